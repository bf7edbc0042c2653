import LayoutEngine

extension UIView {
  /// Returns the height of a window's rectangle, such as the keyboard, inside the view.
  func overlap(with windowFrame: CGRect) -> CGFloat {
    let intersection = windowFrame.overlap(with: convert(bounds, to: nil))
    return intersection.isNull ? 0 : intersection.height
  }

  /// The first responder, if it is this view or one of its descendants.
  var firstResponder: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponder).first
  }

  /// Returns the views of a class in the tree, parents before children.
  func descendants<View: UIView>(of type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap(\.self) + $0.descendants(of: type) }
  }
}

extension Notification {
  /// The keyboard's frame before the movement, in screen coordinates.
  var keyboardBeginFrame: CGRect? {
    (userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
  }

  /// The keyboard's frame after the movement, in screen coordinates.
  var keyboardEndFrame: CGRect? {
    (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
  }

  /// The announced duration of the movement, in seconds.
  var keyboardDuration: TimeInterval? {
    (userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
  }
}

extension NSLayoutConstraint {
  /// Returns whether the equation contains an attribute of a view.
  func mentions(_ attribute: Attribute, of view: UIView) -> Bool {
    firstItem === view && firstAttribute == attribute
      || secondItem === view && secondAttribute == attribute
  }
}
