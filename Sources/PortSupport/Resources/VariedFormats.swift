import AppLanguages
public import Foundation
import Synchronization

/// The texts with variants that code has looked up, by their formats.
///
/// On Apple's systems `NSLocalizedString` returns a Foundation object that carries the variants to
/// the formatting call. Here the string itself identifies the variants.
enum VariedFormats {
  private static let known = Mutex<[String: LocalizedText]>([:])

  /// Returns the text for any number, which identifies its variants.
  ///
  /// If two texts differ only in their other variants, the second ends in a word joiner, which has
  /// no width.
  static func format(of text: LocalizedText) -> String {
    known.withLock { known in
      var format = text.text
      while let other = known[format], other != text { format += "\u{2060}" }
      known[format] = text
      return format
    }
  }

  /// Returns the format for some values, with its values; unchanged for a format without variants.
  static func format(
    _ format: String,
    for arguments: [any CVarArg]
  ) -> (text: String, arguments: [any CVarArg]) {
    guard let varied = known.withLock({ $0[format] }) else { return (format, arguments) }
    let ordered = varied.orderedFormat(for: arguments.map(PluralNumber.init(argument:)))
    // A specifier without a value is the caller's mistake, and shows zero.
    return (
      ordered.text, ordered.values.map { arguments.indices.contains($0) ? arguments[$0] : 0 }
    )
  }
}

extension PluralNumber {
  /// Returns nil for an argument that is not a number.
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
  /// Creates a text from a format, which may have been looked up, in the variant for the values.
  public init(localizedFormat format: String, _ arguments: any CVarArg...) {
    self.init(localizedFormat: format, locale: nil, arguments: arguments)
  }

  /// Creates a text from a format, which may have been looked up, in the variant for the values.
  public init(localizedFormat format: String, arguments: [any CVarArg]) {
    self.init(localizedFormat: format, locale: nil, arguments: arguments)
  }

  /// Creates a text from a format, which may have been looked up, in the variant for the values.
  public init(localizedFormat format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self.init(localizedFormat: format, locale: locale, arguments: arguments)
  }

  /// Creates a text from a format, which may have been looked up, in the variant for the values.
  public init(localizedFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
    let shown = VariedFormats.format(format, for: arguments)
    self.init(format: shown.text, locale: locale, arguments: shown.arguments)
  }

  /// Creates a text like `localizedStringWithFormat`, from a format that may have been looked up.
  public static func localizedString(
    withLocalizedFormat format: String,
    _ arguments: any CVarArg...
  ) -> String {
    String(localizedFormat: format, locale: .current, arguments: arguments)
  }
}
