package import BuiltInEngine
import ScenarioModel

/// The engines of a command line.
package struct AskedEngines {
  /// Returns the engine of `--engine`, or the current one.
  let main: () throws -> EngineChoice
  /// Returns the engine for scenarios that name one of its revisions; nil where the command line names an engine,
  /// whose scenarios alone are recorded.
  let named: ((BuiltInEngine) throws -> EngineChoice)?

  /// - Parameters:
  ///   - main: Returns the engine of `--engine`, or the current one.
  ///   - named: Returns how a revision runs that a scenario names; nil where the command line names an engine.
  package init(
    main: @escaping () throws -> EngineChoice,
    named: ((BuiltInEngine) throws -> EngineChoice)?
  ) {
    self.main = main
    self.named = named
  }
}

extension PlannedCases {
  /// The cases of the scenarios that name a built-in revision other than the current one, by revision in the order
  /// of the scenarios, and all other cases.
  ///
  /// A technique that the revision does not answer, which only a command line can choose, is among the others.
  func separatedByRevision() -> (rest: PlannedCases, named: [(BuiltInEngine, PlannedCases)]) {
    var rest = self
    rest.scenarios = []
    var named: [(engine: BuiltInEngine, planned: PlannedCases)] = []
    for item in scenarios {
      let scenario = item.file.scenario
      guard let revision = scenario.engine.flatMap(EngineRevision.named),
        revision.technique.map({ $0 == scenario.technique }) ?? true, revision != .current
      else {
        rest.scenarios.append(item)
        continue
      }
      if let index = named.firstIndex(where: { $0.engine.revision == revision }) {
        named[index].planned.scenarios.append(item)
      } else {
        var planned = self
        (planned.scenarios, planned.lost) = ([item], [])
        named.append((BuiltInEngine(revision: revision), planned))
      }
    }
    return (rest, named)
  }
}

extension EngineRevision {
  /// Returns the revision with a label, or the newest one with a name.
  static func named(_ engine: String) -> EngineRevision? {
    (all + ofTechniques).first { [$0.label, $0.name].contains(engine) }
  }
}
