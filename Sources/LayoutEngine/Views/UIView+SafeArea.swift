import Foundation

extension UIView {
  /// Computes the safe area of this view and its subtree anew and announces what has changed.
  ///
  /// While this view or its superview is between an old and a new geometry nothing is computed: the
  /// outermost change does that once, when every frame inside has settled.
  func setNeedsSafeAreaUpdate() {
    if let superview, superview.isSettlingGeometry { superview.subviewsAwaitSafeArea = true }
    guard !isSettlingGeometry, superview?.isSettlingGeometry != true else { return }
    let insets = computedSafeAreaInsets
    let changed = insets != storedSafeAreaInsets
    let concernsSubviews = changed || subviewsAwaitSafeArea || safeAreaInsets != .zero
    storedSafeAreaInsets = insets
    subviewsAwaitSafeArea = false
    if changed { safeAreaDidChange() }
    guard concernsSubviews else { return }
    for subview in subviews { subview.setNeedsSafeAreaUpdate() }
  }

  /// Changes the geometry in several steps, of which the safe area sees only the result.
  func settlingGeometry(_ change: () -> Void) {
    let isOutermost = !isSettlingGeometry
    isSettlingGeometry = true
    change()
    if isOutermost { isSettlingGeometry = false }
  }

  private func safeAreaDidChange() {
    rootView.layoutSystem.insetsDidChange(of: self)
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
    let insets = (superview as? UIScrollView)?.contentSafeAreaInsets ?? superview.safeAreaInsets
    return insets.reaching(into: frame, of: superview.bounds)
  }
}
