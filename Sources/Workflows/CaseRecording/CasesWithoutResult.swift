import ScenarioModel
package import SnapshotModel

/// The cases that a command line had to record, with any outcome.
///
/// An accepted case without a result is drift. Its scenario may have been removed, may name an
/// engine other than `--engine`, or may have lost a device.
package struct CasesWithoutResult {
  private let named: NamedScenarios
  private let selection: StageSelection
  private let recorded: Set<CaseIdentity>
  /// The engines of scenarios that the command line omits, by scenario.
  private let others: [String: String]
  /// The only technique of the command line's engine; nil for all.
  private let technique: Technique?

  /// - Parameters:
  ///   - job: The recordings.
  ///   - options: The options of these recordings. With `--engine`, a case is not due if its
  ///     scenario names another engine and that engine has answered it.
  /// - Throws: A failure for an unknown scenario or engine.
  package init(of job: FinishedJob, _ options: RecordingOptions) throws {
    named = try ScenarioFiles(baselines: options.baselines).named(by: options.scenarios)
    selection = options.selection
    recorded = Set(job.cases)
    technique = try options.engines.main().technique
    let choosesEngine = options.engines.argument != nil
    let engines = (choosesEngine ? job.others.items : []).compactMap { item in
      item.engine.map { (item.scenario, $0) }
    }
    others = Dictionary(engines) { first, _ in first }
  }

  /// Whether an accepted case is due, which an engine has answered.
  package func contains(_ identity: CaseIdentity, answeredBy engine: EngineIdentity) -> Bool {
    // A sample selects among the existing cases, so no other case is due.
    (selection.sample == nil || recorded.contains(identity))
      && named.contains(identity.scenario) && selection.matches(identity)
      && technique.map { $0.rawValue == identity.technique } ?? true
      && others[identity.scenario].map { ![engine.name, engine.label].contains($0) } ?? true
  }
}
