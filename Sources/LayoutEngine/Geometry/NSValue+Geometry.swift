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

  /// Wraps edge insets, which Foundation has a type of its own for.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top,
        left: insets.left,
        bottom: insets.bottom,
        right: insets.right
      )
    )
  }

  /// The edge insets in the value.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }
}
