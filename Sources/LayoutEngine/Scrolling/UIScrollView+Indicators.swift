package import Foundation

extension UIScrollView {
  /// Where the vertical indicator may lie, in the coordinates of the frame's top left corner.
  ///
  /// Indicators are no subviews here: in UIKit they are, and they are not to be taken for content.
  package var verticalIndicatorArea: CGRect {
    indicatorArea(within: verticalScrollIndicatorInsets)
  }

  /// Where the horizontal indicator may lie, in the coordinates of the frame's top left corner.
  package var horizontalIndicatorArea: CGRect {
    indicatorArea(within: horizontalScrollIndicatorInsets)
  }

  /// The bounds without the insets and, unless that is turned off, without the safe area as far as
  /// the content is inset for it.
  private func indicatorArea(within insets: UIEdgeInsets) -> CGRect {
    let safeArea = automaticallyAdjustsScrollIndicatorInsets ? admittedSafeArea : .zero
    return CGRect(origin: .zero, size: bounds.size).inset(by: insets + safeArea)
  }
}
