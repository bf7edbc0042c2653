import Foundation
import Testing

@testable import LayoutEngine

/// Content after a finger is lifted.
///
/// At a rate of 0.998 it moves as far as its speed in 0.998 / 0.002 = 499 milliseconds, at 0.99 in
/// 99. The view is 500 points high.
@Suite @MainActor struct DecelerationTests {
  private func withFixture(
    height: CGFloat,
    _ body: @MainActor (ScrollFixture) throws -> Void
  ) throws {
    try makeDevice().run {
      try body(ScrollFixture(content: CGSize(width: 300, height: height)))
    }
  }

  @Test(
    arguments: [(.normal, 599), (.fast, 199)] as [(UIScrollView.DecelerationRate, CGFloat)]
  )
  func decelerationRateDeterminesDistance(
    rate: UIScrollView.DecelerationRate,
    end: CGFloat
  ) throws {
    try withFixture(height: 2000) { fixture in
      fixture.scrollView.decelerationRate = rate
      fixture.drag(0, -100)
      fixture.lift(0, -1000)
      let target = try #require(fixture.witness.proposedTarget)
      #expect(abs(target.y - end) < 1e-9)
      #expect(fixture.witness.velocity == CGPoint(x: 0, y: 1), "in points a millisecond")
      fixture.wait(10)
      #expect(fixture.offset.y == end)
    }
  }

  /// After half a second 0.998 to the power of 500 of the distance remains, which is 0.3675.
  @Test func contentDeceleratesExponentially() throws {
    try withFixture(height: 2000) { fixture in
      fixture.drag(0, -100)
      fixture.lift(0, -1000)
      fixture.wait(0.5)
      let expected: CGFloat = 599 - 499 * 0.36751
      #expect(abs(fixture.offset.y - expected) < 0.26, "half a pixel of two a point")
      #expect(fixture.scrollView.isDecelerating && !fixture.scrollView.isTracking)
    }
  }

