import ArgumentParser
import Reporting
import SnapshotStore

extension ColorChoice: ExpressibleByArgument {
  /// Reads the choice from a command line that may be invalid; automatic without one.
  init(in arguments: [String]) {
    let option = "--color"
    let values = arguments.indices.compactMap { index -> String? in
      if arguments[index].hasPrefix(option + "=") {
        return String(arguments[index].dropFirst(option.count + 1))
      }
      return index > 0 && arguments[index - 1] == option ? arguments[index] : nil
    }
    self = values.last.flatMap { ColorChoice(rawValue: $0) } ?? .auto
  }
}

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
