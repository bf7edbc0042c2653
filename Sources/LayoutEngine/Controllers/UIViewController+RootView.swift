import Foundation

extension UIViewController {
  /// Replaces the root view with `newView`.
  ///
  /// Constraints between the old view and views outside of it are removed, as for any view that
  /// leaves its superview.
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

  /// Returns one of the layout guides that a root view has for its controller.
  func barLayoutGuide(_ kind: UILayoutGuide.Kind) -> BarLayoutGuide {
    let view: UIView = self.view
    let isNew = view.builtInGuides[kind] == nil
    guard let guide = view.builtInGuide(kind) as? BarLayoutGuide else {
      preconditionFailure("a bar's guide has the type BarLayoutGuide")
    }
    if isNew { NSLayoutConstraint.activate(guide.makeConstraints(to: view)) }
    return guide
  }

  /// Returns the root view's safe area for the insets that its superview passes on.
  ///
  /// A view that left its window because another screen covers it keeps the insets of the bars and
  /// the screen. The application's additional insets apply only in a window. Off screen they can
  /// therefore be larger than the safe area.
  ///
  /// - Parameter inherited: On each edge, the superview's inset minus the distance to that edge.
  /// - Returns: Insets from the root view's edges; zero before the view was in a window.
  func rootViewSafeAreaInsets(inherited: UIEdgeInsets) -> UIEdgeInsets {
    guard rootView?.window != nil else { return systemSafeAreaInsets }
    systemSafeAreaInsets =
      parent?.safeAreaInsets(of: self, inherited: inherited)
      ?? storedPresentationController?.safeAreaOfPresentedView ?? inherited
    return systemSafeAreaInsets + addedSafeAreaInsets
  }

  /// The application's additional safe area insets; zero on systems without safe areas.
  var addedSafeAreaInsets: UIEdgeInsets {
    SimulatedDevice.current.options.hasSafeArea ? additionalSafeAreaInsets : .zero
  }
}
