import LayoutEngine

/// Stores the last will-show or will-hide notification, and forwards each to observers.
///
/// All managers share it, because a controller that is pushed while the keyboard is visible
/// receives no other notification. It is created with the first manager, so it misses a keyboard
/// that is already visible.
@MainActor
final class LastKeyboardNotification {
  /// The instance of the current device.
  static var shared: LastKeyboardNotification {
    SimulatedDevice.current.singleton { LastKeyboardNotification() }
  }

  /// The last notification, if there has been one.
  private(set) var notification: Notification?
  private var observers: [WeakObserver] = []

  private init() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]
    for name in names {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        self?.receive(notification)
      }
    }
  }

  /// Adds an observer after the earlier ones, without retaining it.
  func add(_ observer: KeyboardObserver) {
    observers.append(WeakObserver(observer: observer))
  }

  private func receive(_ notification: Notification) {
    self.notification = notification
    observers.removeAll { $0.observer == nil }
    for observer in observers.compactMap(\.observer) {
      observer.keyboardWillChange(notification)
    }
  }
}

private struct WeakObserver {
  weak var observer: KeyboardObserver?
}
