package import LayoutEngine

/// What differs between revisions of the technique; the defaults are the current one's.
package struct ContainerScrollParameters: Hashable, Sendable {
  /// Seconds of quiet before the container follows the keyboard.
  package var filterDelay: TimeInterval = 0.15

  /// Seconds in which the content settles.
  package var settleDuration: TimeInterval = 0.5

  /// Whether the application's own bottom inset counts as a lower limit and comes back when the
  /// keyboard leaves; from 0.1.0 on.
  package var mergesAdditionalInset = false

  /// Whether the first responder is scrolled to after every change, while the keyboard is up; from
  /// 0.1.0 on.
  package var scrollsFirstResponderToVisible = false

  /// Whether a change that comes while the filter waits restarts the wait; not in 0.0.1.
  package var restartsRunningTimer = true

  /// Whether the overlap is measured when a notification comes, and not when the filter delivers;
  /// in 0.0.1.
  package var measuresAtNotification = false

  package init() {}
}
