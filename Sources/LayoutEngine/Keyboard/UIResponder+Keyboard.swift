public import Foundation

extension UIResponder {
  /// Posted before the keyboard appears, or changes its height while it is up.
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

  /// Posted before any change of the keyboard's frame.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    KeyboardNotification.willChangeFrame.name
  }

  /// Posted after any change of the keyboard's frame.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    KeyboardNotification.didChangeFrame.name
  }

  /// The key of an `NSValue`: the keyboard's frame before the change, in screen coordinates.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }

  /// The key of an `NSValue`: the keyboard's frame after the change, in screen coordinates.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }

  /// The key of an `NSNumber`: the duration of the animation, in seconds.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }

  /// The key of an `NSNumber`: the raw value of the animation's curve.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }

  /// The key of an `NSNumber`: 1 if the keyboard belongs to this application.
  public nonisolated class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }
}
