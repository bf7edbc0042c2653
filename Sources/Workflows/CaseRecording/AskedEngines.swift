package import BuiltInEngine
import ScenarioModel

/// The engines of a command line.
package struct AskedEngines {
  /// Returns the engine of `--engine`, or the current one.
  let main: () throws -> EngineChoice
  /// Returns the engine for scenarios that name one of its revisions.
  ///
  /// Nil if the command line names an engine, because only that engine's scenarios are recorded
  /// then.
  let named: ((BuiltInEngine) throws -> EngineChoice)?

  /// - Parameters:
  ///   - main: Returns the engine of `--engine`, or the current one.
  ///   - named: Returns the engine for a revision in a scenario; nil if the command line names an
  ///     engine.
  package init(
    main: @escaping () throws -> EngineChoice,
    named: ((BuiltInEngine) throws -> EngineChoice)?
  ) {
    self.main = main
    self.named = named
  }
}

extension PlannedCases {
  /// Separates the cases by the built-in revision that their scenarios name.
  ///
  /// `named` contains the revisions other than the current one, in the order of the scenarios.
  /// `rest` contains all other cases. Among them are techniques that the revision does not answer,
  /// which only a command line can select.
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
