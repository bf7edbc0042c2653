import Foundation
import ScvdbTestSupport
import Testing

/// Invalid input of `scvdb record`, and the complete report about it.
private struct BadInput: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var files: [String: String] = [:]
  var arguments: [String] = []
  /// The number of recorded cases of the box's four, and the number of failed cases.
  var recorded = 0
  var lost = 0
  var expected: String
}

/// Checks one clear error each, and status 2.
@Suite struct BadInputTests {
  /// The database does not change by a byte.
  @Test(arguments: sample(badArguments))
  private func badArgumentsRecordNothing(_ input: BadInput) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "box").status == 0)
    let before = try workplace.contents()
    let output = try workplace.scvdb(["record"] + input.arguments)
    #expect(output.description == input.expected)
    #expect(try workplace.contents() == before)
  }

  @Test(arguments: sample(badFiles))
  private func badFileLosesOnlyItsCases(_ input: BadInput) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "box").status == 0)
    for (path, text) in input.files { try workplace.write(text, to: path) }
    var output = try workplace.scvdb("record")
    let scenarios = input.recorded == 0 ? "0 scenarios" : "1 scenario"
    #expect(
      output.output.hasPrefix("recorded \(input.recorded) cases of \(scenarios) with scvdb "),
      "\(output)"
    )
    let rest = input.lost == 0 ? ")\n" : "), \(input.lost) cases failed\n"
    #expect(output.output.hasSuffix(rest), "\(output)")
    output.output = ""
    #expect(output.description == input.expected)
    #expect(
      try workplace.ask(
        """
        SELECT (SELECT count(*) FROM runs WHERE recording = 2),
          (SELECT count(*) FROM failures WHERE recording = 2 AND kind = 'refused')
        """
      ) == "\(input.recorded)|\(input.lost)\n"
    )
    #expect(try workplace.scvdb("check").status == 0)
  }

  /// Four cases of the box, two of the form; then the form's storyboard is truncated.
  @Test func comparisonOmitsCasesOfUnreadableDocument() throws {
    let form = SmallForm.storyboard
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario, "Baselines/form.yaml": formScenario,
      "Baselines/Form.storyboard": form,
    ])
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    try workplace.write(String(form.dropLast(20)), to: "Baselines/Form.storyboard")
    let record = try workplace.scvdb("record")
    #expect(record.status == 2)
    #expect(record.output.hasPrefix("recorded 4 cases of 1 scenario with "), "\(record)")
    let diff = try workplace.scvdb("diff")
    #expect(diff.status == 1)
    #expect(diff.output.contains("form iphone-8 portrait scrolling-content: only in baseline"))
    #expect(
      diff.errors.hasPrefix(
        """
        latest: 2 cases failed:
          form iphone-8 landscape scrolling-content (refused: Baselines/form.yaml:2:23: \
        the screen cannot be loaded: Baselines/Form.storyboard:
        """
      ),
      "\(diff)"
    )
    let accept = try workplace.scvdb("accept")
    #expect(accept.status == 2)
    #expect(accept.errors.contains("2 planned cases missing:"), "\(accept)")
  }

  /// The baselines show the cases of a scenario with invalid YAML.
  @Test func comparisonOmitsCasesOfInvalidYAML() throws {
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario, "Baselines/other.yaml": boxScenario,
    ])
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    try workplace.write("steps: [", to: "Baselines/other.yaml")
    for database in [".scvdb/runs.sqlite", "new.sqlite"] {
      let record = try workplace.scvdb("record", "--db", database, "--device", "iphone-8")
      #expect(record.status == 2)
      #expect(record.output.hasPrefix("recorded 2 cases of 1 scenario with "), "\(record)")
      #expect(record.output.hasSuffix("), 2 cases failed\n"), "\(record)")
      let diff = try workplace.scvdb("diff", "--db", database, "--device", "iphone-8")
      #expect(diff.status == 1)
      #expect(diff.output.contains("other iphone-8 portrait none: only in baseline"), "\(diff)")
      #expect(diff.errors.contains("other iphone-8 portrait none (refused: Baselines/other.yaml"))
    }
  }

  /// If no input can be read, the older recording does not count as the latest.
  @Test func recordingWithOnlyLostCasesIsLatest() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    try workplace.write("steps: [", to: "Baselines/box.yaml")
    let json = try workplace.scvdb("record", "--format", "json")
    #expect(json.status == 2)
    #expect(json.output.contains(#""kind" : "refused","#), "\(json)")
    let diff = try workplace.scvdb("diff")
    #expect(diff.status == 2 && diff.output.isEmpty)
    #expect(
      diff.errors.hasPrefix("error: .scvdb/runs.sqlite: all cases of the latest recording, 2,")
    )
  }

  @Test func badScenarioCreatesNoDatabase() throws {
    let workplace = try Workplace(["Baselines/a.yaml": "screens: 1"])
    #expect(try workplace.scvdb("record").status == 2)
    #expect(try workplace.contents().keys.sorted() == ["Baselines/a.yaml"])
  }

  @Test(arguments: sample(["list", "diff", "accept", "check", "migrate"]))
  func missingDatabaseIsReportedAndNotMade(_ command: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let side = command == "diff" ? ["latest", "latest"] : []
    let output = try workplace.scvdb([command] + side)
    #expect(
      output.description
        == """
        stderr: error: .scvdb/runs.sqlite: there is no such file
        stderr: fix: record something first, or correct the path
        status: 2
        """
    )
    #expect(try workplace.contents().keys.contains(".scvdb") == false)
  }

  @Test(arguments: sample(["list", "diff", "accept", "check", "migrate", "engines", "record"]))
  func invalidDatabaseIsReportedAndUnchanged(_ command: String) throws {
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario, "notes.txt": "Not a database.\n",
    ])
    let before = try workplace.contents()
    let side = command == "diff" ? ["latest", "latest"] : []
    let output = try workplace.scvdb([command, "--db", "notes.txt"] + side)
    #expect(
      output.description
        == """
        stderr: error: notes.txt: this is not an SQLite database; the file is unchanged
        stderr: fix: give another path
        status: 2
        """
    )
    #expect(try workplace.contents() == before)
  }
}

