import Foundation

/// Applies the rules to the text of one file.
package struct FileRewriter: Sendable {
  /// The facts of all files of the package, which rules need for one file.
  package var facts: PackageFacts
  /// The rules, each applied to the text as the user wrote it.
  package var rules: [any PortRule.Type]

  package init(facts: PackageFacts, rules: [any PortRule.Type] = allRules) {
    self.facts = facts
    self.rules = rules
  }

  /// Returns the new text, with unchanged line numbers, and the rewritten constructs.
  package func rewrite(
    _ source: String,
    path: String = ""
  ) -> (text: String, entries: [PortReport.Entry]) {
    rewrite(ParsedFile(source, path: path))
  }

  /// Returns the new text of a parsed file, and the rewritten constructs.
  package func rewrite(_ file: ParsedFile) -> (text: String, entries: [PortReport.Entry]) {
    let rewrites = rules.flatMap { $0.rewrites(in: file, of: facts) }
    let text = rewrites.flatMap(\.edits).applied(to: file.text)
    let lines = LineTable(file.text)
    let entries = rewrites.sorted { $0.offset < $1.offset }.map { rewrite in
      let (line, column) = lines.position(of: rewrite.offset)
      return PortReport.Entry(
        rule: rewrite.rule,
        line: line,
        column: column,
        outcome: rewrite.outcome,
        note: rewrite.note
      )
    }
    return (String(decoding: text, as: UTF8.self), entries)
  }
}

/// The offsets of the lines of a text.
struct LineTable {
  private let starts: [Int]

  init(_ text: [UInt8]) {
    starts = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Returns the first byte of a line, counted from 1; nil for a missing line.
  func start(ofLine line: Int) -> Int? {
    starts.indices.contains(line - 1) ? starts[line - 1] : nil
  }

  /// Returns the line and column of a byte, both counted from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
