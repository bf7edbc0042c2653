package import Foundation

/// The six notifications of the keyboard; raw values are the words that recordings use.
package enum KeyboardNotification: String, Hashable, Sendable {
  case willShow
  case didShow
  case willHide
  case didHide
  case willChangeFrame
  case didChangeFrame

  /// The name under which it is posted.
  package var name: NSNotification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}

/// A movement of the keyboard; frames are in the screen's coordinates, the duration in seconds.
package struct KeyboardMovement: Hashable, Sendable {
  package var begin: CGRect
  package var end: CGRect
  package var duration: TimeInterval

  package init(begin: CGRect, end: CGRect, duration: TimeInterval) {
    self.begin = begin
    self.end = end
    self.duration = duration
  }

  /// The `userInfo` of the notifications that announce the movement.
  ///
  /// Values are boxed in `NSValue` and `NSNumber`, which read back both as themselves and as the
  /// plain types; a plain `CGRect` would not read back as `NSValue`.
  var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.keyboard.rawValue
      ),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: 1),
    ]
  }
}

/// A notification of the keyboard that was posted.
package struct PostedKeyboardNotification: Hashable, Sendable {
  /// When it was posted, in virtual seconds.
  package var time: TimeInterval
  package var notification: KeyboardNotification
  package var movement: KeyboardMovement
}
