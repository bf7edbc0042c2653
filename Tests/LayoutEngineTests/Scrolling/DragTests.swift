import Foundation
import Testing

@testable import LayoutEngine

/// Content that a finger drags.
///
/// The view is 500 points high; 1000 points of content have offsets from 0 to 500.
@Suite @MainActor struct DragTests {
  /// Runs on a phone with two pixels a point.
  private func stage(
    content: CGSize = CGSize(width: 300, height: 1000),
    _ body: @MainActor (ScrollFixture) throws -> Void
  ) throws {
    try makeDevice().run { try body(ScrollFixture(content: content)) }
  }

  @Test func contentFollowsTheFinger() throws {
    try stage { stage in
      stage.drag(0, -100)
      #expect(stage.offset == CGPoint(x: 0, y: 100))
      stage.finger.move(to: CGPoint(x: 0, y: 210))
      #expect(stage.offset.y == CGFloat(40), "40 above where it touched, and sideways is no way")
      #expect(stage.scrollView.isTracking && stage.scrollView.isDragging)
      stage.lift()
      #expect(!stage.scrollView.isTracking && !stage.scrollView.isDragging)
      #expect(stage.offset.y == CGFloat(40))
    }
  }

  @Test func delegateReceivesDragCallsInOrder() throws {
    try stage { stage in
      stage.drag(0, -100)
      stage.lift()
      #expect(
        stage.witness.words == [
          "will begin dragging: tracking dragging", "scroll",
          "will end dragging: tracking dragging", "did end dragging, rests: tracking",
        ]
      )
    }
  }

  @Test func gestureRecognizerFollowsFinger() throws {
    try stage { stage in
      let pan = stage.scrollView.panGestureRecognizer
      stage.drag(0, -100)
      #expect(pan.state == .changed)
      #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -100))
      pan.isEnabled = false
      stage.lift()
      stage.wait(1)
      stage.drag(0, -100)
      #expect(stage.offset.y == CGFloat(100), "a recognizer that is off drags nothing")
    }
  }

  /// A pull of 100 beyond the edge is (1 - 1 / (100 * 0.55 / 500 + 1)) * 500, which is 49.5495.
  @Test func contentResistsBeyondItsEdge() throws {
    try stage { stage in
      stage.drag(0, 100)
      #expect(stage.offset.y == CGFloat(-49.5))
      stage.finger.move(to: CGPoint(x: 150, y: 300))
      // (1 - 1 / (50 * 0.55 / 500 + 1)) * 500 is 26.0664.
      #expect(stage.offset.y == CGFloat(-26))
      stage.lift()
      #expect(stage.scrollView.isDecelerating)
      stage.wait(3)
      #expect(stage.offset.y == 0)
      #expect(!stage.scrollView.isDecelerating)
    }
  }

  @Test func edgeHoldsWithoutBounces() throws {
    try stage { stage in
      stage.scrollView.bounces = false
      stage.drag(0, 100)
      #expect(stage.offset.y == 0)
      stage.finger.move(to: CGPoint(x: 150, y: -500))
      #expect(stage.offset.y == CGFloat(500))
    }
  }

  @Test func fittingContentDragsOnlyIfAlwaysBouncing() throws {
    try stage(content: CGSize(width: 300, height: 400)) { stage in
      stage.drag(0, 100)
      #expect(stage.witness.words.isEmpty)
      stage.lift()
      stage.scrollView.alwaysBounceVertical = true
      stage.drag(0, 100)
      #expect(stage.offset.y == CGFloat(-49.5))
      stage.lift()
      stage.wait(3)
      #expect(stage.offset.y == 0)
    }
  }

  @Test func disabledScrollViewIsNotDragged() throws {
    try stage { stage in
      stage.scrollView.isScrollEnabled = false
      stage.drag(0, -100)
      #expect(stage.offset == .zero)
      #expect(!stage.scrollView.isTracking)
    }
  }

  @Test func disablingScrollingEndsDrag() throws {
    try stage { stage in
      stage.drag(0, -100)
      stage.scrollView.isScrollEnabled = false
      #expect(!stage.scrollView.isDragging)
      stage.finger.move(to: CGPoint(x: 150, y: 0))
      #expect(stage.offset.y == CGFloat(100))
    }
  }

  @Test func lockedDragKeepsItsAxis() throws {
    try stage(content: CGSize(width: 1000, height: 1000)) { stage in
      stage.drag(-10, -20)
      #expect(stage.offset == CGPoint(x: 10, y: 20))
      stage.lift()
      stage.scrollView.contentOffset = .zero
      stage.scrollView.isDirectionalLockEnabled = true
      stage.drag(-10, -20)
      stage.finger.move(to: CGPoint(x: 50, y: 240))
      #expect(stage.offset == CGPoint(x: 0, y: 10))
    }
  }

  @Test func offsetIsClampedAfterTouchEnds() throws {
    try stage { stage in
      stage.scrollView.contentInset.bottom = 200
      stage.drag(0, -200)
      stage.scrollView.contentOffset.y = 650
      stage.scrollView.contentInset.bottom = 0
      #expect(stage.offset.y == CGFloat(650), "500 is the maximum now")
      stage.lift()
      stage.wait(3)
      #expect(stage.offset.y == CGFloat(500))
    }
  }

  @Test func dragContinuesFromOffsetSetByCode() throws {
    try stage { stage in
      stage.drag(0, -100)
      stage.scrollView.contentOffset.y = 300
      stage.finger.move(to: CGPoint(x: 150, y: 140))
      #expect(stage.offset.y == CGFloat(310), "10 further than 300")
    }
  }

  @Test func slideMovesFrameByFrame() throws {
    try stage { stage in
      stage.finger.touchDown(at: CGPoint(x: 150, y: 300))
      stage.finger.slide(to: CGPoint(x: 150, y: 200), duration: 0.5) { stage.finger.lift() }
      stage.wait(0.25)
      #expect(stage.offset.y == CGFloat(50), "half of the way")
      stage.wait(0.25)
      // 100 points in half a second are 0.2 points a millisecond.
      #expect(stage.witness.velocity == CGPoint(x: 0, y: 0.2))
    }
  }

  @Test func restingFingerHasNoVelocity() throws {
    try stage { stage in
      stage.finger.touchDown(at: CGPoint(x: 150, y: 300))
      stage.finger.slide(to: CGPoint(x: 150, y: 200), duration: 0.5)
      stage.wait(1)
      stage.finger.lift()
      #expect(stage.witness.velocity == .zero)
      #expect(!stage.scrollView.isDecelerating)
    }
  }

  // MARK: Nested scroll views

  @Test func innerScrollViewFollowsFirst() throws {
    try stage { stage in
      let inner = UIScrollView(frame: rect(0, 0, 300, 400))
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 300, height: 900)
      stage.scrollView.addSubview(inner)
      stage.drag(0, -100)
      #expect(inner.contentOffset.y == CGFloat(100))
      #expect(stage.offset.y == 0)
      #expect(inner.isTracking && !stage.scrollView.isTracking)
    }
  }

  @Test func outerScrollViewTakesOtherAxis() throws {
    try stage { stage in
      let inner = UIScrollView(frame: rect(0, 0, 300, 400))
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 900, height: 400)
      stage.scrollView.addSubview(inner)
      stage.drag(0, -100)
      #expect(stage.offset.y == CGFloat(100))
      #expect(!inner.isTracking && stage.scrollView.isTracking)
      stage.lift()
      stage.scrollView.contentOffset = .zero
      stage.drag(-100, 0)
      #expect(inner.contentOffset.x == CGFloat(100))
      #expect(stage.offset.y == 0)
    }
  }

  // MARK: The status bar

  @Test func theStatusBarScrollsToTheTop() throws {
    try stage { stage in
      stage.scrollView.contentInset.top = 20
      stage.scrollView.contentOffset.y = 300
      stage.witness.forget()
      #expect(stage.device.touchStatusBar())
      stage.wait(0.3)
      #expect(stage.offset.y == CGFloat(-20))
      #expect(stage.witness.words == ["scroll", "did scroll to top at 0.3"])
    }
  }

  @Test func statusBarTouchRequiresSingleScrollView() throws {
    try stage { stage in
      stage.scrollView.contentOffset.y = 300
      stage.witness.scrollsToTop = false
      stage.device.touchStatusBar()
      #expect(stage.offset.y == CGFloat(300))
      stage.witness.scrollsToTop = true
      let other = UIScrollView(frame: rect(0, 500, 300, 100))
      stage.window.addSubview(other)
      #expect(!stage.device.touchStatusBar())
      other.scrollsToTop = false
      #expect(stage.device.touchStatusBar())
      stage.wait(0.3)
      #expect(stage.offset.y == 0)
    }
  }
}
