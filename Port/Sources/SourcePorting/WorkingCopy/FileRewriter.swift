import Foundation

/// Applies the rules to the text of one file.
package struct FileRewriter: Sendable {
  package var facts: PackageFacts
  package var rules: [any PortRule.Type]

  package init(facts: PackageFacts, rules: [any PortRule.Type] = allRules) {
    self.facts = facts
    self.rules = rules
  }

  /// Rewrites a file; the lines of the new text have the numbers that they had.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - path: The path of the file, relative to the package.
  ///   - text: Returns the absolute path and the text of another file of the package.
  /// - Returns: The new text, and what was done.
  package func rewrite(
    _ source: String,
    at path: String = "",
    reading text: (String) -> (path: String, text: String) = { ($0, "") }
  ) -> (text: String, entries: [PortReport.Entry]) {
    let file = ParsedFile(source)
    let local = rules.flatMap { $0.rewrites(in: file, of: facts) }
    let moves = rules.isEmpty ? [] : self.moves(at: path, in: file, local, reading: text)
    let rewrites = local + moves
    // What is moved away must go as a whole, so the edits inside it must not come before.
    let text = (moves.flatMap(\.edits) + local.flatMap(\.edits)).applied(to: file.text)
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

extension FileRewriter {
  /// The members that go to another place, or come from one.
  ///
  /// What comes is put before the closing brace of its class, between directives that give it the
  /// lines that it had.
  private func moves(
    at path: String,
    in file: ParsedFile,
    _ rewrites: [Rewrite],
    reading text: (String) -> (path: String, text: String)
  ) -> [Rewrite] {
    let leaving = facts.moves.filter { $0.origin == path }.map { move in
      let breaks = file.text[move.range].count { $0 == 0x0A }
      return Rewrite(
        rule: MemberMove.name,
        offset: move.range.lowerBound,
        note: "\(move.member) is moved into the body of \(move.type)",
        edits: [SourceEdit(move.range, String(repeating: "\n", count: breaks))]
      )
    }
    let coming = facts.moves.filter { $0.destination == path }
    guard !coming.isEmpty else { return leaving }
    let ends = Dictionary(grouping: coming, by: \.end).sorted { $0.key.offset < $1.key.offset }
    return leaving
      + ends.map { end, moves in
        let here = text(path).path
        let members = moves.map { move in
          let origin = text(move.origin)
          let fragment = fragment(
            of: move,
            in: origin.text,
            file,
            rewrites,
            isSame: move.origin == path
          )
          return "\n\(directive(origin.path, move.line))\(fragment)"
        }
        let tail = "\n\(directive(here, end.line))"
        return Rewrite(
          rule: MemberMove.name,
          offset: end.offset,
          note: "members of extensions come here",
          edits: [SourceEdit(end.offset..<end.offset, members.joined() + tail)]
        )
      }
  }

  /// The rewritten text of a member.
  private func fragment(
    of move: MemberMove,
    in source: String,
    _ file: ParsedFile,
    _ rewrites: [Rewrite],
    isSame: Bool
  ) -> String {
    let file = isSame ? file : ParsedFile(source)
    let local = isSame ? rewrites : rules.flatMap { $0.rewrites(in: file, of: facts) }
    let text = local.flatMap(\.edits).applied(to: file.text, within: move.range)
    return move.access + String(decoding: text, as: UTF8.self)
  }

  private func directive(_ path: String, _ line: Int) -> String {
    "#sourceLocation(file: \(quoted(path)), line: \(line))\n"
  }
}

/// Where the lines of a text begin.
struct LineTable {
  private let starts: [Int]

  init(_ text: [UInt8]) {
    starts = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The line and column of a byte, from 1 on.
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
