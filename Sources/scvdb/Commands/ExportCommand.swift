import ArgumentParser
import Reporting
import SnapshotStore

/// The subcommand `export`.
struct ExportCommand: DatabaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print all recordings as JSON Lines",
    discussion: """
      Each line is a JSON object: a header, a plan, a recording, one of its runs, or the end. \
      Equal recordings have equal bytes, from any database. 'scvdb import' reads the output.

      EXAMPLE:
        scvdb export --db .scvdb/runs.sqlite > runs.jsonl
      """
  )

  @OptionGroup var database: DatabaseOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    let store = try RecordingStore.openChecked(database.database, mode: .readOnly)
    // On a terminal, the lines themselves show the progress.
    guard !console.isTerminal else { return try export(store, on: console) }
    try console.during("exporting \(database.database)") { try export(store, on: console) }
  }

  private func export(_ store: RecordingStore, on console: Console) throws {
    try store.export(console.printText)
  }
}
