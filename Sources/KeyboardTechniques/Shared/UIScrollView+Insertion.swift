import LayoutEngine

extension UILayoutPriority {
  /// The priority for content that is as large as the safe area.
  ///
  /// It is between the default priorities of hugging (250) and compression resistance (750).
  static let safeAreaSize = UILayoutPriority(500)
}

extension UIViewController {
  /// Replaces the root view if it is `contentView`, because only a subview can scroll.
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
  /// It takes over the frame, the autoresizing mask and the constraints between the content view
  /// and its surroundings. It only finds constraints of the immediate superview.
  ///
  /// - Returns: The constraints on the content view's own size that are not moved, because they
  ///   relate it to an item outside of the scroll view.
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

  /// Moves the constraints between the content view and other items to the scroll view.
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

  /// Moves the content view's own width and height constraints to the scroll view.
  ///
  /// Returns the other size constraints. A constraint between the sizes of a descendant and the
  /// content view is one of them: the scroll view does not contain the descendant yet.
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

  /// Returns a required copy of the constraint with another view instead of `view`.
  ///
  /// The copy does not have the priority and the identifier.
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
