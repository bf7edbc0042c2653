extension UIViewController {
  /// Makes `child` a child, and removes it from its former parent.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil {
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.isNewInParent = true
    child.rootView?.setNeedsSafeAreaUpdate()
  }

  /// Removes the controller from its parent, if there is one.
  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.traitsOfChildren[ObjectIdentifier(self)] = nil
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Returns whether the controller's view is inside `container`'s view.
  func isShown(in container: UIViewController) -> Bool {
    guard let rootView, let containerView = container.rootView else { return false }
    return rootView !== containerView && rootView.isDescendant(of: containerView)
  }

  /// Returns the nearest ancestor of a type, without this controller.
  func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    var candidate = parent
    while let controller = candidate {
      if let found = controller as? Ancestor { return found }
      candidate = controller.parent
    }
    return nil
  }
}
