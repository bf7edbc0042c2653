/// A responder that takes text from the keyboard, which comes up when it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Inserts text at the cursor.
  func insertText(_ text: String)

  /// Deletes the character before the cursor.
  func deleteBackward()
}
