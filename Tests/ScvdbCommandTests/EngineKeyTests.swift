import Foundation
import Testing

/// Scenarios that are about one engine, as commands treat them.
@Suite struct EngineKeyCommandTests {
  /// The four cases of a box, about an engine.
  private func scenario(_ engine: String) -> String {
    boxScenario.replacing(
      "technique: none",
      with: "engine: \(engine)\ntechnique: container-scroll"
    )
  }

  private let note =
    "Baselines/old.yaml:12:9: note: 4 cases not run: the scenario is about "
    + "container-scroll@0.1.0, and the engine is scvdb@1.0.0\n"
    + "hint: 'scvdb record old --engine container-scroll@0.1.0' runs them\n"

  @Test func anotherEngineDoesNotRunIt() throws {
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario, "Baselines/old.yaml": scenario("container-scroll@0.1.0"),
    ])
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 0 && recorded.errors == note, "\(recorded)")
    #expect(recorded.output.hasPrefix("recorded 4 cases of 1 scenario with scvdb 1.0.0"))
    let own = try workplace.scvdb("record", "old", "--engine", "container-scroll@0.1.0")
    #expect(own.status == 0 && own.errors.isEmpty, "\(own)")
    #expect(try workplace.scvdb("accept").output.contains("8 baselines new"))
    let tested = try workplace.scvdb("test")
    #expect(tested.status == 1 && tested.errors.hasPrefix(note), "\(tested)")
    #expect(
      tested.output.hasSuffix(
        "failed: 4 cases, 4 baselines without a result; 4 cases of another engine not run\n"
      )
    )
    let selected = try workplace.scvdb("test", "--engine", "scvdb@1.0.0")
    #expect(selected.status == 0, "\(selected)")
    let other = try workplace.scvdb("test", "old", "--engine", "container-scroll@0.1.0")
    #expect(other.output.hasSuffix("passed: 4 cases, no drift\n"), "\(other)")
  }

  @Test func nothingToRunIsNoPass() throws {
    let workplace = try Workplace(["Baselines/old.yaml": scenario("container-scroll@0.1.0")])
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 2, "\(recorded)")
    #expect(
      recorded.errors == note
        + "error: nothing was run: every scenario is about another engine than scvdb@1.0.0\n"
    )
  }

  @Test func theProcessOfTheEngineRunsIt() throws {
    let workplace = try Workplace(["Baselines/old.yaml": scenario("container-scroll")])
    let recorded = try workplace.scvdb(
      "record",
      "--engine",
      "container-scroll@0.0.1",
      "--isolate"
    )
    #expect(recorded.status == 0, "\(recorded)")
  }

  @Test func aMisspeltEngineIsAnError() throws {
    let workplace = try Workplace(["Baselines/old.yaml": scenario("container-scroll@0.2.0")])
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 2)
    #expect(recorded.errors.contains("Baselines/old.yaml:12:9: there is no engine"), "\(recorded)")
  }

  @Test func jsonHasWhatWasNotRun() throws {
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario, "Baselines/old.yaml": scenario("container-scroll@0.1.0"),
    ])
    struct Answer: Decodable {
      struct Item: Decodable, Equatable {
        var scenario, file, engine: String
        var line, column, cases: Int
      }
      var notRun: [Item]
    }
    let output = try workplace.scvdb("record", "--format", "json")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(output.output.utf8))
    let expected = Answer.Item(
      scenario: "old",
      file: "Baselines/old.yaml",
      engine: "container-scroll@0.1.0",
      line: 12,
      column: 9,
      cases: 4
    )
    #expect(answer.notRun == [expected])
  }
}
