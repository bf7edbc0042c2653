public import LayoutEngine

public struct UICornerRadius: Hashable, Sendable {
  /// The radius in points; nil for the container's.
  let points: CGFloat?
  /// Creates a fixed radius in points.
  public static func fixed(_ radius: Double) -> Self { Self(points: radius) }
  /// Creates a radius concentric with the container's corner, with a minimum in points.
  public static func containerConcentric(minimum: Double? = nil) -> Self {
    Self(points: minimum.map { CGFloat($0) })
  }
}

public struct UICornerConfiguration: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case radii(UICornerRadius?, UICornerRadius?, UICornerRadius?, UICornerRadius?)
    case capsule(CGFloat?)
  }

  private let shape: Shape

  public static func corners(radius: UICornerRadius) -> Self {
    Self(shape: .radii(radius, radius, radius, radius))
  }
  public static func uniformCorners(radius: UICornerRadius) -> Self { corners(radius: radius) }
  /// Creates a configuration with a radius for each corner; nil for a square corner.
  public static func corners(
    topLeftRadius: UICornerRadius?,
    topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> Self {
    Self(shape: .radii(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius))
  }
  /// Creates a configuration with one radius for the upper corners and one for the lower ones.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> Self {
    Self(shape: .radii(topRadius, topRadius, bottomRadius, bottomRadius))
  }
  /// Creates a configuration with half the shorter side as radius, up to a maximum in points.
  public static func capsule(maximumRadius: Double? = nil) -> Self {
    Self(shape: .capsule(maximumRadius.map { CGFloat($0) }))
  }

  /// Returns the radius of a corner in points, at most half the shorter side.
  func radius(of corner: UIRectCorner, in size: CGSize) -> CGFloat {
    let most = min(size.width, size.height) / 2
    switch shape {
    case .capsule(let limit): return min(most, limit ?? most)
    case .radii(let topLeft, let topRight, let bottomLeft, let bottomRight):
      let radius =
        corner == .topLeft
        ? topLeft
        : corner == .topRight ? topRight : corner == .bottomLeft ? bottomLeft : bottomRight
      return min(most, radius?.points ?? 0)
    }
  }
}

extension UIView {
  public var cornerConfiguration: UICornerConfiguration {
    get {
      inert["cornerConfiguration"] as? UICornerConfiguration
        ?? .corners(radius: .fixed(layer.cornerRadius))
    }
    set { inert["cornerConfiguration"] = newValue }
  }

  /// Returns the displayed radius of a corner, in points.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    cornerConfiguration.radius(of: corner, in: bounds.size)
  }
}
