import Foundation
import ScvdbTestSupport
import Testing

/// Tests how commands run scenarios with the key `engine`.
@Suite struct EngineKeyCommandTests {
  /// The four cases of a box, for an engine.
  private func scenario(_ engine: String) -> String {
    boxScenario.replacing(
      "technique: none",
      with: "engine: \(engine)\ntechnique: container-scroll"
    )
  }

  private let note =
    "Baselines/old.yaml:12:9: note: 4 cases not run: the scenario names "
    + "container-scroll@0.1.0, and the engine is scvdb@1.1.0\n"
    + "hint: 'scvdb record old --engine container-scroll@0.1.0' runs them\n"

  private func workplace() throws -> Workplace {
    try Workplace([
      "Baselines/box.yaml": boxScenario, "Baselines/old.yaml": scenario("container-scroll@0.1.0"),
    ])
  }

  @Test func namedRevisionHasItsOwnRecording() throws {
    let workplace = try workplace()
    let recorded = try workplace.scvdb("record", "--label", "first")
    #expect(recorded.status == 0 && recorded.errors.isEmpty, "\(recorded)")
    let lines = recorded.output.split(separator: "\n")
    #expect(lines.count == 2, "\(recorded)")
    #expect(lines.first?.hasPrefix("recorded 4 cases of 1 scenario with scvdb 1.1.0") == true)
    #expect(
      lines.last?.hasPrefix("recorded 4 cases of 1 scenario with container-scroll 0.1.0") == true
    )
    #expect(
      try workplace.ask("SELECT label, count(*) FROM recordings GROUP BY label") == "first|2\n"
    )
    #expect(try workplace.scvdb("accept").output.contains("8 baselines new"))
    #expect(try workplace.scvdb("diff").output.hasSuffix("no drift in 8 cases\n"))
    let tested = try workplace.scvdb("test", "--no-reuse")
    #expect(tested.status == 0 && tested.errors.isEmpty, "\(tested)")
    #expect(tested.output.contains("recordings 3, 4"), "\(tested)")
    #expect(tested.output.hasSuffix("passed: 8 cases, no drift\n"), "\(tested)")
    let reused = try workplace.scvdb("test")
    #expect(reused.output.contains("reused 8 answers"), "\(reused)")
  }

  @Test func namedRevisionRunsAlone() throws {
    let workplace = try workplace()
    let recorded = try workplace.scvdb("record", "old")
    #expect(recorded.status == 0 && recorded.errors.isEmpty, "\(recorded)")
    #expect(recorded.output.hasPrefix("recorded 4 cases of 1 scenario with container-scroll 0.1.0"))
    #expect(try workplace.ask("SELECT count(*) FROM recordings") == "1\n")
  }

  @Test(
    arguments: sample([
      ("container-scroll", "container-scroll 0.1.0 "),
      ("container-scroll@0.0.1", "container-scroll 0.0.1 "),
      ("scvdb@1.1.0", "scvdb 1.1.0 "), ("scvdb", "scvdb 1.1.0 "),
    ])
  )
  func newestRevisionOfNameRuns(engine: String, name: String) throws {
    let workplace = try Workplace(["Baselines/old.yaml": scenario(engine)])
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 0 && recorded.errors.isEmpty, "\(recorded)")
    #expect(recorded.output.hasPrefix("recorded 4 cases of 1 scenario with \(name)"))
  }

  @Test func processesRunNamedRevisions() throws {
    let recorded = try workplace().scvdb("record", "--isolate")
    #expect(recorded.status == 0 && recorded.errors.isEmpty, "\(recorded)")
    #expect(recorded.output.contains("with container-scroll 0.1.0"))
  }

  @Test func anotherEngineDoesNotRunIt() throws {
    let workplace = try workplace()
    try workplace.acceptAll()
    let recorded = try workplace.scvdb("record", "--engine", "scvdb@1.1.0")
    #expect(recorded.status == 0 && recorded.errors == note, "\(recorded)")
    #expect(recorded.output.hasPrefix("recorded 4 cases of 1 scenario with scvdb 1.1.0"))
    let tested = try workplace.scvdb("test", "--engine", "scvdb@1.1.0")
    #expect(tested.status == 0 && tested.errors.hasPrefix(note), "\(tested)")
    #expect(
      tested.output.hasSuffix(
        "passed: 4 cases, no drift; 4 cases of another engine not run\n"
      )
    )
    let other = try workplace.scvdb("test", "old", "--engine", "container-scroll@0.1.0")
    #expect(other.output.hasSuffix("passed: 4 cases, no drift\n"), "\(other)")
  }

  @Test func driftOfNamedRevisionIsReported() throws {
    let workplace = try workplace()
    try workplace.acceptAll()
    try workplace.write(
      scenario("container-scroll@0.1.0").replacing("constant: 30", with: "constant: 31"),
      to: "Baselines/old.yaml"
    )
    let tested = try workplace.scvdb("test")
    #expect(tested.status == 1, "\(tested)")
    #expect(tested.output.hasSuffix("failed: 8 cases, 4 cases drifted\n"), "\(tested)")
    #expect(try workplace.scvdb("test", "box").status == 0)
  }

  @Test func otherTechniqueDoesNotRunOnRevision() throws {
    let techniques = ["--technique", "container-scroll", "--technique", "none"]
    let workplace = try workplace()
    let recorded = try workplace.scvdb(["record"] + techniques)
    let outside =
      "Baselines/old.yaml:12:9: note: 4 cases of none not run: the scenario names "
      + "container-scroll@0.1.0, which does not support this technique\n"
      + "hint: remove 'engine' from the scenario to run them with the current engine\n"
    #expect(recorded.status == 0 && recorded.errors == outside, "\(recorded)")
    // The engine of the command line is the scenario's engine.
    let own = ["record", "old", "--engine", "container-scroll@0.1.0"]
    let other = try workplace.scvdb(own + techniques)
    #expect(other.status == 0 && other.errors == outside, "\(other)")
    #expect(recorded.output.contains("recorded 8 cases of 1 scenario with scvdb 1.1.0"))
    #expect(recorded.output.contains("recorded 4 cases of 1 scenario with container-scroll 0.1.0"))
  }

  @Test func partHasOneEngine() throws {
    let workplace = try workplace()
    let recorded = try workplace.scvdb("record", "--shard", "1/1", "--db", "part.sqlite")
    #expect(
      recorded.errors == note.replacing("hint: ", with: "hint: a part has one engine; "),
      "\(recorded)"
    )
    let merged = try workplace.scvdb("merge", "part.sqlite")
    #expect(merged.output.hasPrefix("merged 4 cases of 1 scenario with scvdb 1.1.0"), "\(merged)")
  }

  @Test func failFastStartsNoFurtherEngine() throws {
    let workplace = try workplace()
    // The return key needs a first responder, and there is none.
    let failing = boxScenario.replacing("- checkpoint", with: "- returnKey\n  - checkpoint")
    try workplace.write(failing, to: "Baselines/box.yaml")
    let stopped = try workplace.scvdb("record", "--fail-fast", "--format", "json", "--jobs", "1")
    #expect(stopped.status == 2)
    #expect(
      stopped.errors.hasSuffix("\nstopped at the first failure: 1 of 8 cases\n"),
      "\(stopped)"
    )
    #expect(stopped.output.contains(#""leftOut" : 7,"#), "\(stopped)")
    let whole = try workplace.scvdb("record")
    #expect(whole.status == 2)
    #expect(whole.output.contains("recorded 4 cases of 1 scenario with container-scroll 0.1.0"))
    #expect(whole.output.contains(", 4 cases failed\n"), "\(whole)")
  }

  /// The newest recording has no case of the unreadable scenario.
  @Test func lostCasesComeFromEarlierRecording() throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb("record").status == 0)
    try workplace.write("steps: [", to: "Baselines/box.yaml")
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 2)
    #expect(recorded.output.contains("recorded 0 cases of 0 scenarios with scvdb 1.1.0"))
    #expect(recorded.output.contains(", 4 cases failed\n"), "\(recorded)")
  }

  @Test func skippedScenariosFail() throws {
    let workplace = try Workplace(["Baselines/old.yaml": scenario("container-scroll@0.1.0")])
    let recorded = try workplace.scvdb("record", "--engine", "scvdb@1.1.0")
    #expect(recorded.status == 2, "\(recorded)")
    #expect(
      recorded.errors == note
        + "error: nothing was run: no scenario uses the engine scvdb@1.1.0\n"
        + "fix: name the engine of the scenarios with --engine\n"
    )
  }

  @Test func engineProcessRunsRevision() throws {
    let workplace = try Workplace(["Baselines/old.yaml": scenario("container-scroll")])
    let recorded = try workplace.scvdb(
      "record",
      "--engine",
      "container-scroll@0.0.1",
      "--isolate"
    )
    #expect(recorded.status == 0, "\(recorded)")
  }

  @Test func misspelledEngineIsError() throws {
    let workplace = try Workplace(["Baselines/old.yaml": scenario("container-scroll@0.2.0")])
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 2)
    #expect(recorded.errors.contains("Baselines/old.yaml:12:9: there is no engine"), "\(recorded)")
  }

  private struct Answer: Decodable {
    struct Item: Decodable, Equatable {
      var scenario, file, engine: String
      var line, column, cases: Int
    }
    struct Engine: Decodable { var name: String }
    var recording: Int
    var engine: Engine
    var cases: [Case]
    var notRun: [Item]
    var furtherRecordings: [Answer]?
  }
  private struct Case: Decodable { var scenario: String }

  private func answer(_ arguments: String...) throws -> Answer {
    let output = try workplace().scvdb(["record", "--format", "json"] + arguments)
    return try JSONDecoder().decode(Answer.self, from: Data(output.output.utf8))
  }

  @Test func jsonContainsFurtherRecordings() throws {
    let answer = try answer()
    #expect(answer.engine.name == "scvdb" && answer.recording == 1 && answer.notRun.isEmpty)
    #expect(answer.cases.map(\.scenario) == ["box", "box", "box", "box"])
    let further = try #require(answer.furtherRecordings)
    #expect(further.map(\.engine.name) == ["container-scroll"])
    #expect(further.map(\.recording) == [2] && further[0].furtherRecordings == nil)
    #expect(further[0].cases.map(\.scenario) == ["old", "old", "old", "old"])
  }

  @Test func jsonContainsSkippedScenarios() throws {
    let answer = try answer("--engine", "scvdb@1.1.0")
    let expected = Answer.Item(
      scenario: "old",
      file: "Baselines/old.yaml",
      engine: "container-scroll@0.1.0",
      line: 12,
      column: 9,
      cases: 4
    )
    #expect(answer.notRun == [expected] && answer.furtherRecordings == nil)
  }
}
