import ArgumentParser
import Reporting
import SnapshotStore

/// The subcommand `check`.
struct CheckCommand: DatabaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the integrity of the database",
    discussion: """
      Exit status: 0 if the database is sound, 2 if not.

      EXAMPLE:
        scvdb check --db .scvdb/runs.sqlite
      """
  )

  @OptionGroup var database: DatabaseOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    let (store, faults) = try console.during("checking \(database.database)") {
      let store = try RecordingStore(file: database.database, mode: .readOnly)
      return (store, try store.check())
    }
    for fault in faults { try console.print("\(database.database): \(fault)".printable) }
    guard faults.isEmpty else { throw ExitCode.notDone }
    try console.print("\(database.database): sound, \(counted(try store.runs().count, "run"))")
  }
}
