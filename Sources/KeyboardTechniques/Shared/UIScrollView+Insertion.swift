import LayoutEngine

extension UILayoutPriority {
  /// How strongly content wants to be as large as the safe area: more than a view wants to hug its
  /// content (250), less than it resists being cut (750).
  static let safeAreaSize = UILayoutPriority(500)
}

extension UIViewController {
  /// Gives the controller another root view if `contentView` is the root view, for only a subview
  /// can scroll.
  func replaceRootView(ifItIs contentView: UIView) {
    guard viewIfLoaded === contentView else { return }
    let rootView = UIView(frame: contentView.frame)
    rootView.backgroundColor = .white
    view = rootView
  }
}

extension UIScrollView {
  /// Replaces `contentView` in a superview.
  ///
  /// It takes over the frame, autoresizing mask and the constraints that tie the content view to
  /// its surroundings. Only those that its immediate superview holds are found.
  ///
  /// - Returns: The constraints of the content view's own size that stay behind, because they
  ///   relate it to something that is not in the scroll view.
  func replace(_ contentView: UIView, in superview: UIView) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints =
      contentView.translatesAutoresizingMaskIntoConstraints
    autoresizingMask = contentView.autoresizingMask
    contentView.autoresizingMask = []
    frame = contentView.frame
    superview.insertSubview(self, belowSubview: contentView)
    takeOverRelations(of: contentView, heldBy: superview)
    return takeOverSize(of: contentView)
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
  ///
  /// One that relates the size of a view inside to the content view's counts as well: it cannot be
  /// the scroll view's yet, for that view is not in it.
  private func takeOverSize(of contentView: UIView) -> [NSLayoutConstraint] {
    let sizes = contentView.constraints.filter {
      $0.firstAttribute == .width || $0.firstAttribute == .height
    }
    let own = sizes.filter { $0.items.allSatisfy { $0 === contentView } }
    addConstraints(own.map { $0.replacing(contentView, with: self) })
    contentView.removeConstraints(own)
    return sizes.filter { !own.contains($0) }
  }
}

extension NSLayoutConstraint {
  fileprivate var items: [AnyObject] { [firstItem, secondItem].compactMap(\.self) }

  /// A required constraint like this one, with another view instead of `view`.
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
