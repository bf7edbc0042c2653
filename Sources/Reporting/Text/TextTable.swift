/// Rows in aligned columns, the way lists are printed.
package struct TextTable {
  /// A text, made safe for a terminal, and what it stands for.
  package struct Cell: ExpressibleByStringLiteral {
    /// Whether what the cell states is wanted; raw values are the colors of a terminal.
    package enum Style: String {
      case plain = ""
      case good = "32"
      case bad = "31"
    }

    /// The text without control characters.
    package let text: String
    /// The color of the whole cell.
    package let style: Style

    /// Makes a cell of a text, which becomes safe to print.
    package init(_ text: String, _ style: Style = .plain) {
      self.text = text.printable
      self.style = style
    }

    package init(stringLiteral text: String) { self.init(text) }
  }

  private var rows: [[Cell]]

  /// Makes a table without rows; the headings decide the number of columns.
  package init(_ headings: String...) { self.init(headings) }

  /// Makes a table without rows; the headings decide the number of columns.
  package init(_ headings: [String]) {
    rows = [headings.map { Cell($0) }]
  }

  /// Appends a row of plain cells, one for each heading.
  package mutating func add(_ cells: String...) { add(cells.map { Cell($0) }) }

  /// Appends a row of plain cells, one for each heading.
  package mutating func add(_ cells: [String]) { add(cells.map { Cell($0) }) }

  /// Appends a row.
  ///
  /// - Precondition: It has a cell for each heading.
  package mutating func add(_ cells: [Cell]) {
    precondition(cells.count == rows[0].count, "every row has a cell for each heading")
    rows.append(cells)
  }

  /// The lines, each ended, without white space at their ends.
  package var text: String { text(columns: .max, usesColor: false) }

  /// The lines, each ended; where they would be too long, the table goes on below with the columns that
  /// are left, after the first column again.
  package func text(columns: Int, usesColor: Bool) -> String {
    let widths = rows[0].indices.map { column in
      rows.map { $0[column].text.columns }.max() ?? 0
    }
    let blocks = blocks(of: widths, within: columns)
    return blocks.map { block in
      rows.map { line(of: $0, block, widths, usesColor) }.joined()
    }.joined(separator: "\n")
  }

  private static let gap = 2

  /// Which columns stand side by side; each block has the first one.
  private func blocks(of widths: [Int], within limit: Int) -> [[Int]] {
    var blocks = [[0]]
    var width = widths[0]
    for column in widths.indices.dropFirst() {
      let added = Self.gap + widths[column]
      if width + added > limit, blocks[blocks.count - 1].count > 1 {
        blocks.append([0])
        width = widths[0]
      }
      blocks[blocks.count - 1].append(column)
      width += added
    }
    return blocks
  }

  private func line(of row: [Cell], _ block: [Int], _ widths: [Int], _ usesColor: Bool) -> String {
    var line = ""
    var blank = 0
    for column in block {
      let cell = row[column]
      if !cell.text.isEmpty {
        line += String(repeating: " ", count: blank) + cell.shown(inColor: usesColor)
        blank = 0
      }
      blank += widths[column] - cell.text.columns + Self.gap
    }
    return line + "\n"
  }
}

extension TextTable.Cell {
  fileprivate func shown(inColor usesColor: Bool) -> String {
    usesColor && style != .plain ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
