public import Foundation

/// Is notified of a field's editing; every method has a default.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended for a reason; called instead of the method without one.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether text may be replaced.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The cursor has moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button does what it does.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Yes.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// Another view took the focus, or the keyboard was put away.
    case committed
    /// The editing was called off, on a television.
    case cancelled
  }
}
