import Foundation
import Testing

@testable import LayoutEngine

/// Content after a finger is lifted.
///
/// At a rate of 0.998 it moves as far as its speed in 0.998 / 0.002 = 499 milliseconds, at 0.99 in
/// 99. The view is 500 points high.
@Suite @MainActor struct DecelerationTests {
  private func stage(
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
    try stage(height: 2000) { stage in
      stage.scrollView.decelerationRate = rate
      stage.drag(0, -100)
      stage.lift(0, -1000)
      let target = try #require(stage.witness.proposedTarget)
      #expect(abs(target.y - end) < 1e-9)
      #expect(stage.witness.velocity == CGPoint(x: 0, y: 1), "in points a millisecond")
      stage.wait(10)
      #expect(stage.offset.y == end)
    }
  }

  /// After half a second 0.998 to the power of 500 of the distance remains, which is 0.3675.
  @Test func contentDeceleratesExponentially() throws {
    try stage(height: 2000) { stage in
      stage.drag(0, -100)
      stage.lift(0, -1000)
      stage.wait(0.5)
      let expected: CGFloat = 599 - 499 * 0.36751
      #expect(abs(stage.offset.y - expected) < 0.26, "half a pixel of two a point")
      #expect(stage.scrollView.isDecelerating && !stage.scrollView.isTracking)
    }
  }

