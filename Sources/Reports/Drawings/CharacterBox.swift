import Reporting
import SnapshotModel

/// The rows and columns on which the edges of a rectangle are drawn, all of them part of the box.
struct CharacterBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  func contains(_ column: Int, _ row: Int) -> Bool {
    left <= column && column <= right && top <= row && row <= bottom
  }

  /// The rows and columns that two boxes have in common; they may be none.
  func intersection(_ other: CharacterBox) -> CharacterBox {
    CharacterBox(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  /// The columns, empty where there are none.
  var columns: Range<Int> { left..<max(left, right + 1) }
  /// The rows, empty where there are none.
  var rows: Range<Int> { top..<max(top, bottom + 1) }
}

/// How a window is brought to rows and columns.
///
/// A character cell is about twice as high as it is wide, so a row stands for twice as many points as
/// a column.
struct CharacterScale {
  /// No drawing is finer: a row is then about as high as a line of text.
  private static let finest = 8.0
  private static let rowLimit = 200.0

  private let pointsPerColumn: Double

  /// The scale at which a window fits into so many columns.
  init(fitting window: Size, columns: Int) {
    pointsPerColumn =
      [
        Self.finest, window.width / Double(max(1, columns - 1)), window.height / Self.rowLimit / 2,
      ].max() ?? Self.finest
  }

  func box(of rect: Rect) -> CharacterBox {
    CharacterBox(
      left: column(rect.x),
      top: row(rect.y),
      right: column(rect.x + rect.width),
      bottom: row(rect.y + rect.height)
    )
  }

  private func column(_ x: Double) -> Int { number(x / pointsPerColumn) }
  private func row(_ y: Double) -> Int { number(y / pointsPerColumn / 2) }

  /// Far outside of any window it does not matter how far.
  private func number(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6).rounded()) }
}
