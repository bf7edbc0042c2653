package import LayoutEngine

/// Where the keyboard is going to be, in a window's coordinates.
package struct KeyboardEvent: Hashable, Sendable {
  /// The keyboard's frame; of no height at the window's bottom edge when it leaves.
  package var frame: CGRect

  /// How long its motion was announced to take, in seconds.
  package var duration: TimeInterval

  package init(frame: CGRect, duration: TimeInterval) {
    self.frame = frame
    self.duration = duration
  }

  /// Reads a will-show or will-hide notification; nil where it lacks frame or duration.
  ///
  /// Only the *size* of the end frame counts. The frame is put to the bottom of the window, so that
  /// a floating keyboard is treated like a docked one.
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
