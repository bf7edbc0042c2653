public import Foundation

/// Lines and curves for drawing, clipping or masking, which have no visible effect here.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  public override init() { super.init() }

  /// Makes an empty path; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Makes a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let corners = CGPath.Corners(rawValue: Int(truncatingIfNeeded: corners.rawValue & 15))
    path = CGMutablePath(elements: CGPath.rounded(rect, corners, cornerRadii))
  }

  /// Makes an arc of a circle.
  ///
  /// Angles are in radians from the right, clockwise as seen.
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

  /// A copy of the path for Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  // MARK: Building

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle.
  ///
  /// Angles are in radians from the right, clockwise as seen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit's direction is the visible one. Core Graphics assumes that y grows upwards.
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Closes the current subpath.
  open func close() { path.closeSubpath() }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  open func removeAllPoints() { path = CGMutablePath() }

  open func apply(_ transform: CGAffineTransform) { cgPath = path.applying(transform) }

  // MARK: Asking

  open var isEmpty: Bool { path.isEmpty }

  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The end of the last line or curve.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether the closed path contains a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum ratio of miter length to line width; beyond it a corner is beveled.
  open var miterLimit: CGFloat = 10
  /// Whether a part that is enclosed twice is outside.
  open var usesEvenOddFillRule = false

  /// Has no effect here.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  /// Has no effect here.
  open func fill() {}

  /// Has no effect here.
  open func stroke() {}
  /// Has no effect here.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Has no effect here.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Has no effect here.
  open func addClip() {}
}

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
