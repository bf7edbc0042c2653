import Reporting
package import SnapshotModel

/// A snapshot drawn with the characters of a terminal.
///
/// Views are boxes, later ones over earlier ones, with their names where these fit. Hidden views
/// and parts outside of the window or a scroll view are left out. Scroll views are dashed, and bars
/// are shaded. The keyboard is hatched, so the views under it remain visible. A mark precedes the
/// name of the first responder.
package struct ScreenDrawing {
  /// The rows without line terminators, each as wide as the drawing.
  private let rows: [String]
  /// The number of columns.
  package let columns: Int

  /// Draws a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to draw.
  ///   - caption: One line above the drawing, truncated to its width.
  ///   - limit: The available columns; a small screen needs fewer.
  ///   - highlighted: The paths of views with heavy outlines, which are drawn over all others.
  ///   - titles: The titles of the views.
  package init(
    of snapshot: Snapshot,
    caption: String? = nil,
    columns limit: Int,
    highlighting highlighted: Set<ViewPath> = [],
    calling titles: ViewTitles = ViewTitles()
  ) {
    let scale = CharacterScale(fitting: snapshot.window, columns: limit)
    let window = scale.box(of: Rect(size: snapshot.window))
    var canvas = CharacterCanvas(columns: max(2, window.right + 1), rows: max(2, window.bottom + 1))
    let views = snapshot.drawnViews(highlighting: highlighted, calling: titles)
    canvas.draw(views, under: snapshot.keyboard.map(scale.box), at: scale)
    columns = canvas.columns
    let title = caption.map { [$0.escapedForLog.cut(toColumns: canvas.columns)] } ?? []
    rows = title.map { $0.padded(to: canvas.columns) } + canvas.lines
  }

  /// The rows without trailing white space and line terminators.
  package var lines: [String] { rows.map(\.withoutTrailingSpaces) }

  /// Puts drawings side by side where they fit and the others below.
  ///
  /// - Parameters:
  ///   - drawings: The drawings in their order.
  ///   - limit: The available columns.
  /// - Returns: Lines without trailing white space and terminators, with empty lines between rows.
  package static func sideBySide(_ drawings: [ScreenDrawing], columns limit: Int) -> [String] {
    var rows: [[ScreenDrawing]] = []
    for drawing in drawings {
      let taken = rows.last.map { row in row.reduce(0) { $0 + $1.columns + gap } }
      if let taken, taken + drawing.columns <= limit {
        rows[rows.count - 1].append(drawing)
      } else {
        rows.append([drawing])
      }
    }
    return Array(rows.map(joined).joined(separator: [""]))
  }

  private static let gap = 2

  private static func joined(_ drawings: [ScreenDrawing]) -> [String] {
    (0..<(drawings.map(\.rows.count).max() ?? 0)).map { row in
      drawings.map { drawing in
        drawing.rows.indices.contains(row)
          ? drawing.rows[row] : String(repeating: " ", count: drawing.columns)
      }.joined(separator: String(repeating: " ", count: gap)).withoutTrailingSpaces
    }
  }
}

extension CharacterCanvas {
  fileprivate mutating func draw(
    _ views: [DrawnView],
    under keyboard: CharacterBox?,
    at scale: CharacterScale
  ) {
    draw(whole, line: .light, filling: .clear, owner: nil, within: whole)
    for (number, view) in views.enumerated() {
      draw(view, line: view.line, filling: view.filling, owner: number, at: scale)
    }
    if let keyboard {
      draw(keyboard, line: .light, filling: .hatched("╱"), owner: nil, within: whole)
    }
    for view in views where view.isHighlighted {
      draw(view, line: .heavy, filling: .clear, owner: nil, at: scale)
    }
    for (number, view) in views.enumerated().reversed() {
      name(view, number, in: scale.box(of: view.frame))
    }
    if let keyboard { nameKeyboard(in: keyboard) }
  }

  private mutating func draw(
    _ view: DrawnView,
    line: Line,
    filling: Filling,
    owner: Int?,
    at scale: CharacterScale
  ) {
    let clip = scale.box(of: view.clip)
    draw(scale.box(of: view.frame), line: line, filling: filling, owner: owner, within: clip)
  }

  /// Writes a view's name where it fits: inside, else on the upper or the lower edge.
  private mutating func name(_ view: DrawnView, _ number: Int, in box: CharacterBox) {
    let area = box.intersection(whole)
    let names = view.isFirstResponder ? ["▸" + view.name, "▸"] : [view.name]
    let edges = [box.top, box.bottom].filter(area.rows.contains)
    for name in names where name.columns > 0 {
      for row in area.rows where write(name, in: area.columns, row, of: number, \.isBlank) {
        return
      }
      for row in edges where write(name, in: area.columns, row, of: number, \.isHorizontal) {
        return
      }
    }
  }

  private mutating func write(
    _ name: String,
    in columns: Range<Int>,
    _ row: Int,
    of number: Int,
    _ isFit: (Cell) -> Bool
  ) -> Bool {
    let start = run(of: name.columns, in: columns, row) { cell in
      cell.owner == number && !cell.isTaken && isFit(cell)
    }
    guard let start else { return false }
    write(name, at: start, row)
    return true
  }

  private mutating func nameKeyboard(in box: CharacterBox) {
    let name = "keyboard"
    let area = box.intersection(whole)
    // A blank cell on both sides separates the name from other names.
    for row in area.rows.reversed() {
      if let start = run(of: name.count + 2, in: area.columns, row, where: \.isBlank) {
        return write(name, at: start + 1, row)
      }
    }
  }
}

extension CharacterCanvas.Cell {
  /// Whether the cell has neither a line nor part of a name.
  fileprivate var isBlank: Bool { !hasLine && !isTaken }
}

extension DrawnView {
  fileprivate var line: CharacterCanvas.Line { kind == .scrollView ? .dashed : .light }
  fileprivate var filling: CharacterCanvas.Filling { .opaque(kind == .bar ? "░" : " ") }
}

extension Rect {
  /// Creates the rectangle of a window in its own coordinates.
  package init(size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }
}

extension String {
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - self.columns))
  }

  fileprivate var withoutTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
