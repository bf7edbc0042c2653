public import Foundation

/// A transform of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The factor from x to x'.
  public var a: CGFloat
  /// The factor from x to y'.
  public var b: CGFloat
  /// The factor from y to x'.
  public var c: CGFloat
  /// The factor from y to y'.
  public var d: CGFloat
  /// The translation along x, in points.
  public var tx: CGFloat
  /// The translation along y, in points.
  public var ty: CGFloat

  /// Makes the zero matrix, as Core Graphics does; the identity is ``identity``.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Makes a transform from its six coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a transform from its six coefficients.
  public init(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin, clockwise on screen for positive radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that applies this one, then the other.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// Returns the transform that translates, then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the transform that scales, then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the transform that rotates by radians, then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse, or this transform itself if it is singular.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}

extension CGPoint {
  /// Returns the point's image under a transform.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGSize {
  /// Returns the size's image under the linear part of a transform.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}

extension CGRect {
  /// Returns the bounding box of the rectangle's image under a transform.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !transform.isIdentity else { return self }
    // Single points instead of an array, because each conversion between views calls this.
    let (upperLeft, upperRight) = (
      CGPoint(x: minX, y: minY).applying(transform), CGPoint(x: maxX, y: minY).applying(transform)
    )
    let (lowerLeft, lowerRight) = (
      CGPoint(x: minX, y: maxY).applying(transform), CGPoint(x: maxX, y: maxY).applying(transform)
    )
    let left = min(min(upperLeft.x, upperRight.x), min(lowerLeft.x, lowerRight.x))
    let right = max(max(upperLeft.x, upperRight.x), max(lowerLeft.x, lowerRight.x))
    let top = min(min(upperLeft.y, upperRight.y), min(lowerLeft.y, lowerRight.y))
    let bottom = max(max(upperLeft.y, upperRight.y), max(lowerLeft.y, lowerRight.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
