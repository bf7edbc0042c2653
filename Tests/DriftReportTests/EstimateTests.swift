import DriftReport
import Foundation
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Compares estimated sizes, beside drifts and as drifts.
@Suite struct EstimateTests {
  private static let hint: ViewPath = "signUp/scrollView/form/hint"

  /// The label in an unknown font is 4 points narrower.
  private func narrowerHint() throws -> Drift {
    try drift { screen in
      screen.change("scrollView", "form", "hint") { $0.frame = $0.frame.narrower(by: 4) }
    }
  }

  @Test func estimateIsShownBesideDrift() throws {
    let drift = try narrowerHint()
    let cause = try #require(drift.causes.first)
    #expect(cause.subject == .view(path: Self.hint))
    #expect(cause.estimates == [UnknownSize(.font, "Sora")])
    let line = "estimate: font 'Sora' is measured by another font"
    #expect(TextReportFormat().render(drift).contains("\n          \(line)\n"))
    #expect(
      MarkdownReportFormat().render(drift)
        .contains("  estimate: `font 'Sora' is measured by another font`\n")
    )
    #expect(JUnitReportFormat().render(drift).contains("; estimate: font "))
    #expect(GitHubReportFormat().render(drift).contains("; estimate: font 'Sora'"))
  }

  @Test func jsonNamesTheEstimate() throws {
    let text = try JSONReportFormat().render(try narrowerHint())
    #expect(text.contains("\"estimates\" : ["))
    #expect(text.contains("\"reason\" : \"font\""))
  }

  @Test func otherViewsHaveNoEstimate() throws {
    let drift = try drift { screen in
      screen.change("scrollView", "form", "email") { $0.frame = $0.frame.narrower(by: 4) }
    }
    #expect(drift.causes.flatMap(\.estimates) == [])
    #expect(!TextReportFormat().render(drift).contains("estimate"))
    #expect(try JSONReportFormat().render(drift).contains("estimates") == false)
  }

  /// The views are equal but the results differ, and a note names the difference.
  @Test func changedEstimateAloneIsANote() throws {
    var run = sampleRun()
    run.estimates = []
    let drift = try drift(sampleRun(), run)
    #expect(drift.hasDrift)
    let cause = try #require(drift.causes.first)
    #expect(drift.causes.count == 1)
    #expect(cause.severity == .note)
    #expect(cause.kinds == [.sizeEstimate])
    #expect(cause.stepNames == ["\"keyboard up\""])
    #expect(cause.estimates.isEmpty)
    #expect(drift.withoutVersionBump.isEmpty && drift.nondeterministic.isEmpty)
    let text = TextReportFormat(width: 200).render(drift)
    #expect(
      text.contains("\(Self.hint): estimate font 'Sora' is measured by another font -> none\n")
    )
  }

  /// A renamed view keeps its estimate.
  @Test func renamedViewKeepsItsEstimate() throws {
    var screen = sampleScreen()
    screen.change("scrollView", "form", "hint") { $0.name = "advice" }
    var run = sampleRun(screen)
    run.steps[3].snapshot = sampleSnapshot(screen)
    run.estimates[0].view = "signUp/scrollView/form/advice"
    let kinds = Set(try drift(sampleRun(), run).causes.flatMap(\.kinds))
    #expect(kinds == [.renamed])
  }
}

extension Rect {
  fileprivate func narrower(by points: Double) -> Rect {
    Rect(x: x, y: y, width: width - points, height: height)
  }
}
