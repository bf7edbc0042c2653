import BuiltInEngine
package import EngineProtocol
package import Reporting
package import ScenarioModel
import SnapshotModel

/// Scenarios that the engine does not run.
///
/// They name another engine, or have another technique than the engine's only one.
package struct OtherEngineScenarios: Sendable {
  /// A scenario with the reason, in the form of JSON.
  package struct Item: Encodable, Sendable {
    /// The scenario's name.
    let scenario: String
    let file: String
    /// The location of the engine's name in the file; nil without a name.
    let line: Int?
    let column: Int?
    /// The engine in the scenario; nil without one.
    let engine: String?
    /// The technique that the engine, or the scenario's own engine, does not answer.
    ///
    /// Nil if the engine's name is the reason.
    let technique: Technique?
    let cases: Int
  }

  /// One entry for each scenario that does not run.
  package var items: [Item] = []
  /// The engine of the command line; empty before it has omitted scenarios.
  var engine = ""
  /// The only technique of that engine; nil for all.
  private var answeredTechnique: Technique?

  /// The number of cases for another engine.
  package var countOfEngines: Int {
    items.reduce(0) { $0 + ($1.technique == nil ? $1.cases : 0) }
  }

  /// The number of cases with another technique.
  package var countOfTechniques: Int {
    items.reduce(0) { $0 + ($1.technique == nil ? 0 : $1.cases) }
  }

  private mutating func add(_ file: ScenarioFile, naming engine: String, cases: Int) {
    guard let location = file.locations.engine else { return }
    let isAnswered = file.scenario.techniqueOfEngine.map { $0 == file.scenario.technique } ?? true
    items.append(
      Item(
        scenario: file.scenario.name,
        file: location.file,
        line: location.line,
        column: location.column,
        engine: engine,
        technique: isAnswered ? nil : file.scenario.technique,
        cases: cases
      )
    )
  }

  private mutating func add(_ file: ScenarioFile, under technique: Technique, cases: Int) {
    items.append(
      Item(
        scenario: file.scenario.name,
        file: file.file,
        line: nil,
        column: nil,
        engine: nil,
        technique: technique,
        cases: cases
      )
    )
  }

  /// Adds the scenarios that another engine omitted.
  mutating func add(_ others: OtherEngineScenarios) {
    guard items.isEmpty || !others.items.isEmpty else { return }
    items += others.items
    (engine, answeredTechnique) = (others.engine, others.answeredTechnique)
  }

  /// Notes the omitted scenarios.
  ///
  /// Each scenario that names another engine is listed, with a command that runs the first one.
  /// Cases with another technique are only counted.
  ///
  /// - Parameters:
  ///   - console: The console for the notes.
  ///   - isPart: Whether a part of a plan is recorded, which omits other engines.
  package func note(on console: Console, isPart: Bool = false) {
    console.notes(items.compactMap(sentence))
    if let item = items.first(where: { $0.engine != nil && $0.technique == nil }),
      let engine = item.engine
    {
      console.hint(
        (isPart ? "a part has one engine; " : "")
          + "'scvdb record \(item.scenario) --engine \(engine)' runs them"
      )
    }
    if items.contains(where: { $0.engine != nil && $0.technique != nil }) {
      console.hint("remove 'engine' from the scenario to run them with the current engine")
    }
    let unnamed = items.filter { $0.engine == nil }
    guard !unnamed.isEmpty, let answeredTechnique else { return }
    let names = Set(unnamed.compactMap(\.technique)).map(\.rawValue).sorted()
    console.note(
      "note: \(counted(unnamed.reduce(0) { $0 + $1.cases }, "case")) of \(names.joined(separator: ", ")) "
        + "not run: \(engine) supports only \(answeredTechnique.rawValue)"
    )
    console.hint("without --engine, the built-in engine runs them")
  }

  /// The error if there are no other scenarios to run.
  package var failure: Failure {
    if let answeredTechnique, countOfTechniques > 0 {
      let name = answeredTechnique.rawValue
      return Failure(
        "nothing was run: \(engine) supports only \(name), and no case uses it",
        fix: "add --technique \(name), or omit --engine"
      )
    }
    return Failure(
      "nothing was run: no scenario uses the engine \(engine)",
      fix: "name the engine of the scenarios with --engine"
    )
  }

  private func sentence(_ item: Item) -> String? {
    guard let named = item.engine, let line = item.line, let column = item.column else {
      return nil
    }
    let cases = "\(item.file):\(line):\(column): note: \(counted(item.cases, "case"))"
    if let technique = item.technique {
      return "\(cases) of \(technique.rawValue) not run: the scenario names \(named), which "
        + "does not support this technique"
    }
    return "\(cases) not run: the scenario names \(named), and the engine is \(engine)"
  }
}

