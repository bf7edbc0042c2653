public import LayoutEngine

// Core Graphics also has methods for equality; Foundation has only the operators.

extension CGPoint {
  /// Whether another point has the same coordinates.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether another size has the same width and height.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether another rectangle has the same origin and size.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
