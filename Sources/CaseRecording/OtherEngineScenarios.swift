import Reporting
import ScenarioLoading
import ScenarioModel
import ScenarioRecorder
package import SnapshotModel
import Terminal

/// Scenarios that are about another engine than the one that is asked.
package struct OtherEngineScenarios: Sendable {
  package struct Item: Encodable, Sendable {
    /// The scenario's name.
    let scenario: String
    let file: String
    /// Where the file names the engine.
    let line: Int
    let column: Int
    /// The engine that it names.
    let engine: String
    let cases: Int
  }

  package var items: [Item] = []
  /// The engine that is asked; empty without items.
  var asked = ""
  private(set) package var cases: [CaseIdentity] = []

  /// How many cases are not run.
  package var count: Int { cases.count }

  mutating func add(_ file: ScenarioFile, _ cases: [CaseIdentity]) {
    guard let engine = file.scenario.engine, let location = file.engineLocation else { return }
    self.cases += cases
    items.append(
      Item(
        scenario: file.scenario.name,
        file: location.file,
        line: location.line,
        column: location.column,
        engine: engine,
        cases: cases.count
      )
    )
  }

  /// Adds the scenarios that another engine left out.
  mutating func add(_ others: OtherEngineScenarios) {
    guard !others.items.isEmpty else { return }
    items += others.items
    cases += others.cases
    asked = others.asked
  }

  /// Notes each scenario, with a command that runs the first one.
  ///
  /// - Parameters:
  ///   - console: The console for the notes.
  ///   - isPart: Whether a part of a plan is recorded, which leaves other engines out.
  func note(on console: Console, isPart: Bool) {
    console.notes(items.map { sentence($0) })
    if let item = items.first {
      console.hint(
        (isPart ? "a part has one engine; " : "")
          + "'scvdb record \(item.scenario) --engine \(item.engine)' runs them"
      )
    }
  }

  /// That there is nothing else to run.
  var failure: Failure {
    Failure("nothing was run: every scenario is about another engine than \(asked)")
  }

  private func sentence(_ item: Item) -> String {
    "\(item.file):\(item.line):\(item.column): note: \(counted(item.cases, "case")) not run: "
      + "the scenario is about \(item.engine), and the engine is \(asked)"
  }
}

extension PlannedCases {
  /// What an engine is asked, and the scenarios that are about another one.
  func split(by engine: EngineIdentity) -> (PlannedCases, OtherEngineScenarios) {
    var planned = self
    planned.scenarios = scenarios.filter { $0.file.scenario.isAbout(engine) }
    var others = OtherEngineScenarios()
    others.asked = engine.label
    for (file, questions) in scenarios where !file.scenario.isAbout(engine) {
      others.add(file, questions.identities)
    }
    return (planned, others)
  }
}
