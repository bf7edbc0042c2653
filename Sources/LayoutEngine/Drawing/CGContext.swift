public import Foundation

/// A drawing destination of a size in points, without pixels.
///
/// Drawing calls are accepted, so that code with a `draw(_:)` of its own runs, and have no effect:
/// there are no pixels here. What can be asked back (the transform, the path) is kept.
public final class CGContext {
  let size: CGSize
  let scale: CGFloat
  private var path = CGMutablePath()
  private var savedTransforms: [CGAffineTransform] = []

  /// The transform from the user's space to the image's.
  public private(set) var ctm = CGAffineTransform.identity

  init(size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
  }

  // MARK: State

  /// Remembers the transform.
  public func saveGState() { savedTransforms.append(ctm) }

  /// Goes back to the transform remembered last.
  public func restoreGState() { ctm = savedTransforms.popLast() ?? ctm }

  /// Moves what is drawn from now on, by points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }

  /// Turns what is drawn from now on, by radians.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }

  /// Transforms what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  /// Sets the colour of areas, which is not seen here.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of lines, which is not seen here.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines, which is not seen here.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets how lines end, which is not seen here.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets how lines meet, which is not seen here.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets dashes, which are not seen here.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets the opacity, which is not seen here.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets how what is drawn mixes with what is there, which is not seen here.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets a shadow, which is not seen here.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets a shadow, which is not seen here.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Chooses smooth edges, which are not seen here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  // MARK: Path

  public func beginPath() { path = CGMutablePath() }
  /// Begins a part of the path at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with one control point to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds a curve with two control points to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a part of a circle to the path; see ``CGMutablePath``.
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
  /// Leads back to where the present part began.
  public func closePath() { path.closeSubpath() }
  /// The smallest rectangle around the path's points.
  public var boundingBoxOfPath: CGRect { path.boundingBox }
  public var isPathEmpty: Bool { path.isEmpty }

  // MARK: Drawing

  /// Draws the path's lines, of which nothing is seen, and forgets the path.
  public func strokePath() { beginPath() }
  /// Fills the path, of which nothing is seen, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Cuts drawing at the path, of which nothing is seen, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Cuts drawing at a rectangle, of which nothing is seen.
  public func clip(to rect: CGRect) {}
  /// Fills a rectangle, of which nothing is seen.
  public func fill(_ rect: CGRect) {}
  /// Fills rectangles, of which nothing is seen.
  public func fill(_ rects: [CGRect]) {}
  /// Draws a rectangle's lines, of which nothing is seen.
  public func stroke(_ rect: CGRect) {}
  /// Draws a rectangle's lines, of which nothing is seen.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Fills an ellipse, of which nothing is seen.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws an ellipse's line, of which nothing is seen.
  public func strokeEllipse(in rect: CGRect) {}
  /// Empties a rectangle, of which nothing is seen.
  public func clear(_ rect: CGRect) {}
}

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// Core Graphics's own list, in its order.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight
  case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
  case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
  case plusLighter
}
