import Foundation

/// Renders the Markdown of the documentation for a terminal.
///
/// It supports the syntax of the documentation: headings, paragraphs, lists, tables and code
/// blocks, and inline code, emphasis and links. A table without room for its sentences becomes a
/// list.
package struct TerminalMarkdown {
  /// The width in columns.
  package let width: Int
  /// Returns a highlighted heading.
  let styled: (String) -> String

  /// Creates a renderer for lines of `width` columns.
  ///
  /// `styled` highlights headings.
  package init(width: Int, styled: @escaping (String) -> String = { $0 }) {
    self.width = width
    self.styled = styled
  }

  /// Returns the text for a terminal.
  ///
  /// Its last line is terminated.
  package func rendered(_ markdown: String) -> String {
    var output: [String] = []
    for block in Self.blocks(of: markdown) {
      let lines = lines(of: block)
      if block.isSpaced, !output.isEmpty { output.append("") }
      output += lines
    }
    return output.joined(separator: "\n") + "\n"
  }

  // MARK: - Blocks

  private enum Block {
    case heading(String)
    case paragraph(String)
    /// A list item with its marker: `-` or `1.`.
    case item(String, marker: String, isFirst: Bool)
    case table([[String]])
    case code([String])

    /// Whether an empty line precedes the block.
    var isSpaced: Bool {
      if case .item(_, _, let isFirst) = self { isFirst } else { true }
    }
  }

  private static func blocks(of markdown: String) -> [Block] {
    var blocks: [Block] = []
    var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("```") {
        blocks.append(.code(taken(from: &lines) { !$0.hasPrefix("```") }))
        lines = lines.dropFirst()
      } else if let heading = line.wholeMatch(of: /#+ (.*)/) {
        blocks.append(.heading(plain(heading.output.1)))
      } else if line.hasPrefix("|") {
        let rows = [String(line)] + taken(from: &lines) { $0.hasPrefix("|") }
        blocks.append(.table(rows.filter { !$0.hasPrefix("| ---") }.map(cells)))
      } else if let item = line.wholeMatch(of: /(-|\d+\.) (.*)/) {
        let rest = taken(from: &lines) { $0.hasPrefix("  ") }
        let text = plain(([String(item.output.2)] + rest).joined(separator: " "))
        let follows = if case .item? = blocks.last { true } else { false }
        blocks.append(.item(text, marker: String(item.output.1), isFirst: !follows))
      } else if !line.isEmpty {
        let rest = taken(from: &lines) { !$0.isEmpty && $0.first != "|" && !$0.hasPrefix("```") }
        blocks.append(.paragraph(plain(([String(line)] + rest).joined(separator: " "))))
      }
    }
    return blocks
  }

  /// Removes and returns the lines that belong to the present block.
  private static func taken(
    from lines: inout ArraySlice<Substring>,
    while belongs: (Substring) -> Bool
  ) -> [String] {
    let taken = lines.prefix(while: belongs)
    lines = lines.dropFirst(taken.count)
    return taken.map(String.init)
  }

  /// Returns the cells of a row.
  ///
  /// An escaped bar is not a separator.
  private static func cells(of row: String) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in row.dropFirst() {
      if character == "|", !isEscaped {
        cells.append(plain(cell))
        cell = ""
      } else {
        cell.append(character)
      }
      isEscaped = character == "\\"
    }
    return cells
  }

  /// Returns a text without its markup.
  ///
  /// Code is unchanged.
  private static func plain(_ text: some StringProtocol) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    let shown = parts.enumerated().map { index, part in
      guard index.isMultiple(of: 2) else { return String(part).replacing("\\|", with: "|") }
      return String(part).replacing("**", with: "").replacing(/\*(\w[^*]*)\*/) { $0.output.1 }
    }
    // The text of a link can contain code.
    return shown.joined().replacing(/\[([^\[\]]+)\]\([^()\s]+\)/) { $0.output.1 }
      .trimmingSpaces
  }

  // MARK: - Lines

  private func lines(of block: Block) -> [String] {
    switch block {
    case .heading(let text): [styled(text)]
    case .paragraph(let text): wrapped(text, first: "  ", rest: "  ")
    case .item(let text, let marker, _):
      wrapped(
        text,
        first: "  \(marker) ",
        rest: String(repeating: " ", count: marker.count + 3)
      )
    case .code(let lines): lines.map { $0.isEmpty ? "" : "      \($0)" }
    case .table(let rows): lines(ofTable: rows)
    }
  }

  /// Returns columns if the last one is wide enough for a sentence, else a list.
  private func lines(ofTable rows: [[String]]) -> [String] {
    let leading = rows.map { $0.dropLast() }
    let count = leading.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      leading.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    let left = 2 + widths.reduce(0) { $0 + $1 + 2 }
    guard width - left >= 40 else { return list(of: rows) }
    return rows.flatMap { row in
      let cells = zip(row.dropLast(), widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return wrapped(
        row.last ?? "",
        first: "  " + cells.map { $0 + "  " }.joined(),
        rest: String(repeating: " ", count: left)
      )
    }
  }

  /// Returns each row as a term, its first cell, and the other cells below it.
  ///
  /// Several cells are preceded by the names of their columns.
  private func list(of rows: [[String]]) -> [String] {
    guard let header = rows.first else { return [] }
    let title = header.count == 2 ? header.joined(separator: ": ") : "\(header.first ?? ""):"
    let items = rows.dropFirst().flatMap { row in
      let rest = zip(header, row).dropFirst().filter { !$0.1.isEmpty }
      let texts = rest.map { name, text in row.count > 2 ? "\(name): \(text)" : text }
      return wrapped(row.first ?? "", first: "  ", rest: "  ")
        + texts.flatMap { wrapped($0, first: "      ", rest: "      ") }
    }
    return wrapped(title, first: "  ", rest: "  ") + items
  }

  private func wrapped(_ text: String, first: String, rest: String) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = rest
        isEmpty = true
      }
      line += isEmpty ? word : " \(word)"
      isEmpty = false
    }
    return lines + [line]
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
