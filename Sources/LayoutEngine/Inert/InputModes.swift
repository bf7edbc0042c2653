public import Foundation

/// A keyboard's language, of which there is one: English.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language; nil for a keyboard without one.
  open var primaryLanguage: String? { "en-US" }

  /// The keyboards that a user can choose among.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  /// Posted when the keyboard's language has changed, which it never does here.
  public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
}
