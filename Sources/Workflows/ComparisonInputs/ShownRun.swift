import Reporting
import ScenarioModel
import SnapshotModel
package import SnapshotStore

/// The run that a command line names, for a person to view.
package struct ShownRun {
  package let id: RunID
  /// The other runs with the same name, in the order of their cases.
  package let others: [RunSummary]

  /// Finds the run.
  ///
  /// - Parameters:
  ///   - name: The number of a run, `latest`, or a scenario; the latter two select the latest run of
  ///     the first case in portrait, or else of the first case.
  ///   - selection: The cases to select from `latest` or the scenario.
  ///   - store: The database.
  ///   - scenarios: The scenarios that may still define the recorded cases.
  /// - Throws: `Failure` for a name without a run.
  package init(
    _ name: String,
    selection: CaseSelection,
    in store: RecordingStore,
    askedBy scenarios: ScenarioFiles
  ) throws {
    if let number = Int64(name) {
      (id, others) = (RunID(rawValue: number), [])
      return
    }
    let latest = try LatestRuns(in: store, askedBy: scenarios).runs
    let named = latest.filter { name == "latest" || $0.identity.isOf(scenario: name) }
    guard !named.isEmpty else {
      let names = ["latest"] + latest.map(\.identity.scenario).distinct
      throw Failure(
        "there is no run '\(name)'",
        at: store.file,
        hint: nearestSpelling(to: name, among: names).map { "did you mean '\($0)'?" }
          ?? "name the number of a run, latest, or a scenario, see 'scvdb list'"
      )
    }
    try selection.checkThatEachPartMatches(named.map(\.identity), of: name)
    let matching = named.filter { selection.matches($0.identity) }
    let upright = matching.first { $0.identity.orientation == "portrait" }
    guard let first = upright ?? matching.first else {
      throw Failure(
        "no case of \(name) matches",
        fix: "change or omit the filters"
      )
    }
    (id, others) = (first.id, matching.filter { $0.id != first.id })
  }
}
