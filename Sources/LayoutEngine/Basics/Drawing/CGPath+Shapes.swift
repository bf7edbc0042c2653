import Foundation

extension CGPath {
  struct Corners: OptionSet {
    let rawValue: Int
    static let topLeft = Self(rawValue: 1)
    static let topRight = Self(rawValue: 2)
    static let bottomLeft = Self(rawValue: 4)
    static let bottomRight = Self(rawValue: 8)
    static let all: Self = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// Returns a rectangle with rounded corners: quarter ellipses of at most half a side.
  static func rounded(_ rect: CGRect, _ corners: Corners, _ radii: CGSize) -> [Element] {
    let radius = CGSize(
      width: min(radii.width, rect.width / 2),
      height: min(radii.height, rect.height / 2)
    )
    var elements: [Element] = []
    /// Adds one corner of the rectangle. The signs point from the corner to the inside.
    func corner(_ corner: Corners, _ x: CGFloat, _ y: CGFloat, _ inX: CGFloat, _ inY: CGFloat) {
      let size = corners.contains(corner) ? radius : .zero
      let alongX = CGPoint(x: x + inX * size.width, y: y)
      let alongY = CGPoint(x: x, y: y + inY * size.height)
      let arrivesAlongX = inX * inY < 0
      let (start, end) = arrivesAlongX ? (alongX, alongY) : (alongY, alongX)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard size != .zero else { return }
      let apex = CGPoint(x: x, y: y)
      elements.append(
        .curve(
          control1: start.moved(towards: apex, by: Element.arcFactor),
          control2: end.moved(towards: apex, by: Element.arcFactor),
          to: end
        )
      )
    }
    corner(.topLeft, rect.minX, rect.minY, 1, 1)
    corner(.topRight, rect.maxX, rect.minY, -1, 1)
    corner(.bottomRight, rect.maxX, rect.maxY, -1, -1)
    corner(.bottomLeft, rect.minX, rect.maxY, 1, -1)
    return elements + [.close]
  }

  /// Returns an arc of a circle as curves of at most a quarter circle.
  static func arc(
    _ center: CGPoint,
    _ radius: CGFloat,
    from startAngle: CGFloat,
    to endAngle: CGFloat,
    increasing: Bool
  ) -> (start: CGPoint, curves: [Element]) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let sweep = Self.sweep(from: startAngle, to: endAngle, increasing: increasing)
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = radius * 4 / 3 * tan(step / 4)
    let curves = (0..<count).map { index -> Element in
      let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (start, end) = (point(from), point(to))
      return .curve(
        control1: CGPoint(x: start.x - handle * sin(from), y: start.y + handle * cos(from)),
        control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)),
        to: end
      )
    }
    return (point(startAngle), curves)
  }

  /// Returns the signed angle between two directions, limited to one full turn.
  private static func sweep(
    from start: CGFloat,
    to end: CGFloat,
    increasing: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = increasing ? end - start : start - end
    guard abs(difference) < turn else { return increasing ? turn : -turn }
    let positive = difference < 0 ? difference + turn : difference
    return increasing ? positive : -positive
  }
}

extension CGPoint {
  fileprivate func moved(towards other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
