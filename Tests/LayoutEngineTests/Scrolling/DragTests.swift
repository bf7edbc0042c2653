import Foundation
import Testing

@testable import LayoutEngine

/// Content that a finger drags.
///
/// The view is 500 points high; 1000 points of content have offsets from 0 to 500.
@Suite @MainActor struct DragTests {
  /// Runs on a phone with two pixels a point.
  private func withFixture(
    content: CGSize = CGSize(width: 300, height: 1000),
    _ body: @MainActor (ScrollFixture) throws -> Void
  ) throws {
    try makeDevice().run { try body(ScrollFixture(content: content)) }
  }

  @Test func contentFollowsTheFinger() throws {
    try withFixture { fixture in
      fixture.drag(0, -100)
      #expect(fixture.offset == CGPoint(x: 0, y: 100))
      fixture.finger.move(to: CGPoint(x: 0, y: 210))
      #expect(fixture.offset.y == CGFloat(40), "40 points up, and not sideways")
      #expect(fixture.scrollView.isTracking && fixture.scrollView.isDragging)
      fixture.lift()
      #expect(!fixture.scrollView.isTracking && !fixture.scrollView.isDragging)
      #expect(fixture.offset.y == CGFloat(40))
    }
  }

  @Test func delegateReceivesDragCallsInOrder() throws {
    try withFixture { fixture in
      fixture.drag(0, -100)
      fixture.lift()
      #expect(
        fixture.witness.words == [
          "will begin dragging: tracking dragging", "scroll",
          "will end dragging: tracking dragging", "did end dragging, rests: tracking",
        ]
      )
    }
  }

  @Test func gestureRecognizerFollowsFinger() throws {
    try withFixture { fixture in
      let pan = fixture.scrollView.panGestureRecognizer
      fixture.drag(0, -100)
      #expect(pan.state == .changed)
      #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -100))
      pan.isEnabled = false
      fixture.lift()
      fixture.wait(1)
      fixture.drag(0, -100)
      #expect(fixture.offset.y == CGFloat(100), "a recognizer that is off drags nothing")
    }
  }

  /// A pull of 100 beyond the edge is (1 - 1 / (100 * 0.55 / 500 + 1)) * 500, which is 49.5495.
  @Test func contentResistsBeyondItsEdge() throws {
    try withFixture { fixture in
      fixture.drag(0, 100)
      #expect(fixture.offset.y == CGFloat(-49.5))
      fixture.finger.move(to: CGPoint(x: 150, y: 300))
      // (1 - 1 / (50 * 0.55 / 500 + 1)) * 500 is 26.0664.
      #expect(fixture.offset.y == CGFloat(-26))
      fixture.lift()
      #expect(fixture.scrollView.isDecelerating)
      fixture.wait(3)
      #expect(fixture.offset.y == 0)
      #expect(!fixture.scrollView.isDecelerating)
    }
  }

  @Test func edgeHoldsWithoutBounces() throws {
    try withFixture { fixture in
      fixture.scrollView.bounces = false
      fixture.drag(0, 100)
      #expect(fixture.offset.y == 0)
      fixture.finger.move(to: CGPoint(x: 150, y: -500))
      #expect(fixture.offset.y == CGFloat(500))
    }
  }

  @Test func fittingContentDragsOnlyIfAlwaysBouncing() throws {
    try withFixture(content: CGSize(width: 300, height: 400)) { fixture in
      fixture.drag(0, 100)
      #expect(fixture.witness.words.isEmpty)
      fixture.lift()
      fixture.scrollView.alwaysBounceVertical = true
      fixture.drag(0, 100)
      #expect(fixture.offset.y == CGFloat(-49.5))
      fixture.lift()
      fixture.wait(3)
      #expect(fixture.offset.y == 0)
    }
  }

  @Test func disabledScrollViewIsNotDragged() throws {
    try withFixture { fixture in
      fixture.scrollView.isScrollEnabled = false
      fixture.drag(0, -100)
      #expect(fixture.offset == .zero)
      #expect(!fixture.scrollView.isTracking)
    }
  }

  @Test func disablingScrollingEndsDrag() throws {
    try withFixture { fixture in
      fixture.drag(0, -100)
      fixture.scrollView.isScrollEnabled = false
      #expect(!fixture.scrollView.isDragging)
      fixture.finger.move(to: CGPoint(x: 150, y: 0))
      #expect(fixture.offset.y == CGFloat(100))
    }
  }

  @Test func lockedDragKeepsItsAxis() throws {
    try withFixture(content: CGSize(width: 1000, height: 1000)) { fixture in
      fixture.drag(-10, -20)
      #expect(fixture.offset == CGPoint(x: 10, y: 20))
      fixture.lift()
      fixture.scrollView.contentOffset = .zero
      fixture.scrollView.isDirectionalLockEnabled = true
      fixture.drag(-10, -20)
      fixture.finger.move(to: CGPoint(x: 50, y: 240))
      #expect(fixture.offset == CGPoint(x: 0, y: 10))
    }
  }

  @Test func offsetIsClampedAfterTouchEnds() throws {
    try withFixture { fixture in
      fixture.scrollView.contentInset.bottom = 200
      fixture.drag(0, -200)
      fixture.scrollView.contentOffset.y = 650
      fixture.scrollView.contentInset.bottom = 0
      #expect(fixture.offset.y == CGFloat(650), "500 is the maximum now")
      fixture.lift()
      fixture.wait(3)
      #expect(fixture.offset.y == CGFloat(500))
    }
  }

  @Test func dragContinuesFromOffsetSetByCode() throws {
    try withFixture { fixture in
      fixture.drag(0, -100)
      fixture.scrollView.contentOffset.y = 300
      fixture.finger.move(to: CGPoint(x: 150, y: 140))
      #expect(fixture.offset.y == CGFloat(310), "10 further than 300")
    }
  }

  @Test func slideMovesFrameByFrame() throws {
    try withFixture { fixture in
      fixture.finger.touchDown(at: CGPoint(x: 150, y: 300))
      fixture.finger.slide(to: CGPoint(x: 150, y: 200), duration: 0.5) { fixture.finger.lift() }
      fixture.wait(0.25)
      #expect(fixture.offset.y == CGFloat(50), "half of the way")
      fixture.wait(0.25)
      // 100 points in half a second are 0.2 points a millisecond.
      #expect(fixture.witness.velocity == CGPoint(x: 0, y: 0.2))
    }
  }

  @Test func restingFingerHasNoVelocity() throws {
    try withFixture { fixture in
      fixture.finger.touchDown(at: CGPoint(x: 150, y: 300))
      fixture.finger.slide(to: CGPoint(x: 150, y: 200), duration: 0.5)
      fixture.wait(1)
      fixture.finger.lift()
      #expect(fixture.witness.velocity == .zero)
      #expect(!fixture.scrollView.isDecelerating)
    }
  }

  // MARK: Nested scroll views

  @Test func innerScrollViewFollowsFirst() throws {
    try withFixture { fixture in
      let inner = UIScrollView(frame: rect(0, 0, 300, 400))
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 300, height: 900)
      fixture.scrollView.addSubview(inner)
      fixture.drag(0, -100)
      #expect(inner.contentOffset.y == CGFloat(100))
      #expect(fixture.offset.y == 0)
      #expect(inner.isTracking && !fixture.scrollView.isTracking)
    }
  }

  @Test func outerScrollViewTakesOtherAxis() throws {
    try withFixture { fixture in
      let inner = UIScrollView(frame: rect(0, 0, 300, 400))
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 900, height: 400)
      fixture.scrollView.addSubview(inner)
      fixture.drag(0, -100)
      #expect(fixture.offset.y == CGFloat(100))
      #expect(!inner.isTracking && fixture.scrollView.isTracking)
      fixture.lift()
      fixture.scrollView.contentOffset = .zero
      fixture.drag(-100, 0)
      #expect(inner.contentOffset.x == CGFloat(100))
      #expect(fixture.offset.y == 0)
    }
  }

  // MARK: The status bar

  @Test func theStatusBarScrollsToTheTop() throws {
    try withFixture { fixture in
      fixture.scrollView.contentInset.top = 20
      fixture.scrollView.contentOffset.y = 300
      fixture.witness.forget()
      #expect(fixture.device.touchStatusBar())
      fixture.wait(0.3)
      #expect(fixture.offset.y == CGFloat(-20))
      #expect(fixture.witness.words == ["scroll", "did scroll to top at 0.3"])
    }
  }

  @Test func statusBarTouchRequiresSingleScrollView() throws {
    try withFixture { fixture in
      fixture.scrollView.contentOffset.y = 300
      fixture.witness.scrollsToTop = false
      fixture.device.touchStatusBar()
      #expect(fixture.offset.y == CGFloat(300))
      fixture.witness.scrollsToTop = true
      let other = UIScrollView(frame: rect(0, 500, 300, 100))
      fixture.window.addSubview(other)
      #expect(!fixture.device.touchStatusBar())
      other.scrollsToTop = false
      #expect(fixture.device.touchStatusBar())
      fixture.wait(0.3)
      #expect(fixture.offset.y == 0)
    }
  }
}
