import ArgumentParser
import ScenarioModel

/// The subcommand `techniques`.
struct TechniquesCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "techniques",
    abstract: "List the keyboard techniques that scenarios can name",
    discussion: """
      EXAMPLE:
        scvdb techniques
      """
  )

  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    switch output.format {
    case .json: try console.printJSON(TechniqueList())
    case .text:
      var table = TextTable("TECHNIQUE", "WHAT IT DOES")
      for technique in Technique.allCases { table.add(technique.rawValue, technique.summary) }
      try console.printText(table.text)
    }
  }
}

extension Technique {
  fileprivate var summary: String {
    switch self {
    case .none: "nothing: what UIKit does by itself"
    case .scrollingContent:
      "inserts a scroll view around the content and resizes it through the additional safe area"
    }
  }
}

/// What `techniques --format json` prints.
private struct TechniqueList: Encodable {
  struct Entry: Encodable {
    var technique: String
    var summary: String
  }

  var schemaVersion = 1
  var techniques = Technique.allCases.map {
    Entry(technique: $0.rawValue, summary: $0.summary)
  }
}
