import SnapshotModel

extension String {
  /// The text with terminal control characters spelled out, because a database can contain any
  /// names.
  ///
  /// Workflow runners interpret `##[error]` as a command at any position.
  package var printable: String {
    guard !isVisibleASCII() else { return replacingCommands }
    return unicodeScalars.map { scalar in
      scalar.actsWhenPrinted
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined().replacingCommands
  }

  /// A JSON text that is safe to print: texts in JSON can contain terminal control characters.
  ///
  /// Line feeds remain, because JSON has them only between its texts.
  package var escapedForJSON: String {
    guard !isVisibleASCII(besides: UInt8(ascii: "\n")) else { return self }
    return unicodeScalars.map { $0 == "\n" ? "\n" : $0.escapedForJSON }.joined()
  }

  /// Whether every character is visible ASCII, as in most texts, or a given other one.
  private func isVisibleASCII(besides other: UInt8? = nil) -> Bool {
    utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == other }
  }

  private var replacingCommands: String {
    // A search for a text takes longer than the rest of a line.
    guard utf8.contains(UInt8(ascii: "#")) else { return self }
    return contains("##[") ? replacing("##[", with: #"#\u{23}["#) : self
  }

  /// The text as lines that are safe to print on a terminal or in the log of a workflow.
  ///
  /// A name with a line break cannot start a command. Workflow runners interpret `::error::` as a
  /// command at the start of a line, ignoring blanks.
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

  /// The text with its middle omitted if it is very long; a name or value in a damaged document can
  /// have megabytes.
  package var shortened: String {
    let (beginning, end) = (700, 300)
    guard utf8.count > beginning + end, count > beginning + end else { return self }
    return "\(prefix(beginning)) […] \(suffix(end))"
  }
}

extension Unicode.Scalar {
  /// The scalar in a JSON text that is safe to print.
  fileprivate var escapedForJSON: String {
    guard actsWhenPrinted else { return String(self) }
    return String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
