import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Makes a view first responder; the device's keyboard follows.
  func focus(view name: String) throws(EngineError) {
    let view = try view(named: name)
    guard view.becomeFirstResponder() else {
      throw complaint(
        "view `\(name)` cannot become first responder; name a text field or text view"
      )
    }
  }

  /// Takes the focus away from whatever has it.
  func resign() {
    topScreen.shown.view.window?.endEditing(true)
  }

  /// Has AutoFill go through fields, the first of which has the focus or gets it.
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
    default: throw complaint("nothing has the focus; focus a field first")
    }
  }
}
