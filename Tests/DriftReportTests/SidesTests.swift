import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests which recordings are compared, and which cannot be compared.
@Suite struct SidesTests {
  @Test func caseOrderDoesNotCauseDrift() throws {
    let small = sampleRun(device: "iphone-se")
    let drift = try Drift(
      from: side("baseline", sampleRun(), small),
      to: side("latest", small, sampleRun(version: "2.0.0"))
    )
    #expect(!drift.hasDrift)
    #expect(drift.compared == 2)
  }

  @Test func caseOnOneSideOnlyIsDrift() throws {
    let drift = try Drift(
      from: side("baseline", sampleRun(), sampleRun(device: "iphone-se")),
      to: side("latest", sampleRun(), sampleRun(device: "ipad-10"))
    )
    #expect(drift.hasDrift)
    #expect(drift.onlyInFrom.map(\.device) == ["iphone-se"])
    #expect(drift.onlyInTo.map(\.device) == ["ipad-10"])
    #expect(drift.compared == 1)
    #expect(drift.cases == [])
  }

  @Test func sideWithoutCasesFails() {
    #expect(throws: DriftError.noCases(side: "latest")) {
      try Drift(from: side("baseline", sampleRun()), to: side("latest"))
    }
    #expect(throws: DriftError.noCases(side: "baseline")) {
      try Drift(from: side("baseline"), to: side("latest"))
    }
  }

  @Test func caseRecordedTwiceCannotBeCompared() {
    let error = DriftError.caseRecordedTwice(side: "latest", identity: sampleRun().identity)
    #expect(throws: error) {
      try Drift(from: side("baseline", sampleRun()), to: side("latest", sampleRun(), sampleRun()))
    }
  }

  @Test(arguments: [-0.5, .infinity, .nan])
  func invalidToleranceIsRefused(tolerance: Double) {
    #expect(throws: DriftError.self) {
      try drift(sampleRun(), sampleRun(), tolerance: tolerance)
    }
  }

  @Test(arguments: [
    ("1.0.0", "question", true),
    ("1.0.1", "question", false),
    ("1.0.0", "another question", false),
  ])
  func driftRequiresNewVersionOrQuestion(version: String, hash: String, isError: Bool) throws {
    var screen = sampleScreen()
    screen.change("scrollView") { $0.frame = $0.frame.moved(y: 1) }
    let hash = QuestionHash(text: hash)
    let drift = try drift(sampleRun(), sampleRun(screen, version: version, questionHash: hash))
    #expect(drift.cases.map(\.isWithoutVersionBump) == [isError])
    #expect(drift.withoutVersionBump.count == (isError ? 1 : 0))
  }

  /// The engine reports the finding itself, though none of the compared cases shows it.
  @Test(arguments: [("1.0.0", "bad", true), ("1.0.1", "bad", false), ("1.0.0", "f00d", false)])
  func changedFingerprintRequiresNewVersion(
    version: String,
    fingerprint: String,
    isError: Bool
  ) throws {
    var run = sampleRun(version: version)
    run.engine.fingerprint = fingerprint
    let drift = try drift(sampleRun(), run)
    #expect(drift.hasDrift == isError)
    #expect(drift.cases == [])
    #expect(drift.changedEngines.map(\.from) == (isError ? ["f00d"] : []))
    let words = "drift without a version bump: scvdb 1.0.0 has fingerprint f00d in "
    #expect(TextReportFormat().render(drift).contains(words) == isError)
  }

  @Test func changedQuestionWithSameAnswerIsCounted() throws {
    let drift = try drift(sampleRun(), sampleRun(questionHash: "another question"))
    #expect(!drift.hasDrift)
    #expect(drift.casesWithChangedInputs == 1)
  }

  @Test func sideSummaryCountsCases() throws {
    let drift = try Drift(
      from: side("baseline", sampleRun(), sampleRun(device: "ipad-10", version: "1.1.0")),
      to: side("latest", sampleRun())
    )
    #expect(drift.from.engines.map(\.version) == ["1.0.0", "1.1.0"])
    #expect(drift.from.cases == 2)
    #expect(drift.from.contentHash != drift.to.contentHash)
  }

  @Test func equalAnswersAreNotRead() throws {
    let unread = RecordedCase(UnreadRun(sampleRun()))
    let same = RecordingSide(name: "same", cases: [unread])
    #expect(try !Drift(from: same, to: same).hasDrift)

    var screen = sampleScreen()
    screen.change("scrollView") { $0.frame = $0.frame.moved(y: 1) }
    let other = RecordingSide(name: "other", cases: [RecordedCase(sampleRun(screen))])
    #expect(throws: UnreadRun.WasRead.self) { try Drift(from: same, to: other) }
  }

  @Test func runsInMemoryAreComparedByHash() throws {
    let one = RecordingSide(name: "one", cases: [RecordedCase(sampleRun())])
    let two = RecordingSide(name: "two", cases: [RecordedCase(sampleRun(version: "2.0.0"))])
    let drift = try Drift(from: one, to: two)
    #expect(!drift.hasDrift)
    #expect(drift.from.contentHash == drift.to.contentHash)
  }
}

/// Tests the differences that a tolerance accepts.
@Suite struct ToleranceTests {
  @Test func rowWithinToleranceIsIgnoredAndCounted() throws {
    let drift = try drift(tolerance: 0.5) {
      $0.change("scrollView") { $0.frame = $0.frame.moved(y: 0.5) }
    }
    #expect(!drift.hasDrift)
    #expect(drift.ignored.rows == 1)
  }

  @Test func rowBeyondToleranceIsShownCompletely() throws {
    let drift = try drift(tolerance: 0.5) {
      $0.change("scrollView", "form") { $0.frame = $0.frame.moved(y: 0.25).taller(0.501) }
    }
    #expect(
      drift.lines == ["signUp/scrollView/form: moved y 0.0>0.25, resized height 647.0>647.501"]
    )
    #expect(drift.ignored.rows == 0)
  }

  @Test func toleranceIgnoresTimesAndStates() throws {
    var run = sampleRun()
    run.keyboardFrames[0].duration = 0.3
    #expect(try drift(sampleRun(), run, tolerance: 10).hasDrift)
    #expect(
      try drift(tolerance: 10) { $0.change("scrollView") { $0.isHidden = true } }.hasDrift
    )
  }
}

/// A run that must not be read.
private final class UnreadRun: CaseSource {
  struct WasRead: Error {}

  private let run: Run

  init(_ run: Run) { self.run = run }

  var identity: CaseIdentity { run.identity }
  var engine: EngineIdentity { run.engine }
  var questionHash: QuestionHash { run.questionHash }
  var geometryHash: String { RunDigests(of: run).geometry }
  var answerHash: String { RunDigests(of: run).answer }
  var origin: [String] { [] }

  func snapshotHashes() throws -> [String: String] { throw WasRead() }
  func read(without checkpoints: Set<String>) throws -> Run { throw WasRead() }
  func explanations() throws -> [ExplainedStep] { throw WasRead() }
}
