public import Foundation

/// Text that the user can edit at any position.
///
/// Positions and ranges are objects of the text itself; other objects cannot read them. The
/// defaults contain the common behavior of text views and fields.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range; nil for a range of another text.
  func text(in range: UITextRange) -> String?
  /// Replaces a range with text.
  func replace(_ range: UITextRange, withText text: String)

  /// The selected characters, or the position of the cursor.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text; nil without any.
  var markedTextRange: UITextRange? { get }
  /// The attributes of the marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selected characters, with new marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset from another; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at an offset from another in a direction; nil outside the text.
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of code units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The object that receives changes from code.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the position at the end of a range in a direction.
  func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range from a position to the end of the text in a direction.
  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the writing direction of a paragraph.
  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the rectangle of a range's first line, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of a cursor, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range, one for each line, in the view's coordinates.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the character at a point in the view's coordinates.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// Receives the changes that code makes to a text.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// The keyboard preferences of a text input; every preference has a default.
///
/// In Objective-C the properties are optional, so Swift code can read but not set them here.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var keyboardType: UIKeyboardType { get }
  var keyboardAppearance: UIKeyboardAppearance { get }
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is disabled while the text is empty.
  var enablesReturnKeyAutomatically: Bool { get }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType? { get }
  var isSecureTextEntry: Bool { get }
  var autocapitalizationType: UITextAutocapitalizationType { get }
  var autocorrectionType: UITextAutocorrectionType { get }
  var spellCheckingType: UITextSpellCheckingType { get }
  var smartQuotesType: UITextSmartQuotesType { get }
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether pasting words adds and removes spaces.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The requirements for a generated password.
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
  /// The user's setting.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The user's setting.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The user's setting.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The user's setting.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The user's setting.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  public var passwordRules: UITextInputPasswordRules? { nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  /// In UIKit's order.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// The remaining cases, in UIKit's order.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  /// In UIKit's order.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// The remaining case.
  case `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  /// None, the first letter of each word or sentence, or all letters.
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  /// The user's setting, or a fixed value.
  case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  /// The user's setting, or a fixed value.
  case `default`, no, yes
}

public enum UITextSmartQuotesType: Int, Sendable {
  /// The user's setting, or a fixed value.
  case `default`, no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
  /// The user's setting, or a fixed value.
  case `default`, no, yes
}

/// Whether pasting words adds and removes spaces.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The user's setting, or a fixed value.
  case `default`, no, yes
}

public enum UIKeyboardAppearance: Int, Sendable {
  /// The interface's appearance, or a fixed one.
  case `default`, dark, light

  /// The dark appearance under its former name.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The requirements for a generated password.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules, in Apple's rule language.
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
