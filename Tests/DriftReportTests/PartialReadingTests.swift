import ScvdbTestSupport
import SnapshotModel
import Synchronization
import Testing

@testable import DriftReport

/// Tests which parts of different runs are read.
@Suite struct PartialReadingTests {
  /// Notes the parts that are read from a run in a database.
  private final class Reader: CaseSource {
    private let noted = Mutex<[Set<String>]>([])
    private let source: RunInMemory

    var readings: [Set<String>] { noted.withLock { $0 } }

    init(_ run: Run) { source = RunInMemory(run) }

    var identity: CaseIdentity { source.identity }
    var engine: EngineIdentity { source.engine }
    var questionHash: QuestionHash { source.questionHash }
    var geometryHash: String { source.geometryHash }
    var answerHash: String { source.answerHash }
    var origin: [String] { [] }

    func snapshotHashes() -> [String: String] { source.snapshotHashes() }

    func read(without checkpoints: Set<String>) -> Run {
      noted.withLock { $0.append(checkpoints) }
      return source.read(without: checkpoints)
    }

    func explanations() -> [ExplainedStep] { [] }
  }

  /// The sample's second checkpoint, "pushed", does not depend on the screen of the first one.
  private func compared(
    _ change: (inout SampleView) -> Void
  ) throws -> (drift: Drift, whole: Drift, readings: [[Set<String>]]) {
    var screen = sampleScreen()
    change(&screen)
    let (old, new) = (Reader(sampleRun()), Reader(sampleRun(screen)))
    let drift = try Drift(
      from: RecordingSide(name: "baseline", cases: [RecordedCase(old)]),
      to: RecordingSide(name: "latest", cases: [RecordedCase(new)])
    )
    let whole = try DriftReportTests.drift(sampleRun(), sampleRun(screen))
    return (drift, whole, [old.readings, new.readings])
  }

  @Test func equalCheckpointsAreNotRead() throws {
    let result = try compared { view in
      view.change("scrollView") { $0.frame = $0.frame.moved(y: 1) }
    }
    #expect(result.drift.hasDrift)
    #expect(result.drift.cases == result.whole.cases)
    #expect(result.readings == [[["pushed"]], [["pushed"]]])
  }

  /// A view renamed at one checkpoint may have its former name at another, equal checkpoint.
  @Test func renamedViewsAreComparedAtAllCheckpoints() throws {
    let result = try compared { view in
      view.change("scrollView") { $0.name = "scroller" }
    }
    #expect(result.drift.lines.contains("signUp/scroller: renamed name scrollView>scroller"))
    #expect(result.drift.cases == result.whole.cases)
    #expect(result.readings == [[["pushed"], []], [["pushed"], []]])
  }

  /// Runs in memory and runs of a database leave out the same parts.
  @Test func runsInMemorySkipEqualParts() throws {
    var screen = sampleScreen()
    screen.change("scrollView") { $0.frame = $0.frame.moved(y: 1) }
    let (old, new) = (sampleRun(), sampleRun(screen))
    let (from, to) = try RecordedCase(old).readWhatDiffers(from: RecordedCase(Reader(new)))
    #expect(from.steps.map { $0.snapshot == .unread } == [false, false, false, true])
    #expect(to.steps.map { $0.snapshot == .unread } == [false, false, false, true])
    #expect(from.steps[1] == old.steps[1] && to.steps[1] == new.steps[1])
  }
}
