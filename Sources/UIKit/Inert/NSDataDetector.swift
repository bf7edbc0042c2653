public import LayoutEngine

/// The kinds of detected data, as the bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// A detector of links, dates and addresses.
///
/// It never finds any, because it has no data to recognize them.
///
/// On Apple's systems it inherits from `NSRegularExpression`. Foundation's class on Linux allows no
/// subclasses.
open class NSDataDetector: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler, like regular expressions. The stored properties never
  // change.

  public let checkingTypes: NSTextCheckingTypes

  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Returns no matches.
  open func matches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> [NSTextCheckingResult] { [] }

  /// Returns nil.
  open func firstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSTextCheckingResult? { nil }

  /// Returns 0.
  open func numberOfMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> Int { 0 }

  /// Returns a range that is not found.
  open func rangeOfFirstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Does nothing, because the detector finds nothing.
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
  /// A detected date; always nil here.
  public var date: Date? { nil }
  /// The time zone of a detected date; always nil here.
  public var timeZone: TimeZone? { nil }
  /// The duration of a detected event, in seconds; always 0 here.
  public var duration: TimeInterval { 0 }
  /// A detected telephone number; always nil here.
  public var phoneNumber: String? { nil }
  /// The parts of a detected address; always nil here.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of a detected address or connection; always nil here.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// The replacement of the text; always nil here.
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
