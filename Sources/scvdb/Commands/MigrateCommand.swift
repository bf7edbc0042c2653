import ArgumentParser
import Foundation
import SnapshotStore

/// The subcommand `migrate`.
struct MigrateCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Bring the schema of a database up to date",
    discussion: """
      'scvdb record' does the same before it records; reading commands never change a database.

      EXAMPLE:
        scvdb migrate --db old.sqlite
      """
  )

  @OptionGroup var database: DatabaseOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    guard FileManager.default.fileExists(atPath: database.database) else {
      throw StoreError.missing(file: database.database)
    }
    let store = try RecordingStore(file: database.database, mode: .readWrite)
    let runs = counted(try store.runs().count, "run")
    try console.print("\(database.database): the schema is up to date, \(runs)")
  }
}
