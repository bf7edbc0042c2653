import ArgumentParser
import Reporting
import ScenarioLoading
import ScenarioModel
import Terminal

/// The subcommand `techniques`.
struct TechniquesCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "techniques",
    abstract: "List the keyboard techniques that scenarios can name, and their options",
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
      try console.printText(table.text + "\n" + optionTable.text)
    }
  }

  private var optionTable: TextTable {
    var table = TextTable("TECHNIQUE", "OPTION", "DEFAULT", "DESCRIPTION")
    for technique in Technique.allCases {
      for option in technique.options {
        table.add(
          technique.rawValue,
          option.rawValue,
          option.defaultValue?.description ?? "",
          option.summary
        )
      }
    }
    return table
  }
}

extension Technique {
  fileprivate var summary: String {
    switch self {
    case .none: "nothing: what UIKit does by itself"
    case .scrollingContent:
      "inserts a scroll view around the content and resizes it through the additional safe area"
    case .containerScroll:
      "embeds the screen in a scroll view; the predecessor of scrolling-content"
    case .contentHeight:
      "fixes the content's height, and insets it where the keyboard hides the active field"
    case .contentInset:
      "insets a scroll view by the keyboard's height, and scrolls to the active field"
    case .formRoot: "insets a root view that scrolls by the keyboard's height"
    case .keyboardLayoutGuide: "ends a scroll view at the keyboard layout guide"
    }
  }
}

/// What `techniques --format json` prints.
private struct TechniqueList: Encodable {
  struct Entry: Encodable {
    var technique: String
    var summary: String
    var options: [Option]
  }

  struct Option: Encodable {
    var option: String
    var summary: String
    var defaultValue: TechniqueOptions.Value?
    /// The words that it may be; nil for flags and lengths.
    var words: [String]?

    init(_ option: TechniqueOption) {
      self.option = option.rawValue
      summary = option.summary
      defaultValue = option.defaultValue
      if case .word(let words) = option.kind { self.words = words }
    }
  }

  var schemaVersion = 1
  var techniques = Technique.allCases.map {
    Entry(technique: $0.rawValue, summary: $0.summary, options: $0.options.map(Option.init))
  }
}
