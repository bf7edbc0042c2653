import AppLanguages
public import Foundation
import Synchronization

/// The texts with variants that code has looked up, by what it was given for them.
///
/// `NSLocalizedString` returns an object of Foundation's own on Apple's systems, which carries the
/// variants to the call that formats it. Here a string does, by what it is.
enum VariedFormats {
  private static let known = Mutex<[String: LocalizedText]>([:])

  /// The text for any number, by which its variants are found again.
  ///
  /// Of two texts that differ in their other variants alone the second ends in a word joiner, which has no
  /// width.
  static func format(of text: LocalizedText) -> String {
    known.withLock { known in
      var format = text.text
      while let other = known[format], other != text { format += "\u{2060}" }
      known[format] = text
      return format
    }
  }

  /// The format for some values, with those that it shows; both as they are where it has no variants.
  static func format(
    _ format: String,
    for arguments: [any CVarArg]
  ) -> (text: String, arguments: [any CVarArg]) {
    guard let varied = known.withLock({ $0[format] }) else { return (format, arguments) }
    let ordered = varied.orderedFormat(for: arguments.map(PluralNumber.init(argument:)))
    // A place without a value is the caller's mistake, and shows zero.
    return (
      ordered.text, ordered.values.map { arguments.indices.contains($0) ? arguments[$0] : 0 }
    )
  }
}

extension PluralNumber {
  /// Nil for an argument that is not a number.
  fileprivate init?(argument: any CVarArg) {
    if let number = argument as? any BinaryInteger {
      self.init(Int(clamping: number))
    } else if let number = argument as? any BinaryFloatingPoint {
      self.init(Double(number))
    } else if let number = argument as? NSNumber {
      self.init(number.doubleValue)
    } else {
      return nil
    }
  }
}

extension String {
  /// Makes a text of a format that may be one that was looked up, in the variant for the values.
  public init(localizedFormat format: String, _ arguments: any CVarArg...) {
    self.init(localizedFormat: format, locale: nil, arguments: arguments)
  }

  /// Makes a text of a format that may be one that was looked up, in the variant for the values.
  public init(localizedFormat format: String, arguments: [any CVarArg]) {
    self.init(localizedFormat: format, locale: nil, arguments: arguments)
  }

  /// Makes a text of a format that may be one that was looked up, in the variant for the values.
  public init(localizedFormat format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self.init(localizedFormat: format, locale: locale, arguments: arguments)
  }

  /// Makes a text of a format that may be one that was looked up, in the variant for the values.
  public init(localizedFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
    let shown = VariedFormats.format(format, for: arguments)
    self.init(format: shown.text, locale: locale, arguments: shown.arguments)
  }

  /// Makes a text as `localizedStringWithFormat` does, of a format that may be one that was looked up.
  public static func localizedString(
    withLocalizedFormat format: String,
    _ arguments: any CVarArg...
  ) -> String {
    String(localizedFormat: format, locale: .current, arguments: arguments)
  }
}
