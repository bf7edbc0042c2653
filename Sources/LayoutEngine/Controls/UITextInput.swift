/// Text that can be edited at any place.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {}

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

/// What kind of text is expected.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the kind.
  public let rawValue: String

  /// Makes a kind of UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be invented.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that came by message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
