public import Foundation

/// Lines and curves that an application draws, clips or masks with; they are not seen here.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  public override init() { super.init() }

  /// Makes an empty path; archives hold nothing that is read here.
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Makes a rectangle of which some corners are rounded.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let corners = CGPath.Corners(rawValue: Int(truncatingIfNeeded: corners.rawValue & 15))
    path = CGMutablePath(elements: CGPath.rounded(rect, corners, cornerRadii))
  }

  /// Makes a part of a circle; angles are in radians from the right, clockwise ones as seen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The path for Core Graphics; a copy.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  // MARK: Building

  /// Begins a part of the path at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points.
  open func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle; angles are in radians from the right, clockwise ones as seen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit names the direction as it is seen, Core Graphics as it is with a y axis upwards.
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Leads back to where the present part began.
  open func close() { path.closeSubpath() }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  open func removeAllPoints() { path = CGMutablePath() }

  open func apply(_ transform: CGAffineTransform) { cgPath = path.applying(transform) }

  // MARK: Asking

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the lines and curves.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the last line or curve has ended.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point lies inside the closed path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// Beyond which ratio of its length to the line's width a corner is cut off.
  open var miterLimit: CGFloat = 10
  /// Whether a part round which the path goes twice is outside.
  open var usesEvenOddFillRule = false

  /// Makes dashes of lines, which are not seen here.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  /// Fills the path, of which nothing is seen here.
  open func fill() {}

  /// Draws the path's lines, of which nothing is seen here.
  open func stroke() {}
  /// Fills the path in a mode, of which nothing is seen here.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws the path's lines in a mode, of which nothing is seen here.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Cuts drawing at the path, of which nothing is seen here.
  open func addClip() {}
}

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
