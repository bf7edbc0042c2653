import AppLanguages
import Foundation

/// A value in a text.
enum LocalizedArgument: Equatable, Sendable {
  case text(String)
  case integer(Int)
  case float(Double)

  /// Formats the value by a specifier without its position: `@`, `lld`, `.2f`.
  func formatted(by specifier: Substring) -> String {
    let options = specifier.prefix { "-+ #0123456789.".contains($0) }
    switch (self, specifier.last) {
    case (.integer(let value), "d"), (.integer(let value), "i"), (.integer(let value), "u"):
      return String(format: "%\(options)ld", value)
    case (.integer(let value), "f"): return String(format: "%\(options)f", Double(value))
    case (.float(let value), "f"), (.float(let value), "g"), (.float(let value), "e"):
      return String(format: "%\(options)\(specifier.suffix(1))", value)
    case (.text(let value), _): return value
    case (.integer(let value), _): return "\(value)"
    case (.float(let value), _): return "\(value)"
    }
  }
}

extension String.LocalizationValue {
  /// Returns the text for a key, with the values in place of its specifiers.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The text if no table has the key.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle for Foundation's lookup if no table has the key.
  /// - Returns: The text.
  func filled(in key: String, value: String, _ table: String?, _ bundle: Bundle?) -> String {
    let texts = LocalizedTexts.current
    let text =
      texts.text(key, table)
      ?? LocalizedText(
        (bundle ?? .main).localizedString(forKey: key, value: value, table: table)
      )
    // A text without values is not a format.
    guard !values.isEmpty else { return texts.shown(verbatim: text.text) }
    return filled(texts.shown(text).format(for: values.map(\.number)))
  }

  private func filled(_ format: String) -> String {
    var next = 0
    let specifier = /%(?:%|(?:(\d+)\$)?([-+ #0-9.]*(?:hh|h|ll|l|q|z|t|j)?[@diufgexXs]))/
    return format.replacing(specifier) { match in
      guard let kind = match.output.2 else { return "%" }
      let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next += 1
      return values.indices.contains(index) ? values[index].formatted(by: kind) : ""
    }
  }
}

extension LocalizedArgument {
  /// The number that selects a variant of a text; nil for other values.
  fileprivate var number: PluralNumber? {
    switch self {
    case .integer(let value): PluralNumber(value)
    case .float(let value): PluralNumber(value)
    case .text: nil
    }
  }
}
