package import LayoutEngine

/// The future frame of the keyboard, in a window's coordinates.
package struct KeyboardEvent: Hashable, Sendable {
  /// The keyboard's frame; without height at the window's bottom edge when it is hidden.
  package var frame: CGRect

  /// The announced duration of its movement, in seconds.
  package var duration: TimeInterval

  package init(frame: CGRect, duration: TimeInterval) {
    self.frame = frame
    self.duration = duration
  }

  /// Reads a will-show or will-hide notification; nil without a frame or duration.
  ///
  /// Only the *size* of the end frame counts. The frame is moved to the bottom of the window, so
  /// that a floating keyboard is treated like a docked one.
  @MainActor
  init?(_ notification: Notification, in window: UIWindow) {
    guard let frame = notification.keyboardEndFrame, let duration = notification.keyboardDuration
    else { return nil }
    let isShown = notification.name == UIResponder.keyboardWillShowNotification
    let height = isShown ? frame.height : 0
    self.frame = CGRect(
      x: 0,
      y: window.bounds.height - height,
      width: frame.width,
      height: height
    )
    self.duration = duration
  }
}
