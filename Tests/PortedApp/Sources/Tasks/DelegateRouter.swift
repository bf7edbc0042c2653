import UIKit

/// Lets two objects be the delegate of one text field: the first one that implements a method
/// answers it.
public final class DelegateRouter: NSObject, UITextFieldDelegate {
  public weak var first: (any UITextFieldDelegate)?
  public weak var second: (any UITextFieldDelegate)?

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.placeholder = "editing"
    first?.textFieldDidBeginEditing?(textField)
  }

  public override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || target(for: aSelector) != nil
  }

  public override func forwardingTarget(for aSelector: Selector!) -> Any? {
    target(for: aSelector) ?? super.forwardingTarget(for: aSelector)
  }

  private func target(for selector: Selector!) -> (any UITextFieldDelegate)? {
    if first?.responds(to: selector) == true { return first }
    return second?.responds(to: selector) == true ? second : nil
  }
}
