import ArgumentParser
import DriftReport
import Reporting
import SnapshotStore

/// The subcommand `migrate`.
struct MigrateCommand: DatabaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Upgrade the schema of a database",
    discussion: """
      Applies all missing schema changes, or none, and lists them. A copy of the old database is \
      kept beside it as FILE.schema-N.bak. 'scvdb record', 'merge' and 'import' do the same before \
      they write. Commands that read never change a database.

      EXAMPLES:
        scvdb migrate --db old.sqlite --dry-run
        scvdb migrate --db old.sqlite
      """
  )

  @OptionGroup var database: DatabaseOption
  @Flag(help: "Print the missing changes; apply nothing.")
  var dryRun = false

  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    let file = database.database
    let pending = try RecordingStore.pendingMigrations(of: file)
    if dryRun, !pending.isEmpty {
      for name in pending { try console.print("\(file): would apply \(name)") }
      return
    }
    let store = try console.during("migrating \(file)") {
      try RecordingStore.openChecked(file, mode: dryRun ? .readOnly : .readWrite)
    }
    console.note(store.migration)
    for name in pending { try console.print("\(file): applied \(name)") }
    let runs = counted(try store.runs().count, "run")
    if !dryRun { try store.close() }
    try console.print("\(file): the schema is up to date, \(runs)")
  }
}
