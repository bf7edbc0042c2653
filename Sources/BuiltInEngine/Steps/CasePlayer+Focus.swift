import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Makes a view first responder; the device's keyboard follows.
  ///
  /// A hidden or disabled view ends the case with a finding, because the screen has changed and the
  /// next steps assume another one. A view that touches cannot reach is a finding as well, but gets
  /// the focus, as from the return key or from code.
  func focus(view name: String) throws(EngineError) {
    let view = try view(named: name)
    if let reason = view.obstacleToTouch(below: topScreen.shown.view) {
      recordImpossible(
        .focus(view: name),
        at: view,
        because: "\(name) cannot be touched, because \(reason)"
      )
    }
    guard view.becomeFirstResponder() else {
      if let reason = view.obstacleToFocus {
        return end(with: .focus(view: name), at: view, because: "\(name) was \(reason)")
      }
      throw failure(
        "view '\(name)' cannot become first responder",
        .fix("name a text field or text view")
      )
    }
  }

  /// Removes the focus from the first responder.
  func resign() {
    let window = topScreen.shown.view.window
    guard let view = device.firstResponderView, view.window !== window else {
      window?.endEditing(true)
      return
    }
    // A field in a bar on the keyboard is not in a window of the application.
    view.resignFirstResponder()
  }

  /// Runs AutoFill through fields, starting with the first responder.
  func autoFill(_ names: [String]) throws(EngineError) {
    var fields: [UIView] = []
    for name in names { fields.append(try view(named: name)) }
    device.keyboard.autoFill(fields)
  }

  /// Presses the return key: a text field's delegate decides, a text view gets a line break.
  func pressReturnKey() throws(EngineError) {
    switch device.firstResponderView {
    case let field as UITextField:
      if field.delegate?.textFieldShouldReturn(field) ?? true {
        field.sendActions(for: .editingDidEndOnExit)
      }
    case let textView as UITextView: textView.insertText("\n")
    default: throw failure("nothing has the focus", .fix("focus a field first"))
    }
  }
}

extension UIView {
  /// The reason why a focusable view cannot have the focus; nil for any other view.
  fileprivate var obstacleToFocus: String? {
    switch self {
    case is UITextField, is UITextView, is UISearchBar:
      if isHidden { return "hidden" }
      return (self as? UIControl)?.isEnabled == false ? "disabled" : nil
    default: return nil
    }
  }
}
