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

  private var replacingCommands: String {
    // A search for a text takes longer than the rest of a line.
    guard hasByte(where: { $0 == UInt8(ascii: "#") }) else { return self }
    return contains("##[") ? replacing("##[", with: #"#\u{23}["#) : self
  }

  /// The text as lines that are safe to print on a terminal or in the log of a workflow.
  ///
  /// A name with a line break cannot start a command. Workflow runners interpret `::error::` as a
  /// command at the start of a line, ignoring blanks.
  package var printableLines: String {
    lines.map { String($0).printable.withoutCommands }.joined(separator: "\n")
  }

  private var lines: [Substring] {
    // In visible ASCII, each byte is a character, and bytes are split much faster.
    isVisibleASCII(besides: UInt8(ascii: "\n"))
      ? utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { Substring($0) }
      : split(separator: "\n", omittingEmptySubsequences: false)
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
