import LayoutEngine
import ScenarioModel

extension CasePlayer {
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
