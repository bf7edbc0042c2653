/// The grid of a device's pixels, to which Auto Layout aligns frames.
///
/// Edges are rounded, not sizes: the left and the right edge go to their nearest pixels each by
/// itself, and the width is what lies between, so that neighbours that touch keep touching. Ties
/// go away from zero. The grid is that of the superview's coordinate space.
struct PixelGrid: Equatable, Sendable {
  /// Pixels a point; nil leaves lengths unrounded.
  var scale: CGFloat?

  /// A tie that a floating-point sum missed by less than this many pixels is still a tie.
  private static let noise: CGFloat = 1e-6

  /// The nearest pixel edge.
  func round(_ value: CGFloat) -> CGFloat {
    guard let scale else { return value }
    let pixels = (abs(value) * scale + 0.5 + Self.noise).rounded(.down)
    // Adding zero turns the negative zero, to which the smallest negative values go, into zero.
    return (value < 0 ? -pixels : pixels) / scale + 0
  }

  /// The nearest pixel edge that is not smaller, for sizes that must not cut their content.
  func ceil(_ value: CGFloat) -> CGFloat {
    guard let scale else { return value }
    // Adding zero turns the negative zero, to which nothing at all rounds up, into zero.
    return (value * scale - 1e-4).rounded(.up) / scale + 0
  }

  /// The nearest pixel edge that is not smaller by any amount, as UIKit rounds the heights of text.
  func ceilExactly(_ value: CGFloat) -> CGFloat {
    guard let scale else { return value }
    return (value * scale).rounded(.up) / scale
  }

  /// The rectangle whose edges are the nearest pixel edges of `rect`'s.
  func round(_ rect: CGRect) -> CGRect {
    let (left, top) = (round(rect.minX), round(rect.minY))
    return CGRect(
      x: left,
      y: top,
      width: max(0, round(rect.minX + rect.size.width) - left),
      height: max(0, round(rect.minY + rect.size.height) - top)
    )
  }
}

extension CGRect {
  /// Whether the rectangles differ by no more than what floating-point sums leave behind.
  func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
