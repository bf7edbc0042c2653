import Reporting
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing
import Workflows

/// Finds the runs that a person views, by their names.
@Suite struct ShownRunTests {
  private func shown(_ name: String, device: String? = nil) throws -> ShownRun {
    try withTemporaryFolder { folder in
      let store = try RecordingStore(file: "\(folder)/runs.sqlite", mode: .readWrite)
      try store.save(SampleRuns.matrix())
      return try ShownRun(
        name,
        selection: CaseSelection(stages: StageSelection(devices: [device].compactMap(\.self))),
        in: store,
        askedBy: ScenarioFiles(baselines: "\(folder)/Baselines")
      )
    }
  }

  private let runs = SampleRuns.matrix()

  @Test func numberSelectsRun() throws {
    #expect(try shown("3").id == RunID(rawValue: 3))
  }

  /// Six runs were saved; the first is shown, and the others are listed.
  @Test func latestSelectsFirstRun() throws {
    let shown = try shown("latest")
    #expect(shown.others.count == runs.count - 1)
  }

  @Test func scenarioAndDeviceSelectRuns() throws {
    let scenario = runs[0].identity.scenario
    let expected = runs.filter { $0.identity.isOf(scenario: scenario) }
      .filter { $0.identity.device == "iphone-8" }
    let shown = try shown(scenario, device: "iphone-8")
    #expect(1 + shown.others.count == expected.count)
    #expect(shown.others.allSatisfy { $0.identity.device == "iphone-8" })
  }

  /// Landscape precedes portrait in the order of the cases.
  @Test func portraitIsPreferred() throws {
    let expected = runs.map(\.identity).filter { $0.orientation == "landscape" }.count
    let shown = try shown("latest")
    #expect(shown.others.count { $0.identity.orientation == "landscape" } == expected)
    #expect(shown.others.allSatisfy { $0.id != shown.id })
  }

  @Test func misspelledNameHasSuggestion() {
    let failure = #expect(throws: Failure.self) { try shown("latst") }
    #expect(failure?.report.advice == [.hint("did you mean 'latest'?")])
  }
}
