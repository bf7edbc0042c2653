public import Foundation

/// A drawing destination without pixels; its size is in points.
///
/// Drawing calls have no effect, but code with its own `draw(_:)` runs. The transform and the path
/// are stored, so code can read them.
public final class CGContext {
  package let size: CGSize
  package let scale: CGFloat
  private var path = CGMutablePath()
  private var savedTransforms: [CGAffineTransform] = []

  /// The transform from user space to the image.
  public private(set) var ctm = CGAffineTransform.identity

  package init(size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
  }

  // MARK: State

  public func saveGState() { savedTransforms.append(ctm) }

  public func restoreGState() { ctm = savedTransforms.popLast() ?? ctm }

  /// Translates the user space, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }

  /// Rotates the user space, in radians.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }

  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  /// Has no effect here.
  public func setFillColor(_ color: CGColor) {}
  /// Has no effect here.
  public func setStrokeColor(_ color: CGColor) {}
  /// Has no effect here.
  public func setLineWidth(_ width: CGFloat) {}
  /// Has no effect here.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Has no effect here.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Has no effect here.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Has no effect here.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Has no effect here.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Has no effect here.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Has no effect here.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Has no effect here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  // MARK: Path

  public func beginPath() { path = CGMutablePath() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds an arc of a circle to the path; see ``CGMutablePath``.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Closes the current subpath.
  public func closePath() { path.closeSubpath() }
  /// The smallest rectangle around the path's points.
  public var boundingBoxOfPath: CGRect { path.boundingBox }
  public var isPathEmpty: Bool { path.isEmpty }

  // MARK: Drawing

  /// Clears the path without drawing it.
  public func strokePath() { beginPath() }
  /// Clears the path without filling it.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Clears the path without clipping to it.
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Has no effect here.
  public func clip(to rect: CGRect) {}
  /// Has no effect here.
  public func fill(_ rect: CGRect) {}
  /// Has no effect here.
  public func fill(_ rects: [CGRect]) {}
  /// Has no effect here.
  public func stroke(_ rect: CGRect) {}
  /// Has no effect here.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Has no effect here.
  public func fillEllipse(in rect: CGRect) {}
  /// Has no effect here.
  public func strokeEllipse(in rect: CGRect) {}
  /// Has no effect here.
  public func clear(_ rect: CGRect) {}
}

public enum CGBlendMode: Int32, Sendable {
  /// In Core Graphics's order.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight
  case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
  case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
  case plusLighter
}
