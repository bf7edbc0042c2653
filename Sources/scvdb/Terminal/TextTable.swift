import ScenarioModel

/// Rows in aligned columns, the way lists are printed.
struct TextTable {
  private let headings: [String]
  private var rows: [[String]] = []

  init(_ headings: String...) { self.init(headings) }

  init(_ headings: [String]) {
    self.headings = headings
  }

  mutating func add(_ cells: String...) { add(cells) }

  mutating func add(_ cells: [String]) {
    precondition(cells.count == headings.count, "every row has a cell for each heading")
    rows.append(cells.map(\.printable))
  }

  /// The lines, each ended, without white space at their ends.
  var text: String {
    let all = [headings] + rows
    let widths = headings.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let line = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let text = line.joined(separator: "  ")
      return String(text.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
