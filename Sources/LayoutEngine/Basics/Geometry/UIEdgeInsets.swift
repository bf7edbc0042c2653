public import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  public static let zero = UIEdgeInsets()

  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  /// The sum for each edge, such as a scroll view's content inset and safe area.
  package static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top,
      left: left.left + right.left,
      bottom: left.bottom + right.bottom,
      right: left.right + right.right
    )
  }

  /// The difference for each edge, such as the safe area that remains inside a scroll view.
  static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top - right.top,
      left: left.left - right.left,
      bottom: left.bottom - right.bottom,
      right: left.right - right.right
    )
  }

  /// Returns the insets without floating-point errors beside pixel edges.
  func withoutNoise(on grid: PixelGrid) -> UIEdgeInsets {
    UIEdgeInsets(
      top: grid.withoutNoise(top),
      left: grid.withoutNoise(left),
      bottom: grid.withoutNoise(bottom),
      right: grid.withoutNoise(right)
    )
  }

  /// Returns the maximum for each edge, as for preserved layout margins and a view's own.
  static func maximum(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(one.top, other.top),
      left: max(one.left, other.left),
      bottom: max(one.bottom, other.bottom),
      right: max(one.right, other.right)
    )
  }

  /// Returns the part of these insets of `bounds` that reaches into `frame`.
  ///
  /// Each inset is reduced by the distance between the edges of `bounds` and `frame`. The result is
  /// between 0 and the inset.
  func reaching(into frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(0, min(inset, inset - distance))
    }
    return UIEdgeInsets(
      top: rest(top, frame.minY - bounds.minY),
      left: rest(left, frame.minX - bounds.minX),
      bottom: rest(bottom, bounds.maxY - frame.maxY),
      right: rest(right, bounds.maxX - frame.maxX)
    )
  }
}

/// Distances from the edges of a rectangle inwards, by reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  public static let zero = NSDirectionalEdgeInsets()

  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension CGRect {
  /// Moves each edge inwards by its inset; sizes may become negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
