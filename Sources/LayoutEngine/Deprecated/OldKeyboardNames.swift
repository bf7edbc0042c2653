// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The names of Swift 4 and before, for code that still spells them.

extension NSNotification.Name {
  /// The former name of ``UIResponder/keyboardWillShowNotification``.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The former name of ``UIResponder/keyboardDidShowNotification``.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The former name of ``UIResponder/keyboardWillHideNotification``.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The former name of ``UIResponder/keyboardDidHideNotification``.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The former name of ``UIResponder/keyboardWillChangeFrameNotification``.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// The former name of ``UIResponder/keyboardDidChangeFrameNotification``.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

/// The former name of ``UIResponder/keyboardFrameBeginUserInfoKey``.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The former name of ``UIResponder/keyboardFrameEndUserInfoKey``.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The former name of ``UIResponder/keyboardAnimationDurationUserInfoKey``.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
/// The former name of ``UIResponder/keyboardAnimationCurveUserInfoKey``.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// The former name of ``UIResponder/keyboardIsLocalUserInfoKey``.
@available(*, deprecated, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
