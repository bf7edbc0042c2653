import SnapshotModel
import Testing

/// Tests which points of nested scroll views can become visible.
@Suite struct ScrollAxisTests {
  /// 667 points tall, with content of 647 + 20 and an inset of 260 at the end: up to 647 - 667 +
  /// 260.
  private static let outer = ScrollAxis(
    start: 0,
    length: 667,
    startInset: 20,
    endInset: 260,
    leastOffset: -20,
    greatestOffset: 240
  )

  /// 340 points tall, 300 below the beginning of the outer content, with content of 800.
  private static let inner = ScrollAxis(
    start: 300,
    length: 340,
    startInset: 0,
    endInset: 0,
    leastOffset: 0,
    greatestOffset: 460
  )

  /// At -20 the first point of the content is 20 below the edge; at 240, 647 is at 407 = 667 - 260.
  @Test func oneScrollViewShowsItsContent() {
    #expect(ScrollAxis.reachableSpan(in: [Self.outer], sight: 0...407) == 0...647)
  }

  /// The outer content is visible from 0 to 647, and so is all of the inner scroll view: 0 to 340 +
  /// 460.
  @Test func nestedScrollViewsWorkTogether() {
    let scrollViews = [Self.outer, Self.inner]
    #expect(ScrollAxis.reachableSpan(in: scrollViews, sight: 0...407) == 0...800)
  }

  /// Without an inset, a keyboard at 407 hides all but 647 - 260 = 387 of the outer content.
  ///
  /// It hides all but 87 points of the inner scroll view, and the last 340 - 87 remain below it:
  /// 800 - 253 = 547.
  @Test func keyboardHidesEndOfInnerContent() {
    var outer = Self.outer
    (outer.endInset, outer.greatestOffset) = (0, -20)
    let span = ScrollAxis.reachableSpan(in: [outer, Self.inner], sight: 0...407)
    #expect(span == 0...547)
  }

  /// The inner scroll view begins below the visible content of the outer one.
  @Test func scrollViewOutsideVisibleAreaShowsNothing() {
    var inner = Self.inner
    inner.start = 700
    #expect(ScrollAxis.reachableSpan(in: [Self.outer, inner], sight: 0...407) == nil)
  }
}
