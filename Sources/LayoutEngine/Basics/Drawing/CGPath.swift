public import Foundation

/// Lines and curves, in points.
public class CGPath: @unchecked Sendable {
  // Unchecked `Sendable`: only the mutable subclass changes, and one owner uses it until it is
  // complete.

  enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, to: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close
  }

  fileprivate(set) var elements: [Element]

  init(elements: [Element] = []) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.rectangle(rect), transform)
  }

  /// Makes the ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    self.init(elements: Self.rounded(rect, .all, radii), transform)
  }

  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(elements: Self.rounded(rect, .all, radii), transform)
  }

  private convenience init(
    elements: [Element],
    _ transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last line or curve.
  public var currentPoint: CGPoint {
    for (index, element) in elements.enumerated().reversed() {
      if let end = element.end { return end }
      if case .close = element {
        return elements[..<index].lazy.reversed().compactMap(\.start).first ?? .zero
      }
    }
    return .zero
  }

  /// The smallest rectangle around all points, including control points.
  public var boundingBox: CGRect { Self.box(around: elements.flatMap(\.points)) }

  /// The smallest rectangle around the lines and curves, as precise as their flattening.
  public var boundingBoxOfPath: CGRect { Self.box(around: flattened.flatMap { $0 }) }

  private static func box(around points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether the closed path contains a point.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let windings = flattened.map { Self.windings(of: $0, around: point) }.reduce(0, +)
    return rule == .evenOdd ? windings % 2 != 0 : windings != 0
  }

  /// Returns the winding number of a closed line: upward minus downward crossings right of the
  /// point.
  private static func windings(of line: [CGPoint], around point: CGPoint) -> Int {
    var count = 0
    for (index, start) in line.enumerated() {
      let end = line[(index + 1) % line.count]
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let share = (point.y - start.y) / (end.y - start.y)
      guard start.x + share * (end.x - start.x) > point.x else { continue }
      count += end.y > start.y ? 1 : -1
    }
    return count
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// The path with each curve replaced by short lines; one array for each subpath.
  private var flattened: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for element in elements {
      guard let last = lines.last?.last else {
        lines.append([element.end ?? .zero])
        continue
      }
      switch element {
      case .move(let point): lines.append([point])
      case .line, .quad, .curve: lines[lines.count - 1] += element.flattened(from: last)
      case .close: lines.append([lines[lines.count - 1][0]])
      }
    }
    return lines
  }
}

/// The rule that determines which parts of a path are inside.
public enum CGPathFillRule: Int, Sendable {
  /// The parts with a winding number other than zero.
  case winding
  /// The parts that are enclosed an odd number of times.
  case evenOdd
}

extension CGPath.Element {
  /// The distance of a quarter circle's control points, in radii.
  ///
  /// The curve's error is 0.0003 radii.
  static let arcFactor: CGFloat = 0.552_284_749_830_793_4

  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  fileprivate var end: CGPoint? { points.last }

  fileprivate var start: CGPoint? {
    guard case .move(let point) = self else { return nil }
    return point
  }

  func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let control, let end):
      .quad(control: control.applying(transform), to: end.applying(transform))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(transform),
        control2: control2.applying(transform),
        to: end.applying(transform)
      )
    case .close: .close
    }
  }

  fileprivate func flattened(from start: CGPoint) -> [CGPoint] {
    let steps = 32
    switch self {
    case .move, .line, .close: return points
    case .quad(let control, let end):
      return (1...steps).map { step in
        let t = CGFloat(step) / CGFloat(steps)
        return .weighted(
          [start, control, end],
          [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
        )
      }
    case .curve(let control1, let control2, let end):
      return (1...steps).map { step in
        let t = CGFloat(step) / CGFloat(steps)
        let s = 1 - t
        return .weighted(
          [start, control1, control2, end],
          [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        )
      }
    }
  }
}

extension CGPoint {
  fileprivate static func weighted(_ points: [CGPoint], _ weights: [CGFloat]) -> CGPoint {
    zip(points, weights).reduce(.zero) { sum, next in
      CGPoint(x: sum.x + next.0.x * next.1, y: sum.y + next.0.y * next.1)
    }
  }
}

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  // Swift requires the repeated conformance. The owner must not share the path before it is
  // complete; Core Graphics has the same rule.

  public init() { super.init() }

  override init(elements: [Element]) { super.init(elements: elements) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { elements.append(.move(point)) }

  public func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Adds lines between successive points, and begins a subpath at the first.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quad(control: control, to: end))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(control1: control1, control2: control2, to: end))
  }

  /// Adds an arc of a circle, with a line from the current point if there is one.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: The start of the arc, in radians from the right.
  ///   - endAngle: The end of the arc, in radians from the right.
  ///   - clockwise: The direction in Core Graphics's coordinates. On a screen, where y grows
  ///     downwards, true means counterclockwise.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = Self.arc(center, radius, from: startAngle, to: endAngle, increasing: !clockwise)
    elements.append(elements.isEmpty ? .move(arc.start) : .line(arc.start))
    elements += arc.curves
  }

  public func addRect(_ rect: CGRect) { elements += Self.rectangle(rect) }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    elements += Self.rounded(rect, .all, radii)
  }

  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    elements += Self.rounded(rect, .all, CGSize(width: cornerWidth, height: cornerHeight))
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  /// Closes the current subpath.
  public func closeSubpath() { elements.append(.close) }
}
