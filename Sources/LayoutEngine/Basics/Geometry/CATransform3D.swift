// Core Animation's functions have capitalized names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A transform of space.
///
/// Layout uses only its affine part in the plane.
public struct CATransform3D: Hashable, Sendable {
  /// The first row: the image of x.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// The second row: the image of y.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// The third row: the image of z.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  /// The last row: the translation.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// Makes the identity.
  public init() {}

  /// Makes a transform from its sixteen numbers, row by row.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The affine part in the plane.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The identity.
public let CATransform3DIdentity = CATransform3D()

/// Returns a transform of space from one of the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Returns a rotation by radians about an axis of any length but zero.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var transform = CATransform3D()
  transform.m11 = cosine + x * x * rest
  transform.m12 = x * y * rest + z * sine
  transform.m13 = x * z * rest - y * sine
  transform.m21 = x * y * rest - z * sine
  transform.m22 = cosine + y * y * rest
  transform.m23 = y * z * rest + x * sine
  transform.m31 = x * z * rest + y * sine
  transform.m32 = y * z * rest - x * sine
  transform.m33 = cosine + z * z * rest
  return transform
}

/// Returns the affine part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
