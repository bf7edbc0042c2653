import LayoutEngine

/// Remembers the last will-show or will-hide notification, and forwards each to observers.
///
/// There is one for all managers, because a controller that is pushed while the keyboard is up
/// receives no other notification of it. It is made with the first manager: a keyboard that is up
/// already is unknown to it.
@MainActor
final class LastKeyboardNotification {
  /// The one of the current device.
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

  /// Forwards notifications to `observer`, which is not kept alive, after those added before.
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
