import Testing

@testable import LayoutEngine

/// The legal offsets, the calls that clamp to them, and scrolls to a rectangle.
@Suite @MainActor struct ScrollOffsetTests {
  private let scrollView = UIScrollView(frame: rect(0, 0, 300, 500))

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 1000)
  }

  private func inset(_ top: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  /// Vertical content and insets of a view of 500 points, with the legal offsets.
  @Test(
    arguments: [
      (height: 1000, top: 0, bottom: 0, minimum: 0, maximum: 500),
      (height: 1000, top: 20, bottom: 30, minimum: -20, maximum: 530),
      (height: 480, top: 0, bottom: 30, minimum: 0, maximum: 10),
      (height: 100, top: 20, bottom: 30, minimum: -20, maximum: -20),
      (height: 450, top: 20, bottom: 30, minimum: -20, maximum: -20),
    ] as [(height: CGFloat, top: CGFloat, bottom: CGFloat, minimum: CGFloat, maximum: CGFloat)]
  )
  func legalOffsetsFollowInsets(
    height: CGFloat,
    top: CGFloat,
    bottom: CGFloat,
    minimum: CGFloat,
    maximum: CGFloat
  ) {
    scrollView.contentSize.height = height
    scrollView.contentInset = inset(top, bottom)
    #expect(scrollView.legalOffsets.minimum.y == minimum)
    #expect(scrollView.legalOffsets.maximum.y == maximum)
  }

  @Test func assignmentIsNeverClamped() {
    scrollView.contentOffset = CGPoint(x: -5, y: 9000)
    #expect(scrollView.bounds.origin == CGPoint(x: -5, y: 9000))
    scrollView.setContentOffset(CGPoint(x: 0, y: -9000), animated: false)
    #expect(scrollView.contentOffset.y == CGFloat(-9000))
  }

  @Test func theOffsetSurvivesAChangeOfSize() {
    scrollView.contentOffset.y = 500
    scrollView.frame.size.height = 800
    #expect(scrollView.contentOffset.y == CGFloat(500), "though 200 is the maximum now")
  }

  @Test func growingTheBottomInsetMovesNothing() {
    scrollView.contentOffset.y = 500
    scrollView.contentInset.bottom = 200
    #expect(scrollView.contentOffset.y == CGFloat(500))
  }

  @Test func shrinkingTheBottomInsetClamps() {
    scrollView.contentInset.bottom = 200
    scrollView.contentOffset.y = 650
    scrollView.contentInset.bottom = 0
    #expect(scrollView.contentOffset.y == CGFloat(500))
  }

  @Test func contentAtItsTopEdgeStaysThere() {
    scrollView.contentInset.top = 64
    #expect(scrollView.contentOffset.y == CGFloat(-64))
    scrollView.contentInset.top = 20
    #expect(scrollView.contentOffset.y == CGFloat(-20))
  }

  @Test func scrolledContentIgnoresTopInsetChange() {
    scrollView.contentOffset.y = 100
    scrollView.contentInset.top = 64
    #expect(scrollView.contentOffset.y == CGFloat(100))
  }

  @Test func smallerContentClamps() {
    scrollView.contentOffset.y = 500
    scrollView.contentSize.height = 700
    #expect(scrollView.contentOffset.y == CGFloat(200))
    scrollView.contentSize.height = 100
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func offsetIsNotClampedWhileTracking() {
    scrollView.contentInset.bottom = 200
    scrollView.contentOffset.y = 650
    scrollView.isTracking = true
    scrollView.contentInset.bottom = 0
    scrollView.contentSize.height = 600
    #expect(scrollView.contentOffset.y == CGFloat(650))
  }

  @Test func delegateReceivesChangedOffset() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let delegate = Delegate()
    scrollView.delegate = delegate
    scrollView.contentOffset.y = 10
    scrollView.contentOffset.y = 10
    scrollView.contentSize.height = 505
    // The maximum of 505 points of content in 500 is 5.
    #expect(delegate.offsets == [10, 5])
  }

  // MARK: Rectangles

  /// Rectangles in 1000 points of content, seen through 500 points less 20 at the top and 100 at
  /// the bottom, starting from an offset of 200: the band spans 220 to 600.
  @Test(
    arguments: [
      // Inside the band, and touching its edges.
      (y: 300, height: 50, offset: 200), (y: 220, height: 380, offset: 200),
      // Below: its end, 700, moves to 600.
      (y: 650, height: 50, offset: 300),
      // Above: its beginning moves to the band's.
      (y: 100, height: 50, offset: 80),
      // Across the lower edge, across the upper edge.
      (y: 590, height: 20, offset: 210), (y: 210, height: 20, offset: 190),
      // Higher than the band of 380: cut to 380 from its top, so top aligned.
      (y: 300, height: 600, offset: 280), (y: 0, height: 1000, offset: -20),
      // Cut to the content: 950 to 1000; its end moves into the band.
      (y: 950, height: 500, offset: 600),
      // Outside of the content, or without a height.
      (y: 1100, height: 50, offset: 200), (y: 300, height: 0, offset: 200),
    ] as [(y: CGFloat, height: CGFloat, offset: CGFloat)]
  )
  func scrollRectMovesMinimumDistance(y: CGFloat, height: CGFloat, offset: CGFloat) {
    scrollView.contentInset = inset(20, 100)
    scrollView.contentOffset.y = 200
    scrollView.scrollRectToVisible(rect(0, y, 300, height), animated: false)
    #expect(scrollView.contentOffset.y == offset)
  }

  @Test func tallTextAreaIsTopAligned() {
    // 667 points with a status bar of 20 and a keyboard of 260: the band is 387 high.
    scrollView.frame = rect(0, 0, 375, 667)
    scrollView.contentSize = CGSize(width: 375, height: 1000)
    scrollView.contentInset = inset(20, 260)
    scrollView.scrollRectToVisible(rect(0, 100, 375, 600), animated: false)
    #expect(scrollView.contentOffset.y == CGFloat(80))
  }

  @Test func scrollingKeepsToTheLegalRange() {
    scrollView.contentOffset.y = -300
    scrollView.scrollRectToVisible(rect(0, 990, 300, 10), animated: false)
    #expect(scrollView.contentOffset.y == CGFloat(500))
  }

  @Test func bothAxesScrollAtOnce() {
    scrollView.contentSize.width = 900
    scrollView.scrollRectToVisible(rect(700, 800, 100, 100), animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: 500, y: 400))
  }

  @Test func scrollingGoesThroughTheOverridableSetter() {
    final class Witness: UIScrollView {
      var requests: [CGFloat] = []
      override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        requests.append(contentOffset.y)
        super.setContentOffset(contentOffset, animated: animated)
      }
    }
    let witness = Witness(frame: rect(0, 0, 300, 500))
    witness.contentSize = CGSize(width: 300, height: 1000)
    witness.scrollRectToVisible(rect(0, 550, 10, 10), animated: true)
    #expect(witness.requests == [60])
  }
}
