/// Rounds a length to the canonical grid of recordings, a thousandth of a point.
///
/// Device pixels are halves and thirds of points; a thousandth shows any two of them apart, prints
/// short (`63.667`) and removes the noise of floating-point sums, so that equal layouts are equal
/// to the bit. Minus zero becomes zero.
package func canonicalPoints(_ value: Double) -> Double {
  // Most lengths are whole, and are seen to be so faster than they are rounded.
  if let whole = wholePoints(value) { return Double(whole) }
  let rounded = (value * 1000).rounded(.toNearestOrAwayFromZero) / 1000
  return rounded == 0 ? 0 : rounded
}

/// A length as a whole number; nil if it is none or longer than any screen.
///
/// `Int32(exactly:)` asks the C library to truncate the number first.
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
  /// Of the left edge.
  package let x: Double
  /// Of the top edge.
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
  /// The insets of a rectangle to itself.
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
