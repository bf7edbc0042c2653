@testable import LayoutEngine

/// A responder that takes text and logs its calls.
class TestField: UIResponder, UIKeyInput {
  private let name: String
  private let witness: KeyboardWitness?
  private let actsAsTextView: Bool

  init(_ name: String, witness: KeyboardWitness? = nil, actsAsTextView: Bool = false) {
    self.name = name
    self.witness = witness
    self.actsAsTextView = actsAsTextView
    super.init()
  }

  let hasText = false

  func insertText(_ text: String) {}

  func deleteBackward() {}

  override var canBecomeFirstResponder: Bool { true }

  override var beginsEditingAfterKeyboard: Bool { actsAsTextView }

  override func didBeginEditing() { witness?.record("\(name) begins") }

  override func didEndEditing() { witness?.record("\(name) ends") }

  override func scrollIntoView() { witness?.record("scroll to \(name)") }
}
