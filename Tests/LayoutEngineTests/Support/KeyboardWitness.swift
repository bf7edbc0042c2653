import LayoutEngine

/// Receives the keyboard's six notifications through the notification center, as an app would.
@MainActor final class KeyboardWitness {
  /// The received notifications, for example `0.25 didShow`.
  private(set) var words: [String] = []
  private(set) var payloads: [[AnyHashable: Any]] = []

  /// Called with the name of each notification.
  var reaction: (@MainActor (NSNotification.Name) -> Void)?

  init() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    for name in names {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [self] in
        receive($0)
      }
    }
  }

  func record(_ event: String) {
    words.append("\(CACurrentMediaTime()) \(event)")
  }

  private func receive(_ notification: Notification) {
    let name = notification.name.rawValue
      .replacingOccurrences(of: "UIKeyboard", with: "")
      .replacingOccurrences(of: "Notification", with: "")
    record(name.prefix(1).lowercased() + name.dropFirst())
    payloads.append(notification.userInfo ?? [:])
    reaction?(notification.name)
  }
}
