/// Rounds a length to the canonical grid of recordings, a thousandth of a point.
///
/// Device pixels are halves and thirds of points. A thousandth distinguishes any two of them,
/// prints short (`63.667`) and removes the rounding errors of floating-point sums. Equal layouts
/// are then equal bit by bit. Minus zero becomes zero.
package func canonicalPoints(_ value: Double) -> Double {
  // Most lengths are whole, and the check is faster than rounding.
  if let whole = wholePoints(value) { return Double(whole) }
  let rounded = (value * 1000).rounded(.toNearestOrAwayFromZero) / 1000
  return rounded == 0 ? 0 : rounded
}

/// Returns a length as an integer; nil if it has a fraction or is longer than any screen.
///
/// `Int32(exactly:)` is slower: it calls the C library to truncate the number.
@inline(__always)
func wholePoints(_ value: Double) -> Int32? {
  guard value.magnitude < 0x1p31 else { return nil }
  let whole = Int32(value)
  return Double(whole) == value ? whole : nil
}

/// A point, in points, on the canonical grid.
package struct Point: Codable, Hashable, Sendable {
  /// The distance to the right of the origin.
  package let x: Double
  /// The distance below the origin.
  package let y: Double

  /// Rounds both numbers to the canonical grid.
  package init(x: Double, y: Double) {
    self.x = canonicalPoints(x)
    self.y = canonicalPoints(y)
  }
}

/// A size, in points, on the canonical grid.
package struct Size: Codable, Hashable, Sendable {
  /// The horizontal extent.
  package let width: Double
  /// The vertical extent.
  package let height: Double

  /// Rounds both numbers to the canonical grid.
  package init(width: Double, height: Double) {
    self.width = canonicalPoints(width)
    self.height = canonicalPoints(height)
  }
}

/// A rectangle, in points, on the canonical grid; the y axis grows downwards.
package struct Rect: Codable, Hashable, Sendable {
  /// The x coordinate of the left edge.
  package let x: Double
  /// The y coordinate of the top edge.
  package let y: Double
  /// The horizontal extent.
  package let width: Double
  /// The vertical extent.
  package let height: Double

  /// Rounds the four numbers to the canonical grid.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = canonicalPoints(x)
    self.y = canonicalPoints(y)
    self.width = canonicalPoints(width)
    self.height = canonicalPoints(height)
  }
}

/// Insets from the four edges of a rectangle, in points, on the canonical grid.
package struct Insets: Codable, Hashable, Sendable {
  /// Insets of zero on all edges.
  package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// The distance from the top edge, positive inwards.
  package let top: Double
  /// The distance from the left edge, positive inwards.
  package let left: Double
  /// The distance from the bottom edge, positive inwards.
  package let bottom: Double
  /// The distance from the right edge, positive inwards.
  package let right: Double

  /// Rounds the four numbers to the canonical grid.
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = canonicalPoints(top)
    self.left = canonicalPoints(left)
    self.bottom = canonicalPoints(bottom)
    self.right = canonicalPoints(right)
  }
}
