package import SnapshotModel

// Geometry as people read it: numbers in points, in the order in which the model has them.

extension Rect {
  /// `x y width height`.
  package var words: String { [x, y, width, height].map(\.plain).joined(separator: " ") }
}

extension Insets {
  /// `top left bottom right`.
  package var words: String { [top, left, bottom, right].map(\.plain).joined(separator: " ") }
}

extension Size {
  package var words: String { "\(width.plain) x \(height.plain)" }
}

extension Point {
  package var words: String { "\(x.plain) \(y.plain)" }
}

extension ScrollGeometry {
  package var words: String {
    "content \(contentSize.words) offset \(contentOffset.words) "
      + "adjusted inset \(adjustedContentInset.words)"
  }
}
