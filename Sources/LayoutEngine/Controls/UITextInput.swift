public import Foundation

/// Text that can be edited at any position.
///
/// Positions and stretches are objects of the text's own, which nothing else can read. What text
/// views and fields have in common is in the defaults.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text of a stretch; nil for one of another text.
  func text(in range: UITextRange) -> String?
  /// Puts text in the place of a stretch.
  func replace(_ range: UITextRange, withText text: String)

  /// The letters chosen, or where the cursor is.
  var selectedTextRange: UITextRange? { get set }
  /// The letters that are being composed; nil for none.
  var markedTextRange: UITextRange? { get }
  /// How letters look that are being composed.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts letters that are being composed in the place of those before, or of the letters chosen.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position at a distance from another; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position at a distance from another in a direction; nil outside the text.
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many code units are between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The object that is notified of changes made by code.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }

  /// The position at the end of a stretch in a direction.
  func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The stretch from a position to the end of the text in a direction.
  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The direction in which a paragraph is written.
  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the direction in which a stretch is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// The first rectangle of a stretch, which is on one line, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of a cursor, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a stretch, one a line, in the view's coordinates.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point of the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a stretch that is nearest to a point of the view's coordinates.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The letter at a point of the view's coordinates.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// Is notified of changes that code makes to a text.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// What an editor wishes of the keyboard; every wish has a default.
///
/// In Objective-C the properties are optional ones, so that Swift can read and not set them here.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var keyboardType: UIKeyboardType { get }
  var keyboardAppearance: UIKeyboardAppearance { get }
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType? { get }
  var isSecureTextEntry: Bool { get }
  var autocapitalizationType: UITextAutocapitalizationType { get }
  var autocorrectionType: UITextAutocorrectionType { get }
  var spellCheckingType: UITextSpellCheckingType { get }
  var smartQuotesType: UITextSmartQuotesType { get }
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces come and go with words that are pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// What a password that is made up must have.
  var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
  public var keyboardType: UIKeyboardType { .default }
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  public var returnKeyType: UIReturnKeyType { .default }
  public var enablesReturnKeyAutomatically: Bool { false }
  public var textContentType: UITextContentType? { nil }
  public var isSecureTextEntry: Bool { false }
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
  public var passwordRules: UITextInputPasswordRules? { nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  /// UIKit's own list, in its order.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// The rest of the list.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  /// UIKit's own list, in its order.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// The rest of the list.
  case `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  /// None, the first of each word or of each sentence, or all.
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  /// As in the settings, or one of the two.
  case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  /// As in the settings, or one of the two.
  case `default`, no, yes
}

public enum UITextSmartQuotesType: Int, Sendable {
  /// As in the settings, or one of the two.
  case `default`, no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
  /// As in the settings, or one of the two.
  case `default`, no, yes
}

/// Whether spaces come and go with words that are pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As in the settings, or one of the two.
  case `default`, no, yes
}

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

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
