package import Foundation

/// The six notifications of the keyboard.
///
/// Their raw values are the notification names.
package enum KeyboardNotification: String, Hashable, Sendable {
  case willShow = "UIKeyboardWillShowNotification"
  case didShow = "UIKeyboardDidShowNotification"
  case willHide = "UIKeyboardWillHideNotification"
  case didHide = "UIKeyboardDidHideNotification"
  case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
  case didChangeFrame = "UIKeyboardDidChangeFrameNotification"

  /// The name for the notification center.
  package var name: NSNotification.Name { NSNotification.Name(rawValue) }
}
