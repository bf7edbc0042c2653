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

/// A notification of the keyboard that was posted.
package struct PostedKeyboardNotification: Hashable, Sendable {
  /// When it was posted, in virtual seconds.
  package var time: TimeInterval
  package var notification: KeyboardNotification
  package var movement: KeyboardMovement
}
