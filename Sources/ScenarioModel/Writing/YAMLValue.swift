import SnapshotModel

/// A value to write into a scenario file.
enum YAMLValue: Equatable, Sendable {
  /// A word of the scenario language or a number, written without quotes.
  case word(String)
  /// Any text, quoted if YAML would read it differently.
  case text(String)
  case list([YAMLValue])
  case map([YAMLField])
}

/// A map's key with the value to write.
struct YAMLField: Equatable, Sendable {
  var key: String
  var value: YAMLValue

  init(_ key: String, _ value: YAMLValue) {
    self.key = key
    self.value = value
  }
}

extension YAMLValue {
  static func number(_ number: Double) -> YAMLValue {
    .word(number.plain)
  }

  static func flag(_ flag: Bool) -> YAMLValue { .word("\(flag)") }

  static func numbers(_ numbers: [Double]) -> YAMLValue { .list(numbers.map(YAMLValue.number)) }

  /// A map with a single key.
  static func entry(_ key: String, _ value: YAMLValue) -> YAMLValue {
    .map([YAMLField(key, value)])
  }
}

// MARK: - As text

extension YAMLValue {
  /// The width in columns; a longer value is split into lines.
  private static let width = 100

  /// The value in block style; each key or item that fits is on one line.
  var lines: [String] {
    switch self {
    case .word, .text: [inline]
    case .list(let items): items.flatMap { $0.itemLines }
    case .map(let entries): entries.flatMap { Self.lines(of: $0.key, $0.value) }
    }
  }

  /// The lines of an item of a list, with its dash.
  private var itemLines: [String] {
    let nested = fits(beside: 4) && !isEntry ? [inline] : lines
    return nested.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
  }

  private static func lines(of key: String, _ value: YAMLValue) -> [String] {
    let name = YAMLValue.text(key).inline + ":"
    let fits = value.fits(beside: name.count + 10)
    if fits, !value.isListOfMaps, !value.hasLongList { return ["\(name) \(value.inline)"] }
    return [name] + value.lines.map { "  " + $0 }
  }

  private func fits(beside columns: Int) -> Bool { columnsLeft(of: Self.width - columns) >= 0 }

  /// Returns the free columns beside the value on one line; negative if it does not fit.
  ///
  /// It stops at the first part that does not fit, because each level of a scenario calls it.
  private func columnsLeft(of columns: Int) -> Int {
    var left = columns
    switch self {
    case .word, .text: left -= inline.count
    case .list(let items):
      left -= "[]".count
      for (index, item) in items.enumerated() where left >= 0 {
        left = item.columnsLeft(of: left - (index == 0 ? 0 : ", ".count))
      }
    case .map(let entries):
      left -= entries.isEmpty ? "{}".count : "{  }".count
      for (index, entry) in entries.enumerated() where left >= 0 {
        left = YAMLValue.text(entry.key).columnsLeft(of: left - (index == 0 ? 0 : ", ".count))
        left = entry.value.columnsLeft(of: left - ": ".count)
      }
    }
    return left
  }

  /// Whether the value is a step with its argument, which needs no braces.
  private var isEntry: Bool {
    if case .map(let entries) = self { entries.count == 1 } else { false }
  }

  /// Whether the value is a list with items that are easier to read below each other.
  private var isListOfMaps: Bool {
    guard case .list(let items) = self else { return false }
    return items.contains { if case .map = $0 { true } else { false } }
  }

  /// Whether the value is a map with a list of texts that are easier to read below each other.
  private var hasLongList: Bool {
    guard case .map(let entries) = self else { return false }
    return entries.contains { entry in
      guard case .list(let items) = entry.value else { return false }
      return items.count > 2 && items.allSatisfy { if case .text = $0 { true } else { false } }
    }
  }

  /// The value on one line.
  var inline: String {
    switch self {
    case .word(let word): word
    case .text(let text): text.isPlainYAML ? text : text.quotedYAML
    case .list(let items): "[\(items.map(\.inline).joined(separator: ", "))]"
    case .map(let entries) where entries.isEmpty: "{}"
    case .map(let entries):
      "{ "
        + entries.map { "\(YAMLValue.text($0.key).inline): \($0.value.inline)" }
        .joined(separator: ", ") + " }"
    }
  }
}

extension String {
  /// Whether YAML reads the text as itself without quotes, also inside lists and maps on one line.
  fileprivate var isPlainYAML: Bool {
    // All such characters are ASCII, and bytes are much faster than scalars.
    guard let first = utf8.first, first.isWordOfYAML, utf8.last != UInt8(ascii: " ") else {
      return false
    }
    return utf8.allSatisfy { $0.isWordOfYAML || $0.mayFollowInYAML }
      && !["true", "false", "null"].contains(self)
  }

  fileprivate var quotedYAML: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.actsWhenPrinted && scalar.value < 0x10000:
        "\\u" + String(repeating: "0", count: 4 - scalar.hexadecimal.count) + scalar.hexadecimal
      case _ where scalar.actsWhenPrinted:
        "\\U" + String(repeating: "0", count: 8 - scalar.hexadecimal.count) + scalar.hexadecimal
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension UInt8 {
  fileprivate var isWordOfYAML: Bool {
    switch Unicode.Scalar(self) {
    case "0"..."9", "A"..."Z", "a"..."z", "_", ".": true
    default: false
    }
  }

  /// Whether a text without quotes may contain the character after its first one.
  fileprivate var mayFollowInYAML: Bool {
    switch Unicode.Scalar(self) {
    case " ", "/", "+", "*", "=", "<", ">", "!", "(", ")", "@", "-": true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimal: String { String(value, radix: 16, uppercase: true) }
}
