import DriftReport
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests the mistakes of scenarios in every format.
@Suite struct UnreadScenarioTests {
  private static func drift() throws -> Drift {
    var to = RecordingSide(name: "recording", cases: [])
    to.canBeEmpty = true
    var drift = try Drift(
      from: RecordingSide(name: "baseline", cases: [RecordedCase(sampleRun())]),
      to: to
    )
    drift.unreadScenarios = [
      UnreadScenario(FailureReport("no view 'x'", at: "Baselines/a.yaml:3:5", hint: "choose y"))
    ]
    return drift
  }

  /// The formats with the expected part of their reports.
  private let parts: [(format: any ReportFormat, part: String)] = [
    (TextReportFormat(), "  error Baselines/a.yaml:3:5: no view 'x'; hint: choose y\n"),
    (
      GitHubReportFormat(),
      "::error file=Baselines/a.yaml,line=3,col=5,title=scenario not read::drift: no view 'x'; hint"
    ),
    (JUnitReportFormat(), #"<testcase name="Baselines/a.yaml:3:5" classname="scenarios">"#),
    (MarkdownReportFormat(), "scenario not read: `no view 'x'; hint: choose y`"),
    (MarkdownReportFormat(), "  at `Baselines/a.yaml:3:5`"),
    (SARIFReportFormat(), #""startLine" : 3"#),
    (JSONReportFormat(), #""line" : 3,"#),
  ]

  @Test func formatsContainReasonAtItsLine() throws {
    for (format, part) in parts {
      let report = try format.render(try Self.drift())
      #expect(report.contains(part), "\(report)")
    }
  }
}
