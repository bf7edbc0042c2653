package import Foundation

extension CGRect {
  /// Whether another rectangle lies inside this one, give or take some points at each edge.
  ///
  /// Edge by edge: Foundation's `contains` on Linux compares this rectangle with the union of both,
  /// whose size differs in the last digit where pixels are thirds of a point.
  package func encloses(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }
}
