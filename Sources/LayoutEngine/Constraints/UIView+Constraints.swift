import Foundation

extension UIView {
  /// Adds a constraint to this view, and removes it from its previous holder.
  ///
  /// - Precondition: The constraint's items are this view or its descendants.
  func attach(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    require(constraint.firstTerm.layoutItem, of: constraint)
    require(constraint.secondTerm.layoutItem, of: constraint)
    require(constraint.firstTerm.start?.layoutItem, of: constraint)
    require(constraint.secondTerm.start?.layoutItem, of: constraint)
    constraint.holder?.detach(constraint)
    storedConstraints.append(constraint)
    constraint.holder = self
    layoutRulesDidChange()
  }

  private func require(_ item: LayoutItem?, of constraint: NSLayoutConstraint) {
    guard let item else { return }
    precondition(
      item.view?.isDescendant(of: self) ?? false,
      "the view hierarchy is not prepared for the constraint: \(item.reportName) is outside "
        + "the subtree of \(reportName), the owner of \(constraint.equationText)"
    )
  }

  func detach(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    // The list contains the constraint once, so the search stops at the first match.
    if let index = storedConstraints.firstIndex(where: { $0 === constraint }) {
      storedConstraints.remove(at: index)
    }
    layoutRulesDidChange()
  }

  /// Invalidates the equations of the view's tree.
  func layoutRulesDidChange() {
    rootView.layoutSystem.rulesDidChange()
  }

  // MARK: Guides

  func attach(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.detach(guide)
    guide.owningView = self
    storedGuides.append(guide)
    layoutRulesDidChange()
  }

  func detach(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.storedConstraints
      where constraint.layoutItems.contains(where: { $0.identity == ObjectIdentifier(guide) }) {
        view.detach(constraint)
      }
      holder = view.superview
    }
    guide.owningView = nil
    storedGuides.removeAll { $0 === guide }
    layoutRulesDidChange()
  }

  /// Returns the view's built-in guide of a kind, and makes it at the first call.
  func builtInGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = builtInGuides[kind] { return guide }
    let guide: UILayoutGuide =
      switch kind {
      case .keyboard: UIKeyboardLayoutGuide(kind, of: self)
      case .topBars, .bottomBars: BarLayoutGuide(kind, of: self)
      default: UILayoutGuide(kind, of: self)
      }
    builtInGuides[kind] = guide
    if kind.dependsOnSize { hasGuideBySize = true }
    return guide
  }

  /// Returns the current frame of a built-in guide, in the view's coordinates.
  func frame(ofBuiltInGuide kind: UILayoutGuide.Kind) -> CGRect {
    guard kind != .scrollContent else {
      return CGRect(origin: .zero, size: (self as? UIScrollView)?.storedContentSize ?? .zero)
    }
    return bounds.inset(by: insets(ofBuiltInGuide: kind, size: bounds.size))
  }

  /// Returns the insets of a built-in guide in a view of the given size.
  ///
  /// The top and bottom strips, and the docked keyboard's, depend on one edge of the view. Their
  /// other edge is an inset from the far side.
  func insets(ofBuiltInGuide kind: UILayoutGuide.Kind, size: CGSize) -> UIEdgeInsets {
    switch kind {
    case .custom, .scrollFrame, .scrollContent: .zero
    case .safeArea: safeAreaInsets
    case .layoutMargins: layoutMargins
    case .readableContent: readableInsets(width: size.width)
    case .safeAreaBelowCorner: insetsBelowCorner(safeAreaInsets)
    case .marginsBelowCorner: insetsBelowCorner(layoutMargins)
    case .readableContentBelowCorner: insetsBelowCorner(readableInsets(width: size.width))
    case .topBars: UIEdgeInsets(top: 0, left: 0, bottom: size.height - unsafeInsets.top, right: 0)
    case .bottomBars:
      UIEdgeInsets(top: size.height - unsafeInsets.bottom, left: 0, bottom: 0, right: 0)
    case .keyboard: keyboardGuideInsets(size: size)
    }
  }
}
