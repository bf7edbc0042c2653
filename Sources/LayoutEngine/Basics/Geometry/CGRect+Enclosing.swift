package import Foundation

extension CGRect {
  /// Whether another rectangle is inside this one, with a tolerance in points at each edge.
  ///
  /// It compares each edge. Foundation's `contains` on Linux compares this rectangle with the
  /// union. The union's size differs in the last digit where pixels are thirds of a point.
  package func encloses(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }

  /// Returns the intersection of the rectangles; null if they share no point.
  ///
  /// Foundation's `intersection` on Linux builds ranges of the edges and traps if an edge is not a
  /// number. A converted frame of infinite size has such edges.
  package func overlap(with other: CGRect) -> CGRect {
    let left = Swift.max(minX, other.minX)
    let right = Swift.min(maxX, other.maxX)
    let top = Swift.max(minY, other.minY)
    let bottom = Swift.min(maxY, other.maxY)
    let isOrdered = left <= right && top <= bottom
    let isNumber = !isNull && !other.isNull && (right - left + bottom - top).isNaN == false
    guard isOrdered, isNumber else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
