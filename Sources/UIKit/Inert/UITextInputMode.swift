public import LayoutEngine

/// The language of a keyboard.
///
/// The engine only has English.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language; nil for a keyboard without one.
  open var primaryLanguage: String? { "en-US" }

  /// The user's keyboards.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  /// Posted when the keyboard's language has changed.
  ///
  /// The engine never posts it.
  public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
}
