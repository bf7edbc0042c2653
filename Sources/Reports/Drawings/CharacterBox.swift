import Reporting
import SnapshotModel

/// The rows and columns of a rectangle's edges.
///
/// The edges are part of the box.
struct CharacterBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  func contains(_ column: Int, _ row: Int) -> Bool {
    left <= column && column <= right && top <= row && row <= bottom
  }

  /// Returns the rows and columns that both boxes contain; the result may be empty.
  func intersection(_ other: CharacterBox) -> CharacterBox {
    CharacterBox(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  /// The columns of the box, or an empty range.
  var columns: Range<Int> { left..<max(left, right + 1) }
  /// The rows of the box, or an empty range.
  var rows: Range<Int> { top..<max(top, bottom + 1) }
}

/// The conversion from a window's points to rows and columns.
///
/// A character cell is about twice as high as wide, so a row represents twice as many points as a
/// column.
struct CharacterScale {
  /// The smallest number of points per column.
  ///
  /// A row is then about as high as a line of text.
  private static let finest = 8.0
  private static let rowLimit = 200.0

  private let pointsPerColumn: Double

  /// Creates the finest scale that fits a window into a number of columns.
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

  /// Limits the value to the range of `Int`; coordinates far outside the window make no difference.
  private func number(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6).rounded()) }
}
