public import Foundation

/// A vector in the plane, in points.
public struct CGVector: Hashable, Codable, Sendable {
  public static let zero = CGVector()

  /// The component along x, to the right.
  public var dx: CGFloat
  /// The component along y, downwards.
  public var dy: CGFloat

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// The displacement of an element from its default position, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  public static let zero = UIOffset()

  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  public init() { self.init(horizontal: 0, vertical: 0) }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
