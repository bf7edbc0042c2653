import LayoutEngine

/// Turns keyboard notifications into events of one manager's filter.
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

  /// Takes a will-show or will-hide notification in, unless the host is in no window.
  func keyboardWillChange(_ notification: Notification) {
    guard let window = manager.hostWindow, let event = KeyboardEvent(notification, in: window)
    else { return }
    // What is due is laid out now, or the keyboard's animation would slide the text in the fields.
    UIView.performWithoutAnimation { manager.contentView?.layoutIfNeeded() }
    filter.submit(event)
    let isHide = notification.name == UIResponder.keyboardWillHideNotification
    if isHide && dismissalFollowsFinger || manager.ridesOnNavigation(event) {
      filter.flush()
    }
  }

  /// Evaluates the last notification again, where the host's view is now.
  ///
  /// This is how a controller that has just been pushed learns of a keyboard that is up.
  func keyboardMayOverlapDifferently() {
    guard let notification = lastNotification.notification, let window = manager.hostWindow,
      let event = KeyboardEvent(notification, in: window)
    else { return }
    filter.submit(event)
    if !filter.isSuspended { filter.flush() }
  }

  /// Whether a finger is dragging the keyboard away over content that grows as it leaves; the
  /// growth then belongs into the keyboard's own animation.
  private var dismissalFollowsFinger: Bool {
    manager.shouldResizeContentViewForKeyboard
      && manager.scrollView.keyboardDismissMode != .none
      && manager.scrollView.isTracking
  }
}
