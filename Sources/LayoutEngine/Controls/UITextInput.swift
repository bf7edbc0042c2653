public import Foundation

/// Text that can be edited at any position.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {}

/// What an editor wishes of the keyboard; every wish has a default.
///
/// In Objective-C the properties are optional ones, so that Swift can read and not set them here.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The keys.
  var keyboardType: UIKeyboardType { get }
  /// The colours of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The words on the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// What kind of text is expected.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType? { get }
  /// Whether the text shows as dots.
  var isSecureTextEntry: Bool { get }
  /// Which letters are made capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether typing is corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether quotes become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces come and go with words that are pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// What a password that is made up must have.
  var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
  /// The ordinary keys.
  public var keyboardType: UIKeyboardType { .default }
  /// The ordinary colours.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The ordinary return key.
  public var returnKeyType: UIReturnKeyType { .default }
  /// No.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// Any.
  public var textContentType: UITextContentType? { nil }
  /// No.
  public var isSecureTextEntry: Bool { false }
  /// The first of a sentence.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// As in the settings.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// As in the settings.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// As in the settings.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// As in the settings.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// As in the settings.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// Anything.
  public var passwordRules: UITextInputPasswordRules? { nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// UIKit's own list, in its order.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// The rest of the list.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The words on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// UIKit's own list, in its order.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// The rest of the list.
  case `continue`
}

/// Which letters are made capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None, the first of each word or of each sentence, or all.
  case none, words, sentences, allCharacters
}

/// Whether typing is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As in the settings, or one of the two.
  case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As in the settings, or one of the two.
  case `default`, no, yes
}

/// Whether quotes become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As in the settings, or one of the two.
  case `default`, no, yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As in the settings, or one of the two.
  case `default`, no, yes
}

/// Whether spaces come and go with words that are pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As in the settings, or one of the two.
  case `default`, no, yes
}

/// The colours of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Those of the interface, or one of the two.
  case `default`, dark, light

  /// The dark one under its old name.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What a password that is made up must have.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules, in Apple's language for them.
  public let passwordRulesDescriptor: String

  /// Makes rules of their description.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