/// A scenario with a storyboard of any content.
private let formScenario = """
  screens:
    form: { storyboard: Form.storyboard }
  matrix: { devices: [iphone-8] }
  steps:
    - checkpoint: at rest
  """

/// A storyboard with a text field.
private enum SmallForm {
  static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" targetRuntime="iOS.CocoaTouch" initialViewController="vc">
    <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><textField id="field"><rect key="frame" x="20" y="30" width="200" height="44"/>
    </textField></subviews></view></viewController></objects></scene></scenes></document>
    """
}

/// Invalid files.
private let badFiles = [
  BadInput(
    testDescription: "unknown key",
    files: ["Baselines/box.yaml": boxScenario.replacing("technique:", with: "tecnique:")],
    lost: 4,
    expected: """
      stderr: error: Baselines/box.yaml:12:1: a scenario has no key 'tecnique'
      stderr: hint: did you mean 'technique'?
      status: 2
      """
  ),
  BadInput(
    testDescription: "wrong type",
    files: ["Baselines/box.yaml": boxScenario.replacing("constant: 30", with: "constant: much")],
    lost: 4,
    expected: """
      stderr: error: Baselines/box.yaml:9:75: 'constant' must be a number of points, not 'much'
      stderr: fix: write a number of points
      status: 2
      """
  ),
  BadInput(
    testDescription: "unknown device",
    files: ["Baselines/box.yaml": boxScenario.replacing("iphone-xs", with: "iphone-xss")],
    lost: 4,
    expected: """
      stderr: error: Baselines/box.yaml:13:31: there is no device 'iphone-xss'
      stderr: hint: did you mean 'iphone-xs'?
      status: 2
      """
  ),
  BadInput(
    testDescription: "unknown view",
    files: ["Baselines/box.yaml": boxScenario + "\n  - focus: feild"],
    lost: 4,
    expected: """
      stderr: error: Baselines/box.yaml:16:12: the screen 'box' has no view 'feild'
      stderr: hint: did you mean 'field'?
      status: 2
      """
  ),
  BadInput(
    testDescription: "all mistakes in two files",
    files: ["Baselines/a.yaml": "screens: 1", "Baselines/b.yaml": "steps: ["],
    recorded: 4,
    expected: """
      stderr: error: Baselines/a.yaml:1:1: a scenario is missing the key 'matrix'
      stderr: fix: add 'matrix'
      stderr: error: Baselines/a.yaml:1:1: a scenario is missing the key 'steps'
      stderr: fix: add 'steps'
      stderr: error: Baselines/a.yaml:1:10: 'screens' must be a map, not '1'
      stderr: fix: write a map
      stderr: error: Baselines/b.yaml:1:9: the file is not YAML: did not find expected node \
      content while parsing a flow node
      stderr: fix: correct the syntax there
      status: 2
      """
  ),
  BadInput(
    testDescription: "not YAML",
    files: ["Baselines/box.yaml": boxScenario.replacing("[iphone-8,", with: "{iphone-8,")],
    lost: 4,
    expected: """
      stderr: error: Baselines/box.yaml:13:40: the file is not YAML: did not find expected ',' or \
      '}' while parsing a flow mapping
      stderr: fix: correct the syntax there
      status: 2
      """
  ),
  BadInput(
    testDescription: "missing storyboard",
    files: ["Baselines/form.yaml": formScenario],
    recorded: 4,
    lost: 2,
    expected: """
      stderr: error: Baselines/form.yaml:2:23: the screen cannot be loaded
      stderr: cause: Baselines/Form.storyboard: no such file or folder
      stderr: fix: correct the path
      stderr: fix: if the document was deleted, delete the scenario: git rm -r --ignore-unmatch \
      'Baselines/form.yaml' 'Baselines/form'
      status: 2
      """
  ),
  BadInput(
    testDescription: "storyboard that is not XML",
    files: [
      "Baselines/form.yaml": formScenario,
      "Baselines/Form.storyboard": "Dear reader,\nthis is no XML.",
    ],
    recorded: 4,
    lost: 2,
    expected: """
      stderr: error: Baselines/form.yaml:2:23: the screen cannot be loaded
      stderr: cause: Baselines/Form.storyboard:1:1: not well-formed XML: markup is \
      missing
      stderr: fix: restore the file, or save it from Xcode again
      status: 2
      """
  ),
]

/// Invalid command lines.
private let badArguments = [
  BadInput(
    testDescription: "unknown scenario",
    arguments: ["bxo"],
    expected: """
      stderr: error: bxo: there is no such scenario, file or folder
      stderr: hint: did you mean 'box'?
      status: 2
      """
  ),
  BadInput(
    testDescription: "folder without scenarios",
    arguments: ["--baselines", ".scvdb"],
    expected: """
      stderr: error: .scvdb: there is no scenario in this folder
      stderr: hint: scenarios are files that end in .yaml, .yml or .json
      status: 2
      """
  ),
  BadInput(
    testDescription: "device that does not exist",
    arguments: ["--device", "iphone-xz"],
    expected: """
      stderr: error: --device: there is no device 'iphone-xz'
      stderr: hint: did you mean 'iphone-x'?
      status: 2
      """
  ),
  BadInput(
    testDescription: "unknown orientation",
    arguments: ["--orientation", "upright"],
    expected: """
      stderr: error: --orientation: there is no orientation 'upright'
      stderr: hint: choose from portrait, landscape
      status: 2
      """
  ),
  BadInput(
    testDescription: "unknown revision of the engine",
    arguments: ["--engine", "scvdb@0.1.0"],
    expected: """
      stderr: error: --engine: there is no built-in revision 0.1.0 of scvdb
      stderr: hint: choose from scvdb@1.1.0, or name the command line of another engine
      status: 2
      """
  ),
  BadInput(
    testDescription: "engine that does not start",
    arguments: ["--engine", "exit 7"],
    expected: """
      stderr: error: engine exit 7 failed: it stopped (exit status 7)
      stderr: fix: correct the engine, or name another one
      status: 2
      """
  ),
]
