package import Foundation

/// The six notifications of the keyboard; raw values are the names under which they are posted.
package enum KeyboardNotification: String, Hashable, Sendable {
  case willShow = "UIKeyboardWillShowNotification"
  case didShow = "UIKeyboardDidShowNotification"
  case willHide = "UIKeyboardWillHideNotification"
  case didHide = "UIKeyboardDidHideNotification"
  case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
  case didChangeFrame = "UIKeyboardDidChangeFrameNotification"

  /// The name as the notification center takes it.
  package var name: NSNotification.Name { NSNotification.Name(rawValue) }
}
