extension Unicode.Scalar {
  /// Whether the scalar has an effect when it is shown, instead of being visible.
  ///
  /// Control characters start terminal commands (escape, and its equivalent 9B), or end or
  /// overwrite lines. Format characters reverse or hide the text around them.
  var actsWhenShown: Bool {
    if (" "..."~").contains(self) { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text with every such scalar spelled out, for example as `\u{1B}`.
  ///
  /// Backslashes are doubled, so that different texts look different. `::` and `##` are spelled out
  /// because workflow runners search all output for commands: `::error::` at the start of a line,
  /// `##[error]` anywhere.
  package var escapedForLog: String {
    guard !isSafeForLog else { return String(self) }
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "\\" {
        result += #"\\"#
      } else if scalar.actsWhenShown || scalar == previous && (scalar == ":" || scalar == "#") {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// Whether the text has only visible ASCII characters, and none that ``escapedForLog`` changes.
  ///
  /// That holds for most texts, and bytes are much faster than scalars. Two equal signs after each
  /// other matter only for `:` and `#`.
  private var isSafeForLog: Bool {
    utf8.withContiguousStorageIfAvailable { $0.isSafeForLog } ?? utf8.isSafeForLog
  }

  /// Returns the beginning of the text that fits into a number of UTF-16 code units, with a sign
  /// for omitted text.
  package func cut(toUnits limit: Int) -> String {
    guard utf16.count > limit else { return String(self) }
    let sign = " […]"
    var rest = limit - sign.utf16.count
    let kept = unicodeScalars.prefix { scalar in
      rest -= UTF16.width(scalar)
      return rest >= 0
    }
    return String(String.UnicodeScalarView(kept)) + sign
  }
}

extension Sequence<UInt8> {
  fileprivate var isSafeForLog: Bool {
    var previous: UInt8 = 0
    for byte in self {
      switch byte {
      case UInt8(ascii: "\\"): return false
      case UInt8(ascii: ":"), UInt8(ascii: "#"):
        if byte == previous { return false }
      case UInt8(ascii: " ")...UInt8(ascii: "~"): break
      default: return false
      }
      previous = byte
    }
    return true
  }
}
