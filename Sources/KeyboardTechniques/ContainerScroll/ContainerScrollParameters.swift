package import LayoutEngine

/// The differences between revisions of the technique; the defaults are the current revision's.
package struct ContainerScrollParameters: Hashable, Sendable {
  /// The quiet period before the container follows the keyboard, in seconds.
  package var filterDelay: TimeInterval = 0.15

  /// The duration of the content's animation, in seconds.
  package var settleDuration: TimeInterval = 0.5

  /// Whether the application's own bottom inset is a minimum and is restored after the keyboard.
  ///
  /// True from 0.1.0 on.
  package var mergesAdditionalInset = false

  /// Whether every change while the keyboard is visible scrolls to the first responder.
  ///
  /// True from 0.1.0 on.
  package var scrollsFirstResponderToVisible = false

  /// Whether a change during the filter's wait restarts the wait; false in 0.0.1.
  package var restartsRunningTimer = true

  /// Whether the overlap is measured at the notification and not at the filter's delivery.
  ///
  /// True in 0.0.1.
  package var measuresAtNotification = false

  package init() {}
}
