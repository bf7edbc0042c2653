import Foundation

/// An animated scroll: the offset changes at once and is presented gradually.
@MainActor
struct ScrollAnimation {
  /// The duration of an animated scroll, in seconds.
  static let duration: TimeInterval = 0.3

  fileprivate let seen: RunningAnimation
  fileprivate let end: VirtualClock.EventID

  /// Shows the content at its offset, and cancels the notification of the arrival.
  func cancel() {
    seen.finish()
    SimulatedDevice.current.clock.cancel(end)
  }
}

extension UIScrollView {
  /// Scrolls with an animation, and notifies the delegate at its end.
  ///
  /// It replaces an unfinished animated scroll. Nothing happens if the offset is unchanged.
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

  /// Scrolls to the top after a touch of the status bar, if the delegate allows it.
  func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: legalOffsets.minimum.y)
    if isDecelerating { stopDeceleration() }
    scrollAnimated(to: top) { $0.scrollViewDidScrollToTop($1) }
  }
}

extension SimulatedDevice {
  /// Touches the status bar.
  ///
  /// The scroll view on screen that accepts the touch scrolls to its top; if several accept it,
  /// none scrolls.
  ///
  /// - Returns: Whether exactly one scroll view accepts the touch.
  @discardableResult
  package func touchStatusBar() -> Bool {
    var candidates: [UIScrollView] = []
    for window in windows {
      window.walk { view in
        guard !view.isHidden, view.alpha > 0.01 else { return false }
        if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
          scrollView.isScrollEnabled
        {
          candidates.append(scrollView)
        }
        return true
      }
    }
    guard candidates.count == 1, let scrollView = candidates.first else { return false }
    scrollView.scrollToTop()
    return true
  }
}
