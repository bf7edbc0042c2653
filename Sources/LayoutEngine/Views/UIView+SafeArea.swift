import Foundation

extension UIView {
  /// Computes the safe area of this view and its subtree and announces changes.
  ///
  /// While the geometry of this view or its superview is changing, the computation waits. The
  /// outermost change runs it once, after every frame inside has settled.
  ///
  /// - Parameters:
  ///   - root: The root of the tree, if the caller has it.
  ///   - throughout: Whether to check the whole subtree even if its top is unchanged. Bars and
  ///     controllers add to the safe area only in a window. The window may have no safe area of its
  ///     own.
  func setNeedsSafeAreaUpdate(in root: UIView? = nil, throughout: Bool = false) {
    guard !isSettlingGeometry else { return }
    let isUnsafe = throughout || unsafeInsets != .zero
    // The root may be far away, so it is found once for the whole subtree.
    let root = root ?? rootView
    guard let concernsSubviews = updateSafeArea(in: root), concernsSubviews || isUnsafe
    else { return }
    for subview in storedSubviews {
      subview.walk { view in view.updateSafeArea(in: root).map { $0 || throughout } ?? false }
    }
  }

  /// Computes this view's safe area.
  ///
  /// - Returns: Whether the safe areas of unmoved subviews must be computed too; nil if the safe
  ///   area cannot be determined yet.
  private func updateSafeArea(in root: UIView) -> Bool? {
    if let superview = storedSuperview, superview.isSettlingGeometry {
      superview.subviewsAwaitSafeArea = true
      // With another size, the same insets cover different parts of the subviews.
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

  /// The insets that bars and screen edges cover.
  ///
  /// On systems with safe areas, these are the safe area.
  var unsafeInsets: UIEdgeInsets { isWithoutSafeArea ? storedUnsafeInsets : safeAreaInsets }

  /// Changes the geometry in several steps.
  ///
  /// The safe area ignores the intermediate geometries.
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

  /// Returns the device's insets for a window; for other views, the part of the superview's insets
  /// inside the view.
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
