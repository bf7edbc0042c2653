public import Foundation

extension NSValue {
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  public var cgRectValue: CGRect { rectValue }

  public var cgPointValue: CGPoint { pointValue }

  public var cgSizeValue: CGSize { sizeValue }

  /// Wraps edge insets in Foundation's type.
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
