import Reporting

/// Rows of characters on which boxes are drawn over each other.
///
/// A cell knows in which directions lines leave it, so that boxes that touch or share an edge are
/// joined by the right character.
struct CharacterCanvas {
  enum Line: UInt8 {
    case none, light, dashed, heavy
  }

  struct Cell {
    var up = Line.none
    var right = Line.none
    var down = Line.none
    var left = Line.none
    /// What the cell shows where no line goes through it; nil for the second half of a wide
    /// character.
    var text: Character? = " "
    /// Who was drawn here last.
    var owner: Int?
    /// Whether a name stands here.
    var isTaken = false

    var hasLine: Bool { [up, right, down, left].contains { $0 != .none } }
    /// Whether the only line is one from left to right.
    var isHorizontal: Bool { left != .none && right != .none && up == .none && down == .none }
  }

  /// What a box does to what was drawn before.
  enum Filling {
    /// Nothing: only its edges are drawn.
    case clear
    /// It is opaque, and filled with a character.
    case opaque(Character)
    /// It can be seen through: a character stands where nothing else does.
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
  ///   - box: Where its edges are, which may be anywhere.
  ///   - line: How its edges are drawn.
  ///   - filling: What becomes of the area inside.
  ///   - owner: Who it belongs to; nil leaves the owners of the cells as they are.
  ///   - clip: What alone is drawn on; its own outline is not erased.
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

  /// Writes a name over cells that are asked for; the caller has made sure that it fits.
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

  /// The first column of a row from which so many cells in turn fulfil a condition.
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

/// What a box does to one cell.
private struct Stroke {
  let column: Int
  let row: Int
  let box: CharacterBox
  let clip: CharacterBox
  let line: CharacterCanvas.Line

  func draw(_ filling: CharacterCanvas.Filling, on cell: inout CharacterCanvas.Cell) {
    let erases = if case .opaque = filling { true } else { false }
    // A stretch from this cell to the next one is the box's own where both are inside.
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
      // What fills a scroll view does not hide that it is one.
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
  /// What is printed; nil for the second half of a wide character.
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

  /// A number for the directions of the lines: 1 for up, 2 for right, 4 for down, 8 for left.
  private var shape: Int {
    (up == .none ? 0 : 1) + (right == .none ? 0 : 2) + (down == .none ? 0 : 4)
      + (left == .none ? 0 : 8)
  }
}

private let lightLines = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")
private let heavyLines = Array(" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋")
