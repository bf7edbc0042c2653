import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests the covered views of scroll views.
@Suite struct CoveredViewTests {
  /// A button of 44 points in a scroll view that extends under a bar of 64 points.
  private static func screen(buttonY: Double, inset: Double, offset: Double = 0) -> SampleView {
    SampleView(
      name: "screen",
      frame: Rect(x: 0, y: 0, width: 375, height: 667),
      subviews: [
        SampleView(
          name: "scrollView",
          className: "UIScrollView",
          frame: Rect(x: 0, y: 0, width: 375, height: 667),
          scroll: ScrollGeometry(
            contentSize: Size(width: 375, height: 900),
            contentOffset: Point(x: 0, y: offset),
            contentInset: .zero,
            adjustedContentInset: Insets(top: inset, left: 0, bottom: 0, right: 0)
          ),
          subviews: [
            SampleView(
              name: "button",
              className: "UIButton",
              frame: Rect(x: 16, y: buttonY, width: 100, height: 44)
            )
          ]
        ),
        SampleView(
          name: "bar",
          className: "UINavigationBar",
          frame: Rect(x: 0, y: 0, width: 375, height: 64)
        ),
      ]
    )
  }

  /// The bar covers 64 - 40 = 24 points of the button, which begins 30 higher than before.
  ///
  /// With an inset of 64, the offset -64 shows the button at 40 + 64 = 104, below the bar. Without an
  /// inset, no offset is less than 0.
  @Test(arguments: [(64, false), (0, true)] as [(Double, Bool)])
  func onlyScrollingUncoversView(inset: Double, isCovered: Bool) throws {
    let drift = try DriftReportTests.drift(
      sampleRun(Self.screen(buttonY: 70, inset: inset)),
      sampleRun(Self.screen(buttonY: 40, inset: inset))
    )
    #expect(drift.causes.contains { $0.kinds.contains(.coveredByBar) } == isCovered)
  }

  /// The button ends at 40 + 30 + 44 = 114 while the content bounces by 30, below the bar of 64.
  ///
  /// At each valid offset, from 0 on, the bar covers a part of it.
  @Test func viewWithoutPlaceIsNotNewlyCovered() throws {
    let drift = try DriftReportTests.drift(
      sampleRun(Self.screen(buttonY: 40, inset: 0, offset: -30)),
      sampleRun(Self.screen(buttonY: 40, inset: 0))
    )
    #expect(drift.hasDrift && !drift.causes.contains { $0.kinds.contains(.coveredByBar) })
  }

  /// A screen must show the focused view without another scroll.
  @Test func focusedViewIsCovered() throws {
    let runs = [70.0, 40].map { buttonY in
      var run = sampleRun(Self.screen(buttonY: buttonY, inset: 64))
      for index in run.steps.indices {
        run.steps[index].snapshot?.firstResponder = "screen/scrollView/button"
      }
      return run
    }
    let drift = try DriftReportTests.drift(runs[0], runs[1])
    #expect(drift.causes.contains { $0.kinds.contains(.coveredByBar) })
  }
}
