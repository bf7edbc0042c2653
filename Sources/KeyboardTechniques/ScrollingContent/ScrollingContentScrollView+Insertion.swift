import LayoutEngine

extension UILayoutPriority {
  /// How strongly content wants to be as large as the safe area: more than a view wants to hug its
  /// content (250), less than it resists being cut (750).
  static let safeAreaSize = UILayoutPriority(500)
}

extension ScrollingContentScrollView {
  /// Takes over the place of `contentView` in the hierarchy, or all of `rootView` if it has none.
  ///
  /// With the place go frame, autoresizing mask and the constraints that tie the content view to
  /// its surroundings. Only those that its immediate superview holds are found.
  func takePlace(of contentView: UIView, in rootView: UIView) {
    guard let superview = contentView.superview else {
      frame = rootView.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      rootView.addSubview(self)
      return
    }
    translatesAutoresizingMaskIntoConstraints =
      contentView.translatesAutoresizingMaskIntoConstraints
    autoresizingMask = contentView.autoresizingMask
    contentView.autoresizingMask = []
    frame = contentView.frame
    superview.insertSubview(self, belowSubview: contentView)
    takeOverRelations(of: contentView, heldBy: superview)
    takeOverSize(of: contentView)
  }

  /// Puts the content view into the scroll view, with the whole content area as its own.
  func embed(_ contentView: UIView) {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    let atLeastAsWide = contentView.widthAnchor.constraint(
      greaterThanOrEqualTo: safeAreaLayoutGuide.widthAnchor
    )
    let atLeastAsHigh = contentView.heightAnchor.constraint(
      greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor
    )
    atLeastAsWide.priority = .safeAreaSize
    atLeastAsHigh.priority = .safeAreaSize
    NSLayoutConstraint.activate([
      contentLayoutGuide.leftAnchor.constraint(equalTo: contentView.leftAnchor),
      contentLayoutGuide.rightAnchor.constraint(equalTo: contentView.rightAnchor),
      contentLayoutGuide.topAnchor.constraint(equalTo: contentView.topAnchor),
      contentLayoutGuide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      atLeastAsWide,
      atLeastAsHigh,
    ])
  }

  /// Makes the constraints between the content view and something else the scroll view's.
  private func takeOverRelations(of contentView: UIView, heldBy superview: UIView) {
    let relations = superview.constraints.filter { constraint in
      guard let first = constraint.firstItem, let second = constraint.secondItem else {
        return false
      }
      return first === contentView || second === contentView
    }
    superview.removeConstraints(relations)
    superview.addConstraints(relations.map { $0.replacing(contentView, with: self) })
  }

  /// Makes the width and height constraints that the content view holds the scroll view's.
  private func takeOverSize(of contentView: UIView) {
    let sizes = contentView.constraints.filter {
      $0.firstAttribute == .width || $0.firstAttribute == .height
    }
    addConstraints(sizes.map { $0.replacing(contentView, with: self) })
    contentView.removeConstraints(sizes)
  }
}

extension NSLayoutConstraint {
  /// A required constraint like this one, with another view in the place of `view`.
  ///
  /// Priority and identifier are not taken over.
  fileprivate func replacing(_ view: UIView, with other: UIView) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: firstItem.map { $0 === view ? other : $0 } ?? other,
      attribute: firstAttribute,
      relatedBy: relation,
      toItem: secondItem.map { $0 === view ? other : $0 },
      attribute: secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }
}
