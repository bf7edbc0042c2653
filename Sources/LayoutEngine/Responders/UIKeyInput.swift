/// A responder that takes text from the keyboard, which comes up when it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }

  func insertText(_ text: String)

  func deleteBackward()
}
