public import Foundation

/// Kinds of what is found in text, the bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Looks for links, dates, addresses and the like; there is no data to know them by, and nothing is
/// found.
///
/// It is no `NSRegularExpression`, as it is on Apple's systems: Foundation's on Linux has no
/// subclasses.
open class NSDataDetector: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler, as regular expressions are; what is stored never
  // changes.

  public let checkingTypes: NSTextCheckingTypes

  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Finds nothing.
  open func matches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> [NSTextCheckingResult] { [] }

  /// Finds nothing.
  open func firstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSTextCheckingResult? { nil }

  /// Finds nothing.
  open func numberOfMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> Int { 0 }

  /// Finds nothing.
  open func rangeOfFirstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Finds nothing, and calls nothing.
  open func enumerateMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {}
}

extension NSTextCheckingResult {
  /// A date; none is found.
  public var date: Date? { nil }
  /// The time zone of a date; none is found.
  public var timeZone: TimeZone? { nil }
  /// How long a date lasts, in seconds; none is found.
  public var duration: TimeInterval { 0 }
  /// A telephone number; none is found.
  public var phoneNumber: String? { nil }
  /// The parts of an address; none is found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of an address or of a connection; none is found.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// What takes the place of the text; none is found.
  public var replacementString: String? { nil }
}

extension NSTextCheckingKey {
  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
