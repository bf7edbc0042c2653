extension String {
  /// The text with whatever would act on a terminal spelled out; names in a database may come from
  /// anywhere.
  ///
  /// Runners of workflows take `##[error]` for a command wherever it is printed.
  package var printable: String {
    guard !isVisibleASCII() else { return replacingCommands }
    return unicodeScalars.map { scalar in
      scalar.actsWhenPrinted
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined().replacingCommands
  }

  /// A JSON text as it may be printed: what JSON allows inside of texts may still act on a terminal.
  ///
  /// Line breaks stay, which JSON has between its texts only.
  package var escapedForJSON: String {
    guard !isVisibleASCII(besides: UInt8(ascii: "\n")) else { return self }
    return unicodeScalars.map { $0 == "\n" ? "\n" : $0.escapedForJSON }.joined()
  }

  /// Whether every character is one of ASCII that is seen, as those of most texts are, or another one.
  private func isVisibleASCII(besides other: UInt8? = nil) -> Bool {
    utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == other }
  }

  private var replacingCommands: String {
    contains("##[") ? replacing("##[", with: #"#\u{23}["#) : self
  }

  /// The lines of a text that a terminal or the log of a workflow shows: nothing in them acts, not even
  /// where a name from outside has a line break and what looks like a command behind it.
  ///
  /// Runners of workflows take `::error::` for one where a line begins, blanks aside.
  package var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable.withoutCommands }
      .joined(separator: "\n")
  }

  private var withoutCommands: String {
    var line = self
    if let start = line.firstIndex(where: { !$0.isWhitespace }), line[start...].hasPrefix("::") {
      line.replaceSubrange(start...line.index(after: start), with: #":\u{3A}"#)
    }
    return line
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
  fileprivate var escapedForJSON: String {
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
