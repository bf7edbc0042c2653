/// The grid of a device's pixels.
///
/// Auto Layout aligns frames to it. It rounds edges, not sizes: each edge moves to its nearest
/// pixel, and the width is their distance. So neighbors that touch still touch. Ties round away
/// from zero. The grid belongs to the superview's coordinate space.
struct PixelGrid: Equatable, Sendable {
  /// Pixels per point; nil leaves lengths unrounded.
  var scale: CGFloat?

  /// The tolerance for ties, in pixels, because floating-point sums miss them slightly.
  private static let noise: CGFloat = 1e-6

  /// Returns the nearest pixel edge.
  func round(_ value: CGFloat) -> CGFloat {
    guard let scale else { return value }
    return Self.nearestPixel(to: value * scale) / scale
  }

  /// Returns the pixel edge if the value differs only by rounding errors, else the value.
  func withoutNoise(_ value: CGFloat) -> CGFloat {
    guard let scale else { return value }
    let pixels = (value * scale).rounded()
    return abs(pixels - value * scale) < Self.noise ? pixels / scale : value
  }

  /// Returns the next pixel edge upwards, for sizes that must contain their content.
  func ceil(_ value: CGFloat) -> CGFloat {
    guard let scale else { return value }
    // Adding zero turns negative zero, the result for tiny lengths, into zero.
    return (value * scale - 1e-4).rounded(.up) / scale + 0
  }

  /// Returns the next pixel edge upwards without tolerance, as UIKit rounds the heights of text.
  func ceilExactly(_ value: CGFloat) -> CGFloat {
    guard let scale else { return value }
    return (value * scale).rounded(.up) / scale
  }

  /// Returns the rectangle with each edge at its nearest pixel edge.
  func round(_ rect: CGRect) -> CGRect {
    let (x, width) = round(rect.minX, length: rect.size.width)
    let (y, height) = round(rect.minY, length: rect.size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns an interval with each end at its nearest pixel edge.
  ///
  /// It subtracts whole pixels, not points: 100 points stay 100, even if thirds of a point shift
  /// the ends.
  private func round(_ start: CGFloat, length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard let scale else { return (start, max(0, length)) }
    let first = Self.nearestPixel(to: start * scale)
    let last = Self.nearestPixel(to: (start + length) * scale)
    return (first / scale, max(0, last - first) / scale)
  }

  private static func nearestPixel(to pixels: CGFloat) -> CGFloat {
    let nearest = (abs(pixels) + 0.5 + noise).rounded(.down)
    // Adding zero turns negative zero, the result for tiny negative values, into zero.
    return (pixels < 0 ? -nearest : nearest) + 0
  }
}

extension CGRect {
  /// Whether the rectangles differ only by floating-point errors.
  func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
