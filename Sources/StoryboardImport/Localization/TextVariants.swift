/// Chooses among the variants of a text in a `.stringsdict` file: those for any number, on an iPhone, and of
/// those for several widths the one for the largest.
enum TextVariants {
  /// The text of an entry; nil for one that has none.
  static func text(of entry: [String: Any]) -> String? {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return nested(devices["iphone"] ?? devices["other"])
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = widths.keys.max { (Int($0) ?? 0, $0) < (Int($1) ?? 0, $1) }
      return nested(widest.flatMap { widths[$0] })
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = entry.compactMapValues { ($0 as? [String: Any])?["other"] as? String }
    return filled(format, with: variables)
  }

  /// A text with what stands for `%#@name@`, which may have such places itself.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - parts: What stands for each place, by name; others stay.
  /// - Returns: The text, whose arguments such as `%d` stay.
  static func filled(_ text: String, with parts: [String: String]) -> String {
    var text = text
    // Each name once, so that one that contains itself comes to an end.
    for name in parts.keys.sorted() + parts.keys.sorted() {
      text = text.replacing("%#@\(name)@", with: parts[name] ?? "")
    }
    return text
  }

  /// A variant is a text, or has variants itself.
  private static func nested(_ variant: Any?) -> String? {
    variant as? String ?? (variant as? [String: Any]).flatMap(text)
  }
}
