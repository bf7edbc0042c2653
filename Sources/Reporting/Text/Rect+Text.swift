package import SnapshotModel

// Geometry as text: numbers in points, in the order of the model.

extension Rect {
  /// `x y width height`.
  package var text: String { [x, y, width, height].map(\.plain).joined(separator: " ") }
}

extension Insets {
  /// `top left bottom right`.
  package var text: String { [top, left, bottom, right].map(\.plain).joined(separator: " ") }
}

extension Size {
  /// `width x height`.
  package var text: String { "\(width.plain) x \(height.plain)" }
}

extension Point {
  /// `x y`.
  package var text: String { "\(x.plain) \(y.plain)" }
}

extension ScrollGeometry {
  /// `content width x height offset x y adjusted inset top left bottom right`.
  package var text: String {
    "content \(contentSize.text) offset \(contentOffset.text) "
      + "adjusted inset \(adjustedContentInset.text)"
  }
}
