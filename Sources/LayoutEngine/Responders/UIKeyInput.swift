/// A responder that accepts text.
///
/// The keyboard appears when it becomes first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }

  func insertText(_ text: String)

  func deleteBackward()
}
