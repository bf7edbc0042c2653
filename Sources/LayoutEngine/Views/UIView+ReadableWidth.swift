import Foundation
import TextMeasurement

extension UIView {
  /// Insets that center a readable column between the margins.
  func readableInsets(width: CGFloat) -> UIEdgeInsets {
    var insets = marginsOfAnyWidth
    let surplus = width - insets.left - insets.right - readableWidth
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }

  /// The width of the widest readable column at the view's text size.
  var readableWidth: CGFloat { traitCollection.preferredContentSizeCategory.readableWidth }

  /// Invalidates the readable column after a change of the text size.
  func readableWidthMayHaveChanged(from previous: UITraitCollection) {
    guard hasGuideBySize || layoutMarginsFollowReadableWidth else { return }
    guard readableWidth != previous.preferredContentSizeCategory.readableWidth else { return }
    let root = rootView
    root.layoutSystem.insetsDidChange(of: self)
    setNeedsLayout()
    layoutMarginsMayHaveChanged(in: root)
  }
}

extension UIContentSizeCategory {
  /// The limit width for readable lines, in points.
  ///
  /// It is the width of 46 letters `M` in the body style, rounded up to a multiple of 8 points. The
  /// number of letters is from a published experiment. The widths below the
  /// accessibility sizes are commonly cited values; a screenshot with rulers confirms 672. The
  /// other widths are from this formula with the font of iOS 14 and later.
  var readableWidth: CGFloat {
    switch value {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large: 672
    case .extraLarge: 744
    case .extraExtraLarge: 824
    case .extraExtraExtraLarge: 896
    case .accessibilityMedium: 1064
    case .accessibilityLarge: 1248
    case .accessibilityExtraLarge: 1512
    case .accessibilityExtraExtraLarge: 1768
    case .accessibilityExtraExtraExtraLarge: 1992
    }
  }
}
