import Foundation
import ScvdbTestSupport
import Testing

/// A technique's revision as the engine of a command line runs cases of that technique only.
@Suite struct TechniqueEngineTests {
  private let engine = ["--engine", "container-scroll@0.0.1"]

  private let note =
    "note: 4 cases of none not run: container-scroll@0.0.1 supports only container-scroll\n"
    + "hint: without --engine, the built-in engine runs them\n"

  /// Four cases of a box without a technique, and four with the engine's technique.
  private func workplace() throws -> Workplace {
    try Workplace([
      "Baselines/box.yaml": boxScenario,
      "Baselines/scroll.yaml":
        boxScenario.replacing("technique: none", with: "technique: container-scroll"),
    ])
  }

  @Test(arguments: [[], ["--isolate"]])
  func otherTechniquesAreSkippedWithNote(_ options: [String]) throws {
    let workplace = try workplace()
    let recorded = try workplace.scvdb(["record"] + engine + options)
    #expect(recorded.status == 0 && recorded.errors == note, "\(recorded)")
    #expect(
      recorded.output.hasPrefix("recorded 4 cases of 1 scenario with container-scroll 0.0.1"),
      "\(recorded)"
    )
    #expect(
      try workplace.ask("SELECT DISTINCT scenario, technique FROM runs")
        == "scroll|container-scroll\n"
    )
    #expect(try workplace.ask("SELECT count(*) FROM failures") == "0\n")
  }

  @Test func techniquesOfCommandLineAreSkipped() throws {
    let techniques = ["none", "container-scroll", "form-root"].flatMap { ["--technique", $0] }
    let recorded = try workplace().scvdb(["record", "box"] + techniques + engine)
    // Two other techniques with four cases each.
    #expect(
      recorded.status == 0
        && recorded.errors.hasPrefix("note: 8 cases of form-root, none not run: "),
      "\(recorded)"
    )
    #expect(recorded.output.contains("recorded 4 cases of 1 scenario with container-scroll 0.0.1"))
  }

  /// Baselines of other techniques are not required.
  @Test func testPassesWithoutOtherTechniques() throws {
    let workplace = try workplace()
    try workplace.acceptAll()
    let tested = try workplace.scvdb(["test"] + engine)
    #expect(tested.status == 0 && tested.errors.hasPrefix(note), "\(tested)")
    #expect(
      tested.output.hasSuffix("passed: 4 cases, no drift; 4 cases of another technique not run\n"),
      "\(tested)"
    )
  }

  @Test(arguments: sample(["record", "explore", "compare --technique none"]))
  func nothingToRunIsError(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let output = try workplace().scvdb(words + ["box"] + engine)
    #expect(output.status == 2 && output.output.isEmpty, "\(output)")
    #expect(
      output.errors == note
        + "error: nothing was run: container-scroll@0.0.1 supports only container-scroll, "
        + "and no case uses it\nfix: add --technique container-scroll, or omit --engine\n"
    )
  }

  /// The unreadable scenario may have any technique.
  @Test(arguments: ["record", "test"])
  func mistakesAreErrorsWithoutCase(command: String) throws {
    let workplace = try workplace()
    try workplace.acceptAll()
    try workplace.write(
      boxScenario.replacing("technique: none", with: "technique: none\nmistake: 1"),
      to: "Baselines/broken.yaml"
    )
    let broken = try workplace.scvdb([command, "broken"] + engine)
    #expect(broken.status == 2 && broken.output.isEmpty, "\(broken)")
    #expect(broken.errors.hasPrefix("error: Baselines/broken.yaml:13:1: "), "\(broken)")
    #expect(!broken.errors.contains("nothing was run"), "\(broken)")
    let both = try workplace.scvdb([command, "broken", "box"] + engine)
    #expect(both.status == 2 && both.output.isEmpty, "\(both)")
    #expect(both.errors.contains("error: Baselines/broken.yaml:13:1: "), "\(both)")
    #expect(both.errors.contains("supports only container-scroll, and no case uses it"), "\(both)")
  }

  @Test func lintSkipsScreens() throws {
    let linted = try workplace().scvdb(["lint"] + engine)
    #expect(linted.status == 0, "\(linted)")
    #expect(
      linted.errors.contains(
        "1 screen not checked: container-scroll@0.0.1 supports only container-scroll"
      ),
      "\(linted)"
    )
  }

  @Test func lintWithoutScreensIsError() throws {
    let linted = try workplace().scvdb(["lint", "Baselines/box.yaml"] + engine)
    #expect(linted.status == 2, "\(linted)")
    #expect(linted.errors.contains("error: nothing was checked: "), "\(linted)")
  }

  private struct Answer: Decodable {
    struct Item: Decodable, Equatable {
      var scenario, file, technique: String
      var line: Int?
      var engine: String?
      var cases: Int
    }
    var notRun: [Item]
  }

  @Test func jsonHasSkippedScenarios() throws {
    let recorded = try workplace().scvdb(["record", "--format", "json"] + engine)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(recorded.output.utf8))
    let item = Answer.Item(scenario: "box", file: "Baselines/box.yaml", technique: "none", cases: 4)
    #expect(answer.notRun == [item], "\(recorded)")
  }
}