  @Test func delegateReceivesDecelerationInOrder() throws {
    try stage(height: 2000) { stage in
      stage.drag(0, -100)
      stage.lift(0, -1000)
      stage.wait(10)
      #expect(
        stage.witness.words == [
          "will begin dragging: tracking dragging", "scroll",
          "will end dragging: tracking dragging", "did end dragging, goes on: tracking",
          "will begin decelerating: decelerating", "scroll", "did end decelerating: ",
        ]
      )
    }
  }

  @Test func theDelegateMayChangeTheTarget() throws {
    try stage(height: 2000) { stage in
      stage.witness.target = CGPoint(x: 0, y: 320)
      stage.drag(0, -100)
      stage.lift(0, -1000)
      stage.wait(10)
      #expect(stage.offset.y == CGFloat(320))
    }
  }

  /// From 400 on at a speed that would lead to 899: 500 is the edge.
  @Test(arguments: [true, false])
  func bouncingContentPassesItsEdge(bounces: Bool) throws {
    try stage(height: 1000) { stage in
      stage.scrollView.bounces = bounces
      stage.scrollView.contentOffset.y = 300
      stage.drag(0, -100)
      stage.lift(0, -1000)
      #expect(stage.witness.proposedTarget?.y == CGFloat(500))
      stage.wait(10)
      #expect(stage.offset.y == CGFloat(500))
      #expect((stage.witness.highest > 500) == bounces)
    }
  }

  /// Pages of 500 points: back from less than half without speed, forward with any speed.
  @Test(
    arguments: [(-100, 0, 0), (-300, 0, 500), (-100, -200, 500), (-300, 200, 0)]
      as [(dy: CGFloat, speed: CGFloat, end: CGFloat)]
  )
  func pagesComeToRestWhole(dy: CGFloat, speed: CGFloat, end: CGFloat) throws {
    try stage(height: 2000) { stage in
      stage.scrollView.isPagingEnabled = true
      stage.drag(0, dy)
      stage.lift(0, speed)
      stage.wait(10)
      #expect(stage.offset.y == end)
      #expect(stage.witness.proposedTarget == nil, "the delegate does not decide about pages")
    }
  }

  @Test func touchStopsContent() throws {
    try stage(height: 2000) { stage in
      stage.drag(0, -100)
      stage.lift(0, -1000)
      stage.wait(0.5)
      let offset = stage.offset
      stage.witness.forget()
      stage.finger.touchDown(at: CGPoint(x: 150, y: 250))
      #expect(!stage.scrollView.isDecelerating && stage.scrollView.isTracking)
      stage.wait(1)
      #expect(stage.offset == offset)
      #expect(stage.witness.words == ["did end decelerating: "])
      stage.finger.move(to: CGPoint(x: 150, y: 240))
      #expect(stage.offset.y == offset.y + 10)
    }
  }

  @Test func codeThatScrollsStopsTheContent() throws {
    try stage(height: 2000) { stage in
      stage.drag(0, -100)
      stage.lift(0, -1000)
      stage.wait(0.5)
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      stage.wait(5)
      #expect(stage.offset.y == CGFloat(50))
      #expect(!stage.scrollView.isDecelerating)
    }
  }

  // MARK: Scrolls by code

  @Test func animatedScrollTakesThreeTenthsOfSecond() throws {
    try stage(height: 2000) { stage in
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      stage.wait(1)
      #expect(stage.witness.words == ["scroll", "did end animation at 0.3"])
      stage.witness.forget()
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
      stage.wait(1)
      #expect(stage.witness.words == ["scroll"], "there was nowhere to go, and no time to take")
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
    try stage(height: 2000) { stage in
      let counter = Counter()
      stage.scrollView.delegate = counter
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      #expect(stage.offset.y == 0 as CGFloat)
      stage.wait(0.15)
      #expect(stage.offset.y == 50 as CGFloat)
      #expect(counter.ends == 0)
      stage.wait(0.15)
      #expect(counter.offsets.count == 18)
      #expect(counter.offsets == counter.offsets.sorted())
      #expect(stage.offset.y == 100 as CGFloat)
      #expect(counter.ends == 1)
      // An immediate scroll by code ends the running scroll, without an arrival.
      stage.scrollView.setContentOffset(.zero, animated: true)
      stage.wait(0.1)
      stage.scrollView.contentOffset.y = 70
      stage.wait(1)
      #expect(stage.offset.y == 70 as CGFloat)
      #expect(counter.ends == 1)
    }
  }

  @Test func recordedAnimatedScrollAppliesAtOnce() throws {
    var options = SimulationOptions()
    options.scrollsFrameByFrame = false
    try makeDevice(options: options).run {
      let stage = ScrollFixture()
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      #expect(stage.offset.y == 50 as CGFloat)
      stage.wait(0.15)
      #expect(abs(stage.scrollView.presentedContentOffset.y - 25) < 1e-6)
    }
  }

  @Test func touchStopsAnimatedScrollAtPresentedOffset() throws {
    try stage(height: 2000) { stage in
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      // Half of the time is half of the distance, because the curve is symmetric.
      stage.wait(0.15)
      stage.witness.forget()
      stage.finger.touchDown(at: CGPoint(x: 150, y: 250))
      #expect(stage.offset.y == 25 as CGFloat)
      stage.wait(1)
      #expect(stage.offset.y == 25 as CGFloat)
      #expect(stage.witness.words == [], "it does not arrive")
    }
  }

  @Test func animatedZoomHasBeginningAndEnd() throws {
    try stage(height: 2000) { stage in
      let content = UIView(frame: rect(0, 0, 300, 500))
      stage.scrollView.addSubview(content)
      stage.witness.zoomed = content
      stage.scrollView.maximumZoomScale = 4
      stage.witness.forget()
      stage.scrollView.setZoomScale(2, animated: true)
      #expect(stage.witness.words == ["will begin zooming", "did zoom"])
      stage.wait(0.3)
      #expect(stage.witness.words.last == "did end zooming at 2.0")
      stage.witness.forget()
      stage.scrollView.setZoomScale(3, animated: false)
      stage.wait(1)
      #expect(stage.witness.words == ["did zoom"])
    }
  }

  // MARK: UIKit's unpublished behavior

  @Test func optionClampsAfterSizeChange() throws {
    var options = SimulationOptions()
    options.clampsOnBoundsChange = true
    try makeDevice(options: options).run {
      let stage = ScrollFixture()
      stage.scrollView.contentOffset.y = 500
      stage.scrollView.frame.size.height = 800
      #expect(stage.offset.y == CGFloat(200))
    }
  }

  /// Content as high as its view under a status bar of 20 points.
  @Test(arguments: [true, false])
  func optionCountsEqualSizeAsScrolling(counts: Bool) throws {
    var options = SimulationOptions()
    options.adjustsForContentOfEqualSize = counts
    try makeDevice(options: options).run {
      let stage = ScrollFixture(content: CGSize(width: 300, height: 500))
      stage.scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
      #expect(stage.scrollView.adjustedContentInset.top == (counts ? CGFloat(20) : 0))
    }
  }
}