/// Scenarios with their cases.
package typealias ScenarioCases = [(file: ScenarioFile, questions: CaseQuestions)]

extension OtherEngineScenarios {
  /// Separates the cases of an engine's only technique from all others.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios.
  ///   - technique: The engine's only technique; nil for all.
  ///   - engine: The engine's label.
  /// - Returns: The scenarios of the technique, and the others.
  fileprivate static func separate(
    _ scenarios: ScenarioCases,
    by technique: Technique?,
    of engine: String
  ) -> (ScenarioCases, OtherEngineScenarios) {
    var others = OtherEngineScenarios()
    (others.engine, others.answeredTechnique) = (engine, technique)
    guard let technique else { return (scenarios, others) }
    for (file, questions) in scenarios where file.scenario.technique != technique {
      if let named = file.scenario.engine, file.scenario.techniqueOfEngine == technique {
        others.add(file, naming: named, cases: questions.count)
      } else {
        others.add(file, under: file.scenario.technique, cases: questions.count)
      }
    }
    return (scenarios.filter { $0.file.scenario.technique == technique }, others)
  }
}

extension EngineChoice {
  /// Selects the scenarios of the engine's only technique, and notes the others.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios.
  ///   - console: The console for the note.
  /// - Returns: The scenarios of the technique; all for an engine that answers every technique.
  /// - Throws: A failure if no scenario remains.
  package func ownCases(of scenarios: ScenarioCases, on console: Console) throws -> ScenarioCases {
    guard let revision, revision.technique != nil else { return scenarios }
    let (own, others) =
      OtherEngineScenarios.separate(scenarios, by: revision.technique, of: revision.label)
    others.note(on: console)
    guard !own.isEmpty else { throw others.failure }
    return own
  }
}

extension PlannedCases {
  /// Separates the cases of an engine from scenarios that name another engine or have another
  /// technique than the engine's only one.
  func split(
    by engine: EngineIdentity,
    _ technique: Technique?
  ) -> (PlannedCases, OtherEngineScenarios) {
    var planned = self
    let about = scenarios.filter { $0.file.scenario.isAbout(engine) }
    let (own, others) = OtherEngineScenarios.separate(about, by: technique, of: engine.label)
    planned.scenarios = own
    return (planned, others.adding(scenarios.filter { !$0.file.scenario.isAbout(engine) }))
  }
}

extension OtherEngineScenarios {
  /// Adds scenarios that name another engine, before the existing ones.
  fileprivate func adding(_ scenarios: ScenarioCases) -> OtherEngineScenarios {
    var others = self
    others.items = []
    for (file, questions) in scenarios {
      guard let engine = file.scenario.engine else { continue }
      others.add(file, naming: engine, cases: questions.count)
    }
    others.items += items
    return others
  }
}

extension Scenario {
  /// The only technique of the scenario's engine; nil for all, and without an engine.
  fileprivate var techniqueOfEngine: Technique? {
    engine.flatMap(EngineRevision.named)?.technique
  }
}
