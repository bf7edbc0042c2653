import Foundation

extension UIView {
  /// Computes the safe area of this view and its subtree again and announces what has changed.
  ///
  /// While this view or its superview is between an old and a new geometry nothing is computed: the
  /// outermost change does that once, when every frame inside has settled.
  ///
  /// - Parameters:
  ///   - root: The root of the tree, for callers that know it.
  ///   - throughout: Whether to look at the whole subtree even where nothing changes at its top:
  ///     bars and controllers add to the safe area in a window only, also in one that has none.
  func setNeedsSafeAreaUpdate(in root: UIView? = nil, throughout: Bool = false) {
    guard !isSettlingGeometry else { return }
    let isUnsafe = throughout || unsafeInsets != .zero
    // Found once for all views below, from which it may be far away.
    let root = root ?? rootView
    guard let concernsSubviews = updateSafeArea(in: root), concernsSubviews || isUnsafe
    else { return }
    for subview in storedSubviews {
      subview.walk { view in view.updateSafeArea(in: root).map { $0 || throughout } ?? false }
    }
  }

  /// Computes this view's safe area.
  ///
  /// - Returns: Whether that of its subviews has to be computed as well, although they have not
  ///   moved in it; nil if it cannot be determined yet.
  private func updateSafeArea(in root: UIView) -> Bool? {
    if let superview = storedSuperview, superview.isSettlingGeometry {
      superview.subviewsAwaitSafeArea = true
      // With another size, the same insets reach into subviews elsewhere.
      if unsafeInsets != .zero { subviewsAwaitSafeArea = true }
      return nil
    }
    guard !isSettlingGeometry else { return nil }
    let insets = computedSafeAreaInsets(in: root)
    let concernsSubviews = subviewsAwaitSafeArea
    subviewsAwaitSafeArea = false
    guard insets != storedUnsafeInsets else { return concernsSubviews }
    storedUnsafeInsets = insets
    safeAreaDidChange(in: root)
    return true
  }

  /// How far bars and the edges of the screen reach into the view: its safe area, if there are
  /// such.
  var unsafeInsets: UIEdgeInsets { isWithoutSafeArea ? storedUnsafeInsets : safeAreaInsets }

  /// Changes the geometry in several steps, of which the safe area sees only the result.
  func settlingGeometry(_ change: @MainActor () -> Void) {
    let isOutermost = !isSettlingGeometry
    isSettlingGeometry = true
    change()
    if isOutermost { isSettlingGeometry = false }
  }

  private func safeAreaDidChange(in root: UIView) {
    isWithoutSafeArea = !SimulatedDevice.current.options.hasSafeArea
    root.layoutSystem.insetsDidChange(of: self)
    setNeedsLayout()
    layoutMarginsMayHaveChanged(in: root)
    guard !isWithoutSafeArea else {
      viewController?.adjustScrollViewInsets()
      return
    }
    (self as? UIScrollView)?.adjustedContentInsetMayHaveChanged()
    observers?.announceChanges()
    SimulatedDevice.current.attributing(toClassOf: self) { safeAreaInsetsDidChange() }
    viewController?.notifySafeAreaChange()
  }

  /// The window's insets at the top, what reaches into the view further down.
  private func computedSafeAreaInsets(in root: UIView) -> UIEdgeInsets {
    if let window = self as? UIWindow { return window.deviceSafeAreaInsets }
    let inherited = inheritedSafeAreaInsets(in: root)
    guard let viewController else { return inherited }
    return viewController.rootViewSafeAreaInsets(inherited: inherited).withoutNoise(on: pixelGrid)
  }

  private func inheritedSafeAreaInsets(in root: UIView) -> UIEdgeInsets {
    guard let superview = storedSuperview else { return .zero }
    let insets = (superview as? UIScrollView)?.contentUnsafeInsets ?? superview.unsafeInsets
    guard insets != .zero else { return .zero }
    return insets.reaching(into: frame, of: superview.bounds)
  }
}
