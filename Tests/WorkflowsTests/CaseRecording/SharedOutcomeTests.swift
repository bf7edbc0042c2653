import BuiltInEngine
import EngineProtocol
import Reporting
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

@testable import Workflows

/// Evaluates a technique once for all cases with the same result.
@Suite struct SharedOutcomeTests {
  /// The iPhone 6 and the iPhone 8 have equal measures; a field at 560 of 667 points is below the
  /// keyboard.
  private static let scenario = """
    screens:
      form:
        view:
          subviews:
            - { name: field, class: UITextField, frame: [20, 560, 200, 30] }
    technique: none
    matrix: { devices: [iphone-6, iphone-8, ipad-10], orientations: [portrait] }
    steps: [focus: field, wait: 1, checkpoint: focused]
    """

  @Test func eachCaseHasOutcomeOfItsRun() async throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/runs.sqlite"
    let parsed = try ScenarioFile.parse(text: Self.scenario, file: "form.yaml", name: "form")
    let questions = try parsed.questions { _, _, _ in throw CancellationError() }
    let plan = Plan(questions.map { Plan.Case(identity: $0.identity, questionHash: $0.hash) })
    let options = RecordingOptions(database: file, jobs: 1)
    let session = RecordingSession(
      options: options,
      time: RecordingSession.presentTime,
      assignment: Assignment(plan: plan, shard: .whole)
    ) { _ in ViewTitles() }
    let neverStop: @Sendable () -> Bool = { false }
    let result = try await session.record(
      questions,
      besides: [],
      with: BuiltInEngine.current,
      until: neverStop
    ) { _ in }
    let store = try RecordingStore(file: file, mode: .readOnly)
    for recorded in result.runs {
      #expect(try recorded.outcome == TechniqueOutcome(of: store.load(recorded.id)))
    }
    #expect(result.runs.map { $0.outcome.hiddenFields.count } == [1, 1, 0])
  }
}
