package import LayoutEngine

extension UIScrollView {
  /// The area of the vertical indicator, relative to the frame's top left corner.
  ///
  /// In UIKit, indicators are subviews, which must not be mistaken for content. Here they are not.
  package var verticalIndicatorArea: CGRect {
    indicatorArea(within: verticalScrollIndicatorInsets)
  }

  /// The area of the horizontal indicator, relative to the frame's top left corner.
  package var horizontalIndicatorArea: CGRect {
    indicatorArea(within: horizontalScrollIndicatorInsets)
  }

  /// Returns the bounds without the insets and without the admitted safe area, unless the automatic
  /// adjustment is off.
  private func indicatorArea(within insets: UIEdgeInsets) -> CGRect {
    let safeArea = automaticallyAdjustsScrollIndicatorInsets ? adjustingSafeArea : .zero
    return CGRect(origin: .zero, size: bounds.size).inset(by: insets + safeArea)
  }
}