  @Test func delegateReceivesDecelerationInOrder() throws {
    try withFixture(height: 2000) { fixture in
      fixture.drag(0, -100)
      fixture.lift(0, -1000)
      fixture.wait(10)
      #expect(
        fixture.witness.words == [
          "will begin dragging: tracking dragging", "scroll",
          "will end dragging: tracking dragging", "did end dragging, goes on: tracking",
          "will begin decelerating: decelerating", "scroll", "did end decelerating: ",
        ]
      )
    }
  }

  @Test func theDelegateMayChangeTheTarget() throws {
    try withFixture(height: 2000) { fixture in
      fixture.witness.target = CGPoint(x: 0, y: 320)
      fixture.drag(0, -100)
      fixture.lift(0, -1000)
      fixture.wait(10)
      #expect(fixture.offset.y == CGFloat(320))
    }
  }

  /// From 400 on at a speed that would lead to 899: 500 is the edge.
  @Test(arguments: [true, false])
  func bouncingContentPassesItsEdge(bounces: Bool) throws {
    try withFixture(height: 1000) { fixture in
      fixture.scrollView.bounces = bounces
      fixture.scrollView.contentOffset.y = 300
      fixture.drag(0, -100)
      fixture.lift(0, -1000)
      #expect(fixture.witness.proposedTarget?.y == CGFloat(500))
      fixture.wait(10)
      #expect(fixture.offset.y == CGFloat(500))
      #expect((fixture.witness.highest > 500) == bounces)
    }
  }

  /// Pages of 500 points: back from less than half without speed, forward with any speed.
  @Test(
    arguments: [(-100, 0, 0), (-300, 0, 500), (-100, -200, 500), (-300, 200, 0)]
      as [(dy: CGFloat, speed: CGFloat, end: CGFloat)]
  )
  func pagesComeToRestWhole(dy: CGFloat, speed: CGFloat, end: CGFloat) throws {
    try withFixture(height: 2000) { fixture in
      fixture.scrollView.isPagingEnabled = true
      fixture.drag(0, dy)
      fixture.lift(0, speed)
      fixture.wait(10)
      #expect(fixture.offset.y == end)
      #expect(fixture.witness.proposedTarget == nil, "the delegate does not decide about pages")
    }
  }

  @Test func touchStopsContent() throws {
    try withFixture(height: 2000) { fixture in
      fixture.drag(0, -100)
      fixture.lift(0, -1000)
      fixture.wait(0.5)
      let offset = fixture.offset
      fixture.witness.forget()
      fixture.finger.touchDown(at: CGPoint(x: 150, y: 250))
      #expect(!fixture.scrollView.isDecelerating && fixture.scrollView.isTracking)
      fixture.wait(1)
      #expect(fixture.offset == offset)
      #expect(fixture.witness.words == ["did end decelerating: "])
      fixture.finger.move(to: CGPoint(x: 150, y: 240))
      #expect(fixture.offset.y == offset.y + 10)
    }
  }

  @Test func codeThatScrollsStopsTheContent() throws {
    try withFixture(height: 2000) { fixture in
      fixture.drag(0, -100)
      fixture.lift(0, -1000)
      fixture.wait(0.5)
      fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      fixture.wait(5)
      #expect(fixture.offset.y == CGFloat(50))
      #expect(!fixture.scrollView.isDecelerating)
    }
  }

  // MARK: Scrolls by code

  @Test func animatedScrollTakesThreeTenthsOfSecond() throws {
    try withFixture(height: 2000) { fixture in
      fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      fixture.wait(1)
      #expect(fixture.witness.words == ["scroll", "did end animation at 0.3"])
      fixture.witness.forget()
      fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
      fixture.wait(1)
      #expect(fixture.witness.words == ["scroll"], "there was nowhere to go, and no time to take")
    }
  }

  /// 60 frames a second: 18 in three tenths of a second, half of them in half of the time.
  @Test func animatedScrollMovesContentEachFrame() throws {
    final class Counter: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      var ends = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    try withFixture(height: 2000) { fixture in
      let counter = Counter()
      fixture.scrollView.delegate = counter
      fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      #expect(fixture.offset.y == 0 as CGFloat)
      fixture.wait(0.15)
      #expect(fixture.offset.y == 50 as CGFloat)
      #expect(counter.ends == 0)
      fixture.wait(0.15)
      #expect(counter.offsets.count == 18)
      #expect(counter.offsets == counter.offsets.sorted())
      #expect(fixture.offset.y == 100 as CGFloat)
      #expect(counter.ends == 1)
      // An immediate scroll by code ends the running scroll, without an arrival.
      fixture.scrollView.setContentOffset(.zero, animated: true)
      fixture.wait(0.1)
      fixture.scrollView.contentOffset.y = 70
      fixture.wait(1)
      #expect(fixture.offset.y == 70 as CGFloat)
      #expect(counter.ends == 1)
    }
  }

  @Test func recordedAnimatedScrollAppliesAtOnce() throws {
    var options = SimulationOptions()
    options.scrollsFrameByFrame = false
    try makeDevice(options: options).run {
      let fixture = ScrollFixture()
      fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      #expect(fixture.offset.y == 50 as CGFloat)
      fixture.wait(0.15)
      #expect(abs(fixture.scrollView.presentedContentOffset.y - 25) < 1e-6)
    }
  }

  @Test func touchStopsAnimatedScrollAtPresentedOffset() throws {
    try withFixture(height: 2000) { fixture in
      fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      // Half of the time is half of the distance, because the curve is symmetric.
      fixture.wait(0.15)
      fixture.witness.forget()
      fixture.finger.touchDown(at: CGPoint(x: 150, y: 250))
      #expect(fixture.offset.y == 25 as CGFloat)
      fixture.wait(1)
      #expect(fixture.offset.y == 25 as CGFloat)
      #expect(fixture.witness.words == [], "it does not arrive")
    }
  }

  @Test func animatedZoomHasBeginningAndEnd() throws {
    try withFixture(height: 2000) { fixture in
      let content = UIView(frame: rect(0, 0, 300, 500))
      fixture.scrollView.addSubview(content)
      fixture.witness.zoomed = content
      fixture.scrollView.maximumZoomScale = 4
      fixture.witness.forget()
      fixture.scrollView.setZoomScale(2, animated: true)
      #expect(fixture.witness.words == ["will begin zooming", "did zoom"])
      fixture.wait(0.3)
      #expect(fixture.witness.words.last == "did end zooming at 2.0")
      fixture.witness.forget()
      fixture.scrollView.setZoomScale(3, animated: false)
      fixture.wait(1)
      #expect(fixture.witness.words == ["did zoom"])
    }
  }

  // MARK: UIKit's unpublished behavior

  @Test func optionClampsAfterSizeChange() throws {
    var options = SimulationOptions()
    options.clampsOnBoundsChange = true
    try makeDevice(options: options).run {
      let fixture = ScrollFixture()
      fixture.scrollView.contentOffset.y = 500
      fixture.scrollView.frame.size.height = 800
      #expect(fixture.offset.y == CGFloat(200))
    }
  }

  /// Content as high as its view under a status bar of 20 points.
  @Test(arguments: [true, false])
  func optionCountsEqualSizeAsScrolling(counts: Bool) throws {
    var options = SimulationOptions()
    options.adjustsForContentOfEqualSize = counts
    try makeDevice(options: options).run {
      let fixture = ScrollFixture(content: CGSize(width: 300, height: 500))
      fixture.scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
      #expect(fixture.scrollView.adjustedContentInset.top == (counts ? CGFloat(20) : 0))
    }
  }
}
