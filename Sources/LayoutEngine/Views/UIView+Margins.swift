import Foundation

extension UIView {
  /// The view's own margins, or the class's default.
  ///
  /// A root view's margins are at least the system's minimum.
  private var baseMargins: UIEdgeInsets {
    guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
      guard let ownLayoutMargins else { return defaultLayoutMargins }
      return sided(ownLayoutMargins)
    }
    let minimum = sided(viewController.systemMinimumLayoutMargins)
    guard let ownLayoutMargins else { return minimum }
    return .maximum(sided(ownLayoutMargins), minimum)
  }

  /// The margins, widened to the readable column if the view follows the readable width.
  var effectiveLayoutMargins: UIEdgeInsets {
    layoutMarginsFollowReadableWidth
      ? readableInsets(width: storedBounds.width) : marginsOfAnyWidth
  }

  /// The view's own margins plus the safe area.
  ///
  /// If the view preserves its superview's margins, they are at least the part of the superview's
  /// margins inside the view.
  var marginsOfAnyWidth: UIEdgeInsets {
    var margins = baseMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let superview {
      let outer = inherit(
        from: superview,
        asking: { $0.layoutMargins },
        orFinding: { $0.announcedLayoutMargins ?? $0.defaultLayoutMargins }
      )
      let rest = outer.reaching(into: frame, of: superview.bounds)
      margins = .maximum(margins, rest)
    }
    return margins
  }

  package func setLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    guard ownLayoutMargins != margins else { return }
    ownLayoutMargins = margins
    layoutMarginsMayHaveChanged()
  }

  /// Resets the margins to the default of the view's class.
  package func resetLayoutMargins() {
    guard ownLayoutMargins != nil else { return }
    ownLayoutMargins = nil
    layoutMarginsMayHaveChanged()
  }

  /// Announces changed margins for this view and for subviews that preserve them.
  func layoutMarginsMayHaveChanged(in root: UIView? = nil) {
    let root = root ?? rootView
    announceMargins(in: root)
    announcePreservedMargins(in: root)
  }

  /// Announces margins that changed with the view's size.
  ///
  /// The view's own margins are announced only if they depend on its width or on the superview's
  /// margins.
  func layoutMarginsMayHaveChangedWithSize(in root: UIView) {
    if preservesSuperviewLayoutMargins || viewController != nil || layoutMarginsFollowReadableWidth
    {
      announceMargins(in: root)
    }
    announcePreservedMargins(in: root)
  }

  private func announcePreservedMargins(in root: UIView) {
    for subview in storedSubviews where subview.preservesSuperviewLayoutMargins {
      subview.walk { view in
        guard view.preservesSuperviewLayoutMargins else { return false }
        view.announceMargins(in: root)
        return true
      }
    }
  }

  private func announceMargins(in root: UIView) {
    let margins = layoutMargins
    guard margins != announcedLayoutMargins ?? defaultLayoutMargins else { return }
    announcedLayoutMargins = margins
    root.layoutSystem.insetsDidChange(of: self)
    setNeedsLayout()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let (leading, trailing) =
      isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    return NSDirectionalEdgeInsets(
      top: insets.top,
      leading: leading,
      bottom: insets.bottom,
      trailing: trailing
    )
  }

  private func sided(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let (left, right) =
      isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }

  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
