import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Compares controls outside of scroll views that leave the window of 375 by 667 points.
@Suite struct OffScreenTests {
  private func screen(_ frame: Rect, className: String = "UIButton") -> SampleView {
    var screen = sampleScreen()
    screen.subviews.append(SampleView(name: "done", className: className, frame: frame))
    return screen
  }

  private func drift(to frame: Rect, className: String = "UIButton") throws -> Drift {
    let inside = Rect(x: 16, y: 610, width: 100, height: 44)
    return try Drift(
      from: side("baseline", sampleRun(screen(inside, className: className))),
      to: side("latest", sampleRun(screen(frame, className: className)))
    )
  }

  /// 640 + 44 - 667 = 17, and 16 - 40 = -24, which is 24 to the left of the window.
  @Test(arguments: [
    (Rect(x: 16, y: 640, width: 100, height: 44), "17"),
    (Rect(x: -24, y: 610, width: 100, height: 44), "24"),
  ])
  func lengthBeyondWindowIsShown(_ frame: Rect, _ points: String) throws {
    let report = try TextReportFormat().render(drift(to: frame))
    #expect(report.contains("signUp/done: now off the screen by \(points) pt"), "\(report)")
  }

  /// 623 + 44 = 667 is the end of the window; a label does not receive touches.
  @Test func insideViewsAndNonControlsAreIgnored() throws {
    let inside = try drift(to: Rect(x: 16, y: 623, width: 100, height: 44))
    #expect(!inside.lines.contains { $0.contains("offScreen") })
    let label = try drift(to: Rect(x: 16, y: 640, width: 100, height: 44), className: "UILabel")
    #expect(!label.lines.contains { $0.contains("offScreen") })
  }

  /// The password field ends at 454, the keyboard begins at 451.
  ///
  /// The field is 23 points under it when 20 points lower.
  @Test func lengthUnderKeyboardIsShown() throws {
    var above = sampleScreen()
    above.change("scrollView", "form", "password") { $0.frame = $0.frame.moved(y: -10) }
    var below = sampleScreen()
    below.change("scrollView", "form", "password") { $0.frame = $0.frame.moved(y: 20) }
    let drift = try Drift(from: side("a", sampleRun(above)), to: side("b", sampleRun(below)))
    let report = TextReportFormat().render(drift)
    #expect(report.contains("now covered by the keyboard by 23 pt"), "\(report)")
  }
}
