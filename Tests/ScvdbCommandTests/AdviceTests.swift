import Foundation
import ScvdbTestSupport
import Testing

/// A typical mistake: a command line, the files that it reads, and the advice below its error.
private struct TypicalMistake: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var files: [String: String] = [:]
  var arguments: [String]
  /// The start of the advice, with its label.
  var advice: String

  init(
    _ description: String,
    _ arguments: String...,
    files: [String: String] = [:],
    advice: String
  ) {
    testDescription = description
    self.arguments = arguments
    self.files = files
    self.advice = advice
  }
}

/// Checks that every error of a command is followed by a fix or a hint.
@Suite struct AdviceTests {
  @Test(arguments: sample(mistakes))
  private func errorHasAdvice(_ mistake: TypicalMistake) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    for (path, text) in mistake.files { try workplace.write(text, to: path) }
    let output = try workplace.scvdb(mistake.arguments)
    #expect(output.status == 2 || output.status == 64, "\(output)")
    let lines = output.errors.split(separator: "\n").map(String.init)
    let errors = lines.indices.filter { lines[$0].hasPrefix("error: ") }
    #expect(!errors.isEmpty, "\(output)")
    for index in errors {
      let advice = Self.advice(in: lines[(index + 1)...])
      // Each usage error has the same hint besides its own advice.
      #expect(
        advice.contains { $0.hasPrefix(mistake.advice) || !$0.hasSuffix(" describes the options") },
        "no advice below '\(lines[index])'"
      )
    }
    // The first error is the mistake; others are consequences.
    let first = errors.first.map { Self.advice(in: lines[($0 + 1)...]) } ?? []
    #expect(first.contains { $0.hasPrefix(mistake.advice) }, "\(output)")
  }

  /// Returns the fixes and hints before the next error.
  private static func advice(in lines: ArraySlice<String>) -> [String] {
    lines.prefix { !$0.hasPrefix("error: ") }
      .filter { $0.hasPrefix("fix: ") || $0.hasPrefix("hint: ") }
  }

  /// Usage errors have the styles of other errors.
  @Test(arguments: [["--color", "always"], ["--color=always"]])
  func usageErrorHasColors(color: [String]) throws {
    let output = try Workplace().scvdb(["record", "--sample", "0"] + color)
    #expect(output.status == 64)
    #expect(
      output.errors.hasPrefix(
        "\u{1B}[1;31merror:\u{1B}[0m --sample must be more than 0\n"
          + "\u{1B}[1;36mfix:\u{1B}[0m write 1 or more\n\u{1B}[1;36mhint:\u{1B}[0m "
      ),
      "\(output)"
    )
    #expect(try !Workplace().scvdb("record", "--sample", "0").errors.contains("\u{1B}"))
  }
}

private let formScenario = """
  screens: { form: { storyboard: Form.storyboard } }
  matrix: { devices: [iphone-8] }
  steps: [{ checkpoint: at rest }]
  """

private let mistakes = [
  TypicalMistake("no subcommand", advice: "fix: start with 'scvdb test'"),
  TypicalMistake("unknown subcommand", "recrod", advice: "hint: did you mean 'record'?"),
  TypicalMistake("unknown topic", "help", "scenaros", advice: "hint: did you mean 'scenarios'?"),
  TypicalMistake("unknown option", "record", "--devise", advice: "hint: 'scvdb record --help'"),
  TypicalMistake("option without a value", "record", "--db", advice: "hint: 'scvdb record --help'"),
  TypicalMistake(
    "unknown format",
    "diff",
    "--format",
    "xls",
    advice: "hint: 'scvdb diff --help'"
  ),
  TypicalMistake("number out of range", "record", "--sample", "0", advice: "fix: write 1 or more"),
  TypicalMistake("conflicting options", "show", "1", "--draw", "--svg", advice: "fix: give one of"),
  TypicalMistake("missing partner", "accept", "--known", "a", advice: "fix: give both"),
  TypicalMistake("malformed part", "record", "--shard", "half", advice: "fix: write 1/4 to 4/4"),
  TypicalMistake(
    "unknown device",
    "record",
    "--device",
    "iphone-xz",
    advice: "hint: did you mean 'iphone-x'?"
  ),
  TypicalMistake(
    "system without a case",
    "record",
    "--system",
    "18",
    advice: "fix: omit --system"
  ),
  TypicalMistake(
    "unknown orientation",
    "record",
    "--orientation",
    "upright",
    advice: "hint: choose from portrait, landscape"
  ),
  TypicalMistake(
    "malformed system",
    "record",
    "--system",
    "x",
    advice: "fix: write it like 9.3 or 17"
  ),
  TypicalMistake(
    "malformed language",
    "record",
    "--language",
    "d",
    advice: "fix: write it like de or pt-BR"
  ),
  TypicalMistake("unknown scenario", "record", "bxo", advice: "hint: did you mean 'box'?"),
  TypicalMistake(
    "name like no scenario",
    "record",
    "nothing-similar",
    advice: "fix: correct the name"
  ),
  TypicalMistake("missing document", "layout", "No.storyboard", advice: "fix: correct the path"),
  TypicalMistake(
    "missing storyboard of a scenario",
    "record",
    "form",
    files: ["Baselines/form.yaml": formScenario],
    advice: "fix: correct the path"
  ),
  TypicalMistake(
    "damaged storyboard",
    "record",
    "form",
    files: ["Baselines/form.yaml": formScenario, "Baselines/Form.storyboard": "<document>"],
    advice: "fix: restore the file, or save it from Xcode again"
  ),
  TypicalMistake(
    "invalid YAML",
    "record",
    "bad",
    files: ["Baselines/bad.yaml": "steps: ["],
    advice: "fix: correct the syntax there"
  ),
  TypicalMistake(
    "several mistakes in a file",
    "record",
    "bad",
    files: ["Baselines/bad.yaml": "screens: 1"],
    advice: "fix: add 'matrix'"
  ),
  TypicalMistake(
    "unknown key",
    "record",
    "box",
    files: ["Baselines/box.yaml": boxScenario.replacing("technique:", with: "tecnique:")],
    advice: "hint: did you mean 'technique'?"
  ),
  TypicalMistake("missing database", "list", advice: "fix: record something first"),
  TypicalMistake(
    "unreadable database",
    "list",
    "--db",
    "notes.txt",
    files: ["notes.txt": "Not a database."],
    advice: "fix: give another path"
  ),
  TypicalMistake("missing font", "record", "--fonts", "No.ttf", advice: "fix: name font files"),
  TypicalMistake(
    "damaged font",
    "record",
    "--fonts",
    "Bad.ttf",
    files: ["Bad.ttf": "Not a font."],
    advice: "fix: replace the file by an OpenType or TrueType font"
  ),
  TypicalMistake(
    "misspelled rule",
    "diff",
    "latest",
    "latest",
    "--policy",
    "drift.policy",
    files: ["drift.policy": "note movd"],
    advice: "hint: did you mean 'moved'?"
  ),
  TypicalMistake(
    "no engine",
    "record",
    "--engine",
    "exit 7",
    advice: "fix: correct the engine, or name another one"
  ),
  TypicalMistake("unknown side", "diff", "latset", advice: "hint: did you mean 'latest'?"),
  TypicalMistake(
    "output in a missing folder",
    "compare",
    "box",
    "--output",
    "none/report.txt",
    advice: "fix: create the directory, or correct the path"
  ),
]
