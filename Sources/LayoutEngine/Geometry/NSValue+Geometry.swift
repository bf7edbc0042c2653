public import Foundation

extension NSValue {
  /// Wraps a rectangle under UIKit's name.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// Wraps a point under UIKit's name.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// Wraps a size under UIKit's name.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }

  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }
}
