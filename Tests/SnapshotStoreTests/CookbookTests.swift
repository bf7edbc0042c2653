import AppLanguages
import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Runs every query of the cookbook in the `sqlite3` shell.
@Suite struct CookbookTests {
  /// Records cases with two versions of an engine.
  ///
  /// The second version moves a field on one device, and fails on another. The last checkpoint of
  /// one case has an accessibility element and an explanation of a number.
  private static func record(to file: String) throws {
    let store = try RecordingStore(file: file, mode: .readWrite)
    try store.save(try germanRun(), in: store.startRecording(engine: SampleRuns.engine))
    for (version, shift) in [("1.0.0", 0.0), ("1.1.0", 4.0)] {
      let engine = EngineIdentity(name: "sample", version: version, fingerprint: version)
      var runs = SampleRuns.matrix(engine: engine, shift: shift, events: SampleRuns.events)
      let last = try #require(runs[0].steps.lastIndex { $0.snapshot != nil })
      let view = try #require(runs[0].steps[last].snapshot?.views.last?.path)
      runs[0].steps[last].snapshot?.accessibility = [AccessibilityElement(view: view)]
      runs[0].explanations = [
        ExplainedStep(step: runs[0].steps[last].index, views: [explanation(of: view)])
      ]
      try store.save(runs)
    }
    var failed = SampleRuns.identity
    failed.device = "iphone-4s"
    try store.save(
      CaseFailure(identity: failed, questionHash: "0", kind: .timeout, reason: "it was silent"),
      in: RecordingID(rawValue: 3)
    )
  }

  /// A German run with a truncated label.
  private static func germanRun() throws -> DigestedRun {
    var identity = SampleRuns.identity
    identity.settings = UserSettings(language: Language(tag: "de"))
    var run = SampleRuns.keyboard(identity: identity)
    let view: ViewPath = "signUp/scrollView/form/email"
    run.findings = [Finding(step: 0, view: view, subject: .truncation)]
    var digested = try DigestedRun(run)
    digested.wordings = [ViewWording(view: view, title: "label", text: "Passwort vergessen?")]
    return digested
  }

  /// 100 = 20 + 80.
  private static func explanation(of view: ViewPath) -> FrameExplanation {
    let equation: ConstraintEquation = "email.top == form.top + 20.0"
    let top = ExplanationSource(.constraint, name: "email.top", equation: equation)
    let above = ExplanationSource(.contentSize, view: "title")
    return FrameExplanation(
      view: view,
      values: [
        FrameExplanation.Value(
          .y,
          100,
          parts: [
            FrameExplanation.Part(top, amount: 20), FrameExplanation.Part(above, amount: 80),
          ]
        )
      ]
    )
  }

  private static let queries = try? cookbook()

  @Test func cookbookExists() throws {
    #expect(try Self.cookbook().count >= 15)
  }

  @Test(arguments: sample(queries ?? []))
  func everyCookbookQueryReturnsRows(query: String) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try Self.record(to: file)
      let answer = try shell(file, query)
      #expect(!answer.isEmpty)
    }
  }

  /// The SQL blocks of the cookbook.
  private static func cookbook() throws -> [String] {
    let page = "Sources/SnapshotStore/COOKBOOK.md"
    let text = try String(contentsOf: repository.appending(path: page), encoding: .utf8)
    return text.matches(of: /```sql\n((?:.|\n)*?)```/).map { String($0.output.1) }
  }
}
