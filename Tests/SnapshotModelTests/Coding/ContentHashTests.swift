import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct ContentHashTests {
  private let run = SampleRuns.keyboard()

  @Test func snapshotHashCoversItsLines() {
    let snapshot = Snapshot(
      window: Size(width: 375, height: 667),
      keyboard: nil,
      firstResponder: nil,
      views: []
    )
    #expect(snapshot.contentHash == sha256Hex("screen 375 667\n".utf8))
  }

  /// The second run has other views at the first checkpoint, and then fewer.
  @Test(
    arguments: [
      { _ in },
      { $0.steps[0].snapshot?.views[4].frame = Rect(x: 16, y: 440.001, width: 343, height: 34) },
      { $0.steps[0].snapshot?.views[4].isHidden = true },
      { $0.steps[0].snapshot?.views[4].className = "Cafe\u{301}" },
      { $0.steps[0].snapshot?.views[4].path = "details/cafe\u{301}" },
      { $0.steps[0].snapshot?.views.removeLast(3) },
      { $0.steps[0].snapshot?.window = Size(width: 320, height: 568) },
    ] as [@Sendable (inout Run) -> Void]
  )
  func copiedLinesDoNotChangeDigests(change: @Sendable (inout Run) -> Void) {
    var first = run
    first.steps[0].snapshot?.views[4].className = "Caf\u{E9}"
    first.steps[0].snapshot?.views[4].path = "details/caf\u{E9}"
    var second = first
    change(&second)
    var computation = SnapshotDigests()
    for run in [first, second, first, second] {
      #expect(RunDigests(of: run, unread: [:], by: &computation) == RunDigests(of: run))
    }
  }

  /// The second run returns to the first run's views, and the third has fewer snapshots.
  @Test func earlierRunsDoNotChangeDigests() throws {
    var second = run
    second.steps[0].snapshot?.views[0].frame = Rect(x: 1, y: 2, width: 3, height: 4)
    var third = run
    third.steps = third.steps.map { step in
      var step = step
      if step.index == run.steps.first?.index { step.snapshot = nil }
      return step
    }
    var latest = LatestDigests()
    for run in [run, second, run, third, second] {
      #expect(try DigestedRun(run, after: &latest) == DigestedRun(run))
    }
  }

  @Test func geometryHashIgnoresEngineAndQuestion() {
    var other = run
    other.engine = EngineIdentity(name: "other", version: "9.9.9", fingerprint: "ff")
    other.identity.device = "ipad-10"
    other.questionHash = "other"
    #expect(other.geometryHash == run.geometryHash)
  }

  @Test func geometryHashIgnoresFindings() {
    var other = run
    other.findings = []
    #expect(other.geometryHash == run.geometryHash)
    #expect(RunDigests(of: other).answer != RunDigests(of: run).answer)
  }

  @Test func geometryHashIgnoresEstimates() {
    var other = run
    other.estimates = [SizeEstimate(view: "details/title", size: UnknownSize(.font, "Gotham"))]
    #expect(other.geometryHash == run.geometryHash)
    #expect(RunDigests(of: other).answer != RunDigests(of: run).answer)
  }

  @Test func geometryHashIgnoresOmissions() {
    var other = run
    other.omissions = [OmissionCount(screen: "details", type: "Cell", count: 1)]
    #expect(other.geometryHash == run.geometryHash)
    #expect(RunDigests(of: other).answer != RunDigests(of: run).answer)
  }

  @Test(
    arguments: [
      { $0.steps[0].snapshot?.views[4].frame = Rect(x: 16, y: 440.001, width: 343, height: 34) },
      { $0.steps[0].snapshot?.views[4].isHidden = true },
      { $0.steps[0].snapshot?.views.swapAt(3, 4) },
      { $0.steps[0].snapshot?.firstResponder = "signUp" },
      { $0.steps[0].detail = "renamed" },
      { $0.steps[4].index = 5 },
      { $0.pushes[0].animated = false },
      { $0.keyboardFrames[0].duration = 0.3 },
      { $0.keyboardFrames.removeLast() },
    ] as [@Sendable (inout Run) -> Void]
  )
  func geometryHashDetectsEveryChange(change: @Sendable (inout Run) -> Void) {
    var other = run
    change(&other)
    #expect(other.geometryHash != run.geometryHash)
    #expect(RunDigests(of: other).answer != RunDigests(of: run).answer)
  }

  /// A case with a system has one more word, so that no two runs have the same lines.
  @Test(arguments: [
    (nil, "7 scvdb 1.0.0 ab\nform iphone-8 portrait none question answer\n"),
    ("17.0", "7 scvdb 1.0.0 ab\nform iphone-8 portrait none 17.0 question answer\n"),
  ])
  func runHashCoversRecordingEngineAndCase(system: String?, lines: String) {
    let hash = runHash(
      recording: 7,
      engine: EngineIdentity(name: "scvdb", version: "1.0.0", fingerprint: "ab"),
      identity: CaseIdentity(
        scenario: "form",
        device: "iphone-8",
        orientation: "portrait",
        technique: "none",
        system: system
      ),
      questionHash: "question",
      answerHash: "answer"
    )
    #expect(hash == sha256Bytes(lines.utf8))
  }

  @Test func recordingHashIgnoresCaseOrder() {
    let entries = SampleRuns.matrix().map { (identity: $0.identity, geometryHash: $0.geometryHash) }
    #expect(recordingHash(of: entries) == recordingHash(of: Array(entries.reversed())))
    #expect(recordingHash(of: entries) != recordingHash(of: entries.dropLast()))
  }
}
