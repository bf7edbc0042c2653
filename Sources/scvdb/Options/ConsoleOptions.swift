import ArgumentParser
import Reporting
import SnapshotStore

extension ColorChoice: ExpressibleByArgument {}

/// The options of every subcommand.
struct ConsoleOptions: ParsableArguments {
  @Option(
    help: """
      When to use color: auto, always or never. Automatic color needs a terminal; a non-empty \
      NO_COLOR disables it.
      """
  )
  var color: ColorChoice = .auto
}

extension Console {
  /// Notes a migration of a database's schema.
  func note(_ migration: AppliedMigration?) {
    if let migration { note(migration.description.printable) }
  }
}
