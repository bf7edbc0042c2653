public import Foundation

extension UIResponder {
  /// Posted right before the keyboard appears, or changes its height while it is up.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    KeyboardNotification.willShow.name
  }

  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    KeyboardNotification.didShow.name
  }

  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    KeyboardNotification.willHide.name
  }

  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    KeyboardNotification.didHide.name
  }

  /// Posted right before the keyboard's frame changes in any way.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    KeyboardNotification.willChangeFrame.name
  }

  /// Posted when the keyboard's frame has changed in any way.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    KeyboardNotification.didChangeFrame.name
  }

  /// Key of an `NSValue`: the keyboard's frame before the change, in screen coordinates.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }

  /// Key of an `NSValue`: the keyboard's frame after the change, in screen coordinates.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }

  /// Key of an `NSNumber`: how long the animation takes, in seconds.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }

  /// Key of an `NSNumber`: the raw value of the animation's curve.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }

  /// Key of an `NSNumber`: 1 if the keyboard belongs to this application.
  public nonisolated class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }
}
