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
    return Self.nearestPixel(to: value * scale) / scale
  }

  /// The pixel edge that a value is but for what a floating-point sum has left; else the value.
  func withoutNoise(_ value: CGFloat) -> CGFloat {
    guard let scale else { return value }
    let pixels = (value * scale).rounded()
    return abs(pixels - value * scale) < Self.noise ? pixels / scale : value
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
    let (x, width) = round(rect.minX, length: rect.size.width)
    let (y, height) = round(rect.minY, length: rect.size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// A stretch whose ends are the nearest pixel edges.
  ///
  /// Whole pixels are subtracted, not points: 100 points stay 100, wherever thirds of a point put
  /// their ends.
  private func round(_ start: CGFloat, length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard let scale else { return (start, max(0, length)) }
    let first = Self.nearestPixel(to: start * scale)
    let last = Self.nearestPixel(to: (start + length) * scale)
    return (first / scale, max(0, last - first) / scale)
  }

  private static func nearestPixel(to pixels: CGFloat) -> CGFloat {
    let nearest = (abs(pixels) + 0.5 + noise).rounded(.down)
    // Adding zero turns the negative zero, to which the smallest negative values go, into zero.
    return (pixels < 0 ? -nearest : nearest) + 0
  }
}

extension CGRect {
  /// Whether the rectangles differ by no more than what floating-point sums leave behind.
  func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
