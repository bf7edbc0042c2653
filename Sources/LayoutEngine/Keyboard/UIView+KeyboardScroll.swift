import Foundation

extension UIView {
  /// The nearest scroll view that contains this view.
  package var enclosingScrollView: UIScrollView? {
    var ancestor = superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView { return scrollView }
      ancestor = view.superview
    }
    return nil
  }

  /// Scrolls the enclosing scroll view to this view, or to a part of it, if both are on screen.
  ///
  /// It calls the scroll view's public method, because techniques override it.
  func scrollIntoEnclosingScrollView(_ part: CGRect? = nil) {
    guard window != nil, let scrollView = enclosingScrollView else { return }
    scrollView.scrollRectToVisible(scrollView.convert(part ?? bounds, from: self), animated: true)
  }
}
