@testable import LayoutEngine

/// A scroll view of 300 by 500 points at the top left of a phone's screen, with a log of its
/// delegate.
///
/// The screen has no bar and no keyboard.
@MainActor final class ScrollFixture {
  let device: SimulatedDevice
  let window: UIWindow
  let scrollView: UIScrollView
  let witness = ScrollWitness()
  private let controller = UIViewController()

  var finger: SimulatedFinger { device.finger }
  var offset: CGPoint { scrollView.contentOffset }

  init(content: CGSize = CGSize(width: 300, height: 1000)) {
    device = SimulatedDevice.current
    window = UIWindow()
    scrollView = UIScrollView(frame: rect(0, 0, 300, 500))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = content
    scrollView.delegate = witness
    window.rootViewController = controller
    controller.view.addSubview(scrollView)
    window.makeKeyAndVisible()
    device.clock.settle()
  }

  /// Touches the middle of the scroll view and moves from there, without a delay.
  func drag(_ dx: CGFloat, _ dy: CGFloat) {
    finger.touchDown(at: CGPoint(x: 150, y: 250))
    finger.move(to: CGPoint(x: 150 + dx, y: 250 + dy))
  }

  func lift(_ vx: CGFloat = 0, _ vy: CGFloat = 0) {
    finger.lift(velocity: CGPoint(x: vx, y: vy))
  }

  func wait(_ seconds: Double) { device.clock.advance(by: seconds) }
}

/// Logs the calls of a scroll view's delegate, with repeated kinds of movement only once.
@MainActor final class ScrollWitness: NSObject, UIScrollViewDelegate {
  private(set) var words: [String] = []
  private(set) var velocity: CGPoint?
  private(set) var proposedTarget: CGPoint?
  private(set) var highest: CGFloat = -.infinity
  /// Another target than the proposed one.
  var target: CGPoint?
  var scrollsToTop = true
  var zoomed: UIView?

  func forget() { words = [] }

  private func record(_ word: String) {
    if words.last != word { words.append(word) }
  }

  private func state(_ scrollView: UIScrollView) -> String {
    let flags = [
      scrollView.isTracking ? "tracking" : nil, scrollView.isDragging ? "dragging" : nil,
      scrollView.isDecelerating ? "decelerating" : nil,
    ]
    return flags.compactMap { $0 }.joined(separator: " ")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    highest = max(highest, scrollView.contentOffset.y)
    record("scroll")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    record("will begin dragging: \(state(scrollView))")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    proposedTarget = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
    record("will end dragging: \(state(scrollView))")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    record("did end dragging, \(decelerate ? "goes on" : "rests"): \(state(scrollView))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    record("will begin decelerating: \(state(scrollView))")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    record("did end decelerating: \(state(scrollView))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    record("did end animation at \(CACurrentMediaTime())")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollsToTop }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    record("did scroll to top at \(CACurrentMediaTime())")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    record("will begin zooming")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { record("did zoom") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { record("did end zooming at \(scale)") }
}
