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
}
