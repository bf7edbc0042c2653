import Foundation

extension UIViewController {
  /// Makes `newView` the root view, instead of the old one.
  ///
  /// Whatever outside the old view is constrained to it loses those constraints, as with any view
  /// that leaves its superview.
  func replaceRootView(with newView: UIView?) {
    let oldView = rootView
    guard newView !== oldView else { return }
    oldView?.viewController = nil
    rootView = newView
    guard let newView else {
      oldView?.removeFromSuperview()
      return
    }
    newView.viewController = self
    guard let oldView, let superview = oldView.superview else { return }
    newView.frame = oldView.frame
    newView.autoresizingMask = oldView.autoresizingMask
    superview.insertSubview(newView, belowSubview: oldView)
    oldView.removeFromSuperview()
  }

  /// One of the guides that a root view has for its controller.
  func barLayoutGuide(_ kind: UILayoutGuide.Kind) -> BarLayoutGuide {
    let view: UIView = self.view
    let isNew = view.builtInGuides[kind] == nil
    guard let guide = view.builtInGuide(kind) as? BarLayoutGuide else {
      preconditionFailure("the guides of bars are made as such")
    }
    if isNew { NSLayoutConstraint.activate(guide.makeConstraints(to: view)) }
    return guide
  }

  /// The root view's safe area, given what its superview leaves of its own.
  ///
  /// A view that has left its window, because another screen covers it, keeps what bars and the
  /// screen's edges took from it there. What the application adds counts in a window only, so that
  /// a controller off screen may have a larger addition than safe area.
  ///
  /// - Parameter inherited: On each edge, the superview's inset less the distance to that edge.
  /// - Returns: Insets from the root view's edges; zero before the view was in a window.
  func rootViewSafeAreaInsets(inherited: UIEdgeInsets) -> UIEdgeInsets {
    guard rootView?.window != nil else { return systemSafeAreaInsets }
    systemSafeAreaInsets =
      parent?.safeAreaInsets(of: self, inherited: inherited)
      ?? storedPresentationController?.safeAreaOfPresentedView ?? inherited
    return systemSafeAreaInsets + addedSafeAreaInsets
  }

  /// What the application adds to the safe area, where there is one.
  var addedSafeAreaInsets: UIEdgeInsets {
    SimulatedDevice.current.options.hasSafeArea ? additionalSafeAreaInsets : .zero
  }
}
