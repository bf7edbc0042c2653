import LayoutEngine

/// Converts keyboard notifications to events for one manager's filter.
@MainActor
final class KeyboardObserver {
  private unowned let manager: ScrollingContentViewManager
  private let filter: KeyboardFilter
  private let lastNotification = LastKeyboardNotification.shared

  init(manager: ScrollingContentViewManager, filter: KeyboardFilter) {
    self.manager = manager
    self.filter = filter
    lastNotification.add(self)
  }

  /// Processes a will-show or will-hide notification, unless the host is in no window.
  func keyboardWillChange(_ notification: Notification) {
    guard let window = manager.hostWindow, let event = KeyboardEvent(notification, in: window)
    else { return }
    // Pending layout is applied now. Otherwise the keyboard's animation would slide the text in the
    // fields.
    UIView.performWithoutAnimation { manager.contentView?.layoutIfNeeded() }
    filter.submit(event)
    let isHide = notification.name == UIResponder.keyboardWillHideNotification
    if isHide && dismissalFollowsFinger || manager.belongsToNavigationTransition(event) {
      filter.flush()
    }
  }

  /// Evaluates the last notification again, with the current position of the host's view.
  ///
  /// A controller that has just been pushed detects a visible keyboard this way.
  func keyboardMayOverlapDifferently() {
    guard let notification = lastNotification.notification, let window = manager.hostWindow,
      let event = KeyboardEvent(notification, in: window)
    else { return }
    filter.submit(event)
    if !filter.isSuspended { filter.flush() }
  }

  /// Whether a finger drags the keyboard away over content that grows while it leaves.
  ///
  /// The growth is then part of the keyboard's own animation.
  private var dismissalFollowsFinger: Bool {
    manager.shouldResizeContentViewForKeyboard
      && manager.scrollView.keyboardDismissMode != .none
      && manager.scrollView.isTracking
  }
}
