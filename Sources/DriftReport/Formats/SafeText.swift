extension Unicode.Scalar {
  /// Whether showing this scalar would do something rather than show something.
  ///
  /// Control characters begin terminal commands (escape, and 9B which means the same), end lines or
  /// overwrite them; format characters reverse or hide the text around them.
  var actsWhenShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text with every scalar that would act spelled out, for example as `\u{1B}`.
  ///
  /// Backslashes are doubled, so that no two texts look the same.
  var spelledOut: String {
    guard unicodeScalars.contains(where: { $0.actsWhenShown || $0 == "\\" }) else {
      return String(self)
    }
    return unicodeScalars.map { scalar in
      if scalar == "\\" { return #"\\"# }
      guard scalar.actsWhenShown else { return String(scalar) }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }
}
