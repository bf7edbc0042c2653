import Reporting

/// Rows of characters on which boxes are drawn over each other.
///
/// A cell stores the directions of its lines, so boxes that touch or share an edge are joined by
/// the right character.
struct CharacterCanvas {
  enum Line: UInt8 {
    case none, light, dashed, heavy
  }

  struct Cell {
    var up = Line.none
    var right = Line.none
    var down = Line.none
    var left = Line.none
    /// The character of a cell without lines; nil for the second half of a wide character.
    var text: Character? = " "
    /// The owner of the last drawing in this cell.
    var owner: Int?
    /// Whether the cell contains part of a name.
    var isTaken = false

    var hasLine: Bool { [up, right, down, left].contains { $0 != .none } }
    /// Whether the only line is horizontal.
    var isHorizontal: Bool { left != .none && right != .none && up == .none && down == .none }
  }

  /// The effect of a box on earlier drawings.
  enum Filling {
    /// No effect: only the edges are drawn.
    case clear
    /// The box is opaque and filled with a character.
    case opaque(Character)
    /// The box is transparent: the character fills only empty cells.
    case hatched(Character)
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Draws a box.
  ///
  /// - Parameters:
  ///   - box: The rows and columns of its edges, which may be outside the canvas.
  ///   - line: The line style of its edges.
  ///   - filling: The filling of the area inside.
  ///   - owner: The new owner of the cells; nil keeps their owners.
  ///   - clip: The area to draw in; the outline of this area is not erased.
  mutating func draw(
    _ box: CharacterBox,
    line: Line,
    filling: Filling,
    owner: Int?,
    within clip: CharacterBox
  ) {
    let clip = clip.intersection(whole)
    let visible = box.intersection(clip)
    for row in visible.rows {
      for column in visible.columns {
        let stroke = Stroke(column: column, row: row, box: box, clip: clip, line: line)
        stroke.draw(filling, on: &self[column, row])
        if let owner { self[column, row].owner = owner }
      }
    }
  }

  /// Writes a name into the cells of a row.
  ///
  /// The caller checks that it fits.
  mutating func write(_ name: String, at column: Int, _ row: Int) {
    var column = column
    for character in name where character.columns > 0 {
      for part in 0..<character.columns {
        let owner = self[column, row].owner
        self[column, row] = Cell(text: part == 0 ? character : nil, owner: owner, isTaken: true)
        column += 1
      }
    }
  }

  /// Returns the first column of a run of cells that fulfill a condition.
  func run(
    of length: Int,
    in columns: Range<Int>,
    _ row: Int,
    where isFit: (Cell) -> Bool
  ) -> Int? {
    var found = 0
    for column in columns {
      found = isFit(self[column, row]) ? found + 1 : 0
      if found == length { return column - length + 1 }
    }
    return nil
  }

  /// The rows, each as wide as the canvas.
  var lines: [String] {
    (0..<rows).map { row in
      String((0..<columns).compactMap { self[$0, row].character })
    }
  }

  var whole: CharacterBox { CharacterBox(left: 0, top: 0, right: columns - 1, bottom: rows - 1) }
}

/// The effect of a box on one cell.
private struct Stroke {
  let column: Int
  let row: Int
  let box: CharacterBox
  let clip: CharacterBox
  let line: CharacterCanvas.Line

  func draw(_ filling: CharacterCanvas.Filling, on cell: inout CharacterCanvas.Cell) {
    let erases = if case .opaque = filling { true } else { false }
    // The line from this cell to the next belongs to the box if both cells are inside the clip.
    if box.left < column, clip.left < column { draw(&cell.left, isHorizontal: true, erases) }
    if column < box.right, column < clip.right { draw(&cell.right, isHorizontal: true, erases) }
    if box.top < row, clip.top < row { draw(&cell.up, isHorizontal: false, erases) }
    if row < box.bottom, row < clip.bottom { draw(&cell.down, isHorizontal: false, erases) }
    switch filling {
    case .clear: break
    case .opaque(let character):
      cell.text = isInside ? character : " "
    case .hatched(let character):
      if isInside, !cell.hasLine { cell.text = character }
    }
  }

  private func draw(_ arm: inout CharacterCanvas.Line, isHorizontal: Bool, _ erases: Bool) {
    let isEdge =
      isHorizontal ? row == box.top || row == box.bottom : column == box.left || column == box.right
    let isOutline =
      isHorizontal
      ? row == clip.top || row == clip.bottom : column == clip.left || column == clip.right
    if isEdge {
      // Views that fill a scroll view keep its dashed edge.
      arm = arm == .dashed && line == .light ? .dashed : line
    } else if erases, !isOutline {
      arm = .none
    }
  }

  private var isInside: Bool {
    box.left < column && column < box.right && box.top < row && row < box.bottom
  }
}

extension CharacterCanvas.Cell {
  /// The printed character; nil for the second half of a wide character.
  fileprivate var character: Character? {
    guard hasLine else { return text }
    let arms = [up, right, down, left]
    if arms.contains(.heavy) { return heavyLines[shape] }
    if arms.contains(.dashed) {
      if isHorizontal { return "┄" }
      if up != .none, down != .none, left == .none, right == .none { return "┆" }
    }
    return lightLines[shape]
  }

  /// The directions of the lines as a bit mask: 1 is up, 2 right, 4 down, 8 left.
  private var shape: Int {
    (up == .none ? 0 : 1) + (right == .none ? 0 : 2) + (down == .none ? 0 : 4)
      + (left == .none ? 0 : 8)
  }
}

private let lightLines = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")
private let heavyLines = Array(" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋")
