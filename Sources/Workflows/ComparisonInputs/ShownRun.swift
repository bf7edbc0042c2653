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
    var runs = try LatestRuns(in: store, askedBy: scenarios).runs
    if name != "latest" {
      guard runs.contains(where: { $0.identity.isOf(scenario: name) }) else {
        throw Self.unknown(name, among: runs, in: store)
      }
      runs.removeAll { !$0.identity.isOf(scenario: name) }
    }
    if !selection.isEmpty {
      try selection.checkThatEachPartMatches(runs.map(\.identity), of: name)
      runs.removeAll { !selection.matches($0.identity) }
    }
    guard !runs.isEmpty else {
      throw Failure(
        "no case of \(name) matches",
        fix: "change or omit the filters"
      )
    }
    let upright = runs.firstIndex { $0.identity.orientation == "portrait" }
    id = runs.remove(at: upright ?? 0).id
    others = runs
  }

  private static func unknown(
    _ name: String,
    among runs: [RunSummary],
    in store: RecordingStore
  ) -> Failure {
    let names = ["latest"] + runs.map(\.identity.scenario).distinct
    return Failure(
      "there is no run '\(name)'",
      at: store.file,
      hint: nearestSpelling(to: name, among: names).map { "did you mean '\($0)'?" }
        ?? "name the number of a run, latest, or a scenario, see 'scvdb list'"
    )
  }
}
