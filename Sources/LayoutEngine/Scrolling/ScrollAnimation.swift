import Foundation

/// A scroll that code has asked to see, which is in force at once and seen to arrive later.
@MainActor
struct ScrollAnimation {
  /// How long it takes, in seconds.
  static let duration: TimeInterval = 0.3

  fileprivate let seen: RunningAnimation
  fileprivate let end: VirtualClock.EventID

  /// Has the content seen where it is in force, and reports no arrival.
  func cancel() {
    seen.finish()
    SimulatedDevice.current.clock.cancel(end)
  }
}

extension UIScrollView {
  /// Scrolls in an animation, and notifies the delegate when the clock has reached its end.
  ///
  /// It replaces one that has not arrived; nothing happens if the content is there.
  func scrollAnimated(
    to offset: CGPoint,
    arriving arrival: @escaping (any UIScrollViewDelegate, UIScrollView) -> Void
  ) {
    endScrollMotion()
    guard offset != contentOffset else { return }
    let device = SimulatedDevice.current
    guard !device.options.scrollsFrameByFrame else {
      scrollMotion = ScrollMotion(of: self, to: offset, arrival: arrival)
      return
    }
    if let scrollAnimation { device.clock.cancel(scrollAnimation.end) }
    let seen = RunningAnimation(duration: ScrollAnimation.duration, pace: .easeInOut, on: device)
    let end = device.clock.schedule(after: ScrollAnimation.duration) { [reference] in
      guard let scrollView = reference.object as? UIScrollView else { return }
      scrollView.scrollAnimation = nil
      scrollView.notifyDelegate { arrival($0, scrollView) }
    }
    scrollAnimation = ScrollAnimation(seen: seen, end: end)
    let outer = device.animation.scroll
    device.animation.scroll = seen
    contentOffset = offset
    device.animation.scroll = outer
  }

  // MARK: The status bar

  /// Scrolls to the top as for a touch of the status bar, if the delegate has nothing against it.
  func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: legalOffsets.minimum.y)
    if isDecelerating { stopDeceleration() }
    scrollAnimated(to: top) { $0.scrollViewDidScrollToTop($1) }
  }
}

extension SimulatedDevice {
  /// Touches the status bar: the one scroll view on screen that wants it scrolls to its top, and
  /// none where several want it.
  ///
  /// - Returns: Whether there is just one.
  @discardableResult
  package func touchStatusBar() -> Bool {
    var takers: [UIScrollView] = []
    for window in windows {
      window.walk { view in
        guard !view.isHidden, view.alpha > 0.01 else { return false }
        if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
          scrollView.isScrollEnabled
        {
          takers.append(scrollView)
        }
        return true
      }
    }
    guard takers.count == 1, let taker = takers.first else { return false }
    taker.scrollToTop()
    return true
  }
}
