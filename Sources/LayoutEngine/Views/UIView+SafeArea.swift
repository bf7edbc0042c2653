import Foundation

extension UIView {
  /// Computes the safe area of this view and its subtree anew and announces what has changed.
  func setNeedsSafeAreaUpdate() {
    let insets = computedSafeAreaInsets
    let changed = insets != storedSafeAreaInsets
    let hadInsets = storedSafeAreaInsets != .zero
    storedSafeAreaInsets = insets
    if changed { safeAreaDidChange() }
    guard changed || hadInsets || insets != .zero else { return }
    for subview in subviews { subview.setNeedsSafeAreaUpdate() }
  }

  private func safeAreaDidChange() {
    layoutRulesDidChange()
    setNeedsLayout()
    layoutMarginsMayHaveChanged()
    (self as? UIScrollView)?.adjustedContentInsetMayHaveChanged()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
  }

  /// The window's insets at the top, what reaches into the view further down.
  private var computedSafeAreaInsets: UIEdgeInsets {
    if let window = self as? UIWindow { return window.deviceSafeAreaInsets }
    let inherited = inheritedSafeAreaInsets
    return viewController?.rootViewSafeAreaInsets(inherited: inherited) ?? inherited
  }

  private var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview, window != nil else { return .zero }
    if let scrollView = superview as? UIScrollView, scrollView.adjustsContentForSafeArea {
      // At rest the content lies inside the safe area already.
      return .zero
    }
    return superview.safeAreaInsets.reaching(into: frame, of: superview.bounds)
  }
}
