extension String {
  /// The text with whatever would act on a terminal spelled out; names in a database may come from
  /// anywhere.
  package var printable: String {
    unicodeScalars.map { scalar in
      scalar.actsWhenPrinted
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }

  /// The text with its middle left out if it is longer than anybody reads; a name or a value in a
  /// damaged document may have megabytes.
  package var shortened: String {
    let (beginning, end) = (700, 300)
    guard utf8.count > beginning + end, count > beginning + end else { return self }
    return "\(prefix(beginning)) […] \(suffix(end))"
  }
}

extension Unicode.Scalar {
  /// The scalar as it may stand in a JSON text that is printed.
  package var escapedForJSON: String {
    guard actsWhenPrinted else { return String(self) }
    return String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  fileprivate var actsWhenPrinted: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
