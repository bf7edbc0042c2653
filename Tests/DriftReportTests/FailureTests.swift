import DriftReport
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

/// The severity of drift determines whether a comparison fails.
@Suite struct FailureTests {
  /// A new name is a note, and a moved view is a warning.
  private func drift(_ threshold: Severity, change: (inout SampleView) -> Void) throws -> Drift {
    var screen = sampleScreen()
    change(&screen)
    return try Drift(
      from: side("baseline", sampleRun()),
      to: side("latest", sampleRun(screen, questionHash: "changed")),
      options: DriftOptions(failingSeverity: threshold)
    )
  }

  private func renamed(_ threshold: Severity) throws -> Drift {
    try drift(threshold) { $0.change("scrollView", "form", "email") { $0.name = "mail" } }
  }

  private func moved(_ threshold: Severity) throws -> Drift {
    try drift(threshold) { $0.change("scrollView") { $0.frame = $0.frame.moved(y: 24) } }
  }

  @Test func newNameFailsOnlyOnRequest() throws {
    #expect(try renamed(.warning).hasDrift && !renamed(.warning).fails)
    #expect(try renamed(.note).fails)
  }

  @Test func movedViewFailsUnlessOnlyErrorsFail() throws {
    #expect(try moved(.warning).fails && !moved(.error).fails)
    #expect(try moved(.warning).failingCases == [sampleRun().identity])
  }

  /// One version of an engine gave two answers to the same question.
  @Test func missingVersionBumpAlwaysFails() throws {
    let drift = try Drift(
      from: side("baseline", sampleRun()),
      to: side("latest", sampleRun(renamedScreen())),
      options: DriftOptions(failingSeverity: .error)
    )
    #expect(drift.fails)
  }

  @Test func policyLowersFailure() throws {
    let rule = DriftPolicy.Rule(
      severity: .note,
      kind: .moved,
      scenario: nil,
      view: nil,
      location: "drift.policy:1"
    )
    var screen = sampleScreen()
    screen.change("scrollView") { $0.frame = $0.frame.moved(y: 24) }
    let drift = try Drift(
      from: side("baseline", sampleRun()),
      to: side("latest", sampleRun(screen, questionHash: "changed")),
      options: DriftOptions(policy: DriftPolicy(rules: [rule]))
    )
    #expect(drift.hasDrift && !drift.fails)
  }

  @Test func passedTestShowsItsNotes() throws {
    let report = try JUnitReportFormat().render(renamed(.warning))
    #expect(report.contains(#"failures="0""#) && !report.contains("<failure"), "\(report)")
    #expect(report.contains("<system-out>") && report.contains("note: signUp/scrollView/form/mail"))
    #expect(try JUnitReportFormat().render(renamed(.note)).contains("<failure"))
  }

  private func renamedScreen() -> SampleView {
    var screen = sampleScreen()
    screen.change("scrollView", "form", "email") { $0.name = "mail" }
    return screen
  }
}
