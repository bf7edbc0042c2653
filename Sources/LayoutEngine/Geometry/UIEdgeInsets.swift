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
  /// The edgewise sum, as a scroll view adds its safe area to its content inset.
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top,
      left: left.left + right.left,
      bottom: left.bottom + right.bottom,
      right: left.right + right.right
    )
  }

  /// The edgewise difference, as content sees what its scroll view leaves of the safe area.
  static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top - right.top,
      left: left.left - right.left,
      bottom: left.bottom - right.bottom,
      right: left.right - right.right
    )
  }

  /// The insets without what floating-point sums have left beside pixel edges.
  func withoutNoise(on grid: PixelGrid) -> UIEdgeInsets {
    UIEdgeInsets(
      top: grid.withoutNoise(top),
      left: grid.withoutNoise(left),
      bottom: grid.withoutNoise(bottom),
      right: grid.withoutNoise(right)
    )
  }

  /// The edgewise maximum, as preserved layout margins combine with a view's own.
  static func maximum(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(one.top, other.top),
      left: max(one.left, other.left),
      bottom: max(one.bottom, other.bottom),
      right: max(one.right, other.right)
    )
  }

  /// What is left of these insets, measured from `frame`'s edges, for insets of `bounds` around it.
  ///
  /// On each edge the distance from the edge of `bounds` to that of `frame` is taken off; the rest
  /// is never negative and never more than the inset itself.
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

/// Distances from the edges of a rectangle inwards, with the sides named by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  public static let zero = NSDirectionalEdgeInsets()

  public var top: CGFloat
  /// The inset from the edge where reading begins.
  public var leading: CGFloat
  public var bottom: CGFloat
  /// The inset from the edge where reading ends.
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
