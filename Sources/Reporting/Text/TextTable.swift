/// A table with aligned columns for printed lists.
package struct TextTable {
  /// An escaped text with its rating.
  package struct Cell: ExpressibleByStringLiteral {
    /// The rating of the cell.
    ///
    /// The raw values are terminal colors.
    package enum Style: String {
      case plain = ""
      case good = "32"
      case bad = "31"
    }

    /// The text without control characters.
    package let text: String
    /// The color of the whole cell.
    package let style: Style

    /// Creates a cell from a text, which is escaped.
    package init(_ text: String, _ style: Style = .plain) {
      self.text = text.printable
      self.style = style
    }

    package init(stringLiteral text: String) { self.init(text) }
  }

  private var rows: [[Cell]]

  /// Creates a table without rows.
  ///
  /// The headings determine the number of columns.
  package init(_ headings: String...) { self.init(headings) }

  /// Creates a table without rows.
  ///
  /// The headings determine the number of columns.
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

  /// The lines without trailing white space.
  ///
  /// Each is terminated.
  package var text: String { text(columns: .max, usesColor: false) }

  /// Returns the lines.
  ///
  /// Each is terminated.
  ///
  /// If they are too long, the remaining columns follow below, with the first column repeated.
  package func text(columns: Int, usesColor: Bool) -> String {
    let widths = rows[0].indices.map { column in
      rows.map { $0[column].text.columns }.max() ?? 0
    }
    var text: [UInt8] = []
    for block in blocks(of: widths, within: columns) {
      if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
      for row in rows { append(row, block, widths, usesColor, to: &text) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let gap = 2

  /// Returns the columns of each block.
  ///
  /// Every block contains the first column.
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

  /// Appends a line to the bytes of all lines: a list can have a hundred thousand.
  private func append(
    _ row: [Cell],
    _ block: [Int],
    _ widths: [Int],
    _ usesColor: Bool,
    to text: inout [UInt8]
  ) {
    var blank = 0
    for column in block {
      let cell = row[column]
      if !cell.text.isEmpty {
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blank))
        text.append(contentsOf: cell.shown(inColor: usesColor).utf8)
        blank = 0
      }
      blank += widths[column] - cell.text.columns + Self.gap
    }
    text.append(UInt8(ascii: "\n"))
  }
}

extension TextTable.Cell {
  fileprivate func shown(inColor usesColor: Bool) -> String {
    usesColor && style != .plain ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
