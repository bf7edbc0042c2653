extension Unicode.Scalar {
  /// Whether showing this scalar would do something rather than show something.
  ///
  /// Control characters begin terminal commands (escape, and 9B which means the same), end lines or
  /// overwrite them; format characters reverse or hide the text around them.
  var actsWhenShown: Bool {
    if (" "..."~").contains(self) { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text with every scalar that would act spelled out, for example as `\u{1B}`.
  ///
  /// Backslashes are doubled, so that no two texts look the same. `::` and `##` are spelled out for
  /// runners of workflows, which look for commands in whatever a step prints: `::error::` where a
  /// line begins, `##[error]` anywhere.
  package var spelledOut: String {
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

  /// As much of the text as fits into so many UTF-16 code units, with a sign where something is
  /// left out.
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
