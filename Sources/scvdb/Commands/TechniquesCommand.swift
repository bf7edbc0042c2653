import ArgumentParser
import Reporting
import ScenarioModel
import Workflows

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

  var usesProject: Bool { false }

  func run(on console: Console) async throws {
    switch output.format {
    case .json: try console.printJSON(TechniqueList())
    case .text:
      var table = TextTable("TECHNIQUE", "DESCRIPTION")
      for technique in Technique.allCases { table.add(technique.rawValue, technique.row.summary) }
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
          option.row.defaultValue?.description ?? "",
          option.row.meaning
        )
      }
    }
    return table
  }
}

/// The output of `techniques --format json`.
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
    /// The accepted words; nil for flags and lengths.
    var words: [String]?

    init(_ option: TechniqueOption) {
      self.option = option.rawValue
      summary = option.row.meaning
      defaultValue = option.row.defaultValue
      if case .word(let words) = option.row.kind { self.words = words }
    }
  }

  var schemaVersion = 1
  var techniques = Technique.allCases.map {
    Entry(technique: $0.rawValue, summary: $0.row.summary, options: $0.options.map(Option.init))
  }
}
