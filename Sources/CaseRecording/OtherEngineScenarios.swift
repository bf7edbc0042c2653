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

  /// Notes each scenario, with what would run it.
  func note(on console: Console) {
    console.notes(items.map { sentence($0) })
    if let item = items.first {
      console.hint("'scvdb record \(item.scenario) --engine \(item.engine)' runs them")
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
