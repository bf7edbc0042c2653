import ArgumentParser
import Reporting
import ScenarioModel
import Workflows

/// A command line such as `scvdb help scenarios`, which names a topic instead of a subcommand.
///
/// The parser's own `help` supports subcommands only. It shows the root command's help for any
/// other word.
enum HelpRequest {
  case topic(HelpTopic)
  case unknown(String)

  /// Parses a command line; nil for one that the argument parser handles.
  init?(_ arguments: [String]) {
    let words = arguments.dropFirst()
    guard words.first == "help", let word = words.dropFirst().first, !word.hasPrefix("-") else {
      return nil
    }
    if let topic = HelpTopic(rawValue: word) {
      self = .topic(topic)
    } else if Self.subcommands.contains(word) {
      return nil
    } else {
      self = .unknown(word)
    }
  }

  /// Prints the requested help and ends the process.
  func answer(on console: Console) -> Never {
    switch self {
    case .topic(let topic):
      do {
        try console.printText(topic.markdown())
        Scvdb.exit()
      } catch {
        console.report(error)
        Scvdb.exit(withError: ExitCode.notDone)
      }
    case .unknown(let word):
      console.report(
        Failure("there is no subcommand or topic '\(word)'", hint: Self.hint(for: word))
      )
      Scvdb.exit(withError: ExitCode.validationFailure)
    }
  }

  /// Returns whether an argument is a subcommand, or an option of the program itself.
  static func isKnown(_ argument: String) -> Bool {
    argument.hasPrefix("-") || subcommands.contains(argument)
      || argument == GenerateManualCommand.configuration.commandName
  }

  private static var subcommands: [String] {
    Scvdb.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  static func hint(for word: String) -> String {
    let topics = HelpTopic.allCases.map(\.rawValue)
    if let nearest = nearestSpelling(to: word, among: topics + subcommands) {
      return "did you mean '\(nearest)'?"
    }
    return "'scvdb help' lists the subcommands; topics are \(HelpTopic.list)"
  }
}
