public import Foundation

/// A direction and a length in the plane, in points.
public struct CGVector: Hashable, Codable, Sendable {
  public static let zero = CGVector()

  /// The part along x, to the right.
  public var dx: CGFloat
  /// The part along y, downwards.
  public var dy: CGFloat

  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector of its two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// How far something is moved from where it would be, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  public static let zero = UIOffset()

  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset of its two distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
