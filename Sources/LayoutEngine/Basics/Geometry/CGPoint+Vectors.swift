import Foundation

extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  static func / (point: CGPoint, divisor: CGFloat) -> CGPoint {
    CGPoint(x: point.x / divisor, y: point.y / divisor)
  }
}
