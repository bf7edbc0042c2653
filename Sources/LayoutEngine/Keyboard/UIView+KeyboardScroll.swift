import Foundation

extension UIView {
  /// The nearest scroll view around this view.
  package var enclosingScrollView: UIScrollView? {
    var ancestor = superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView { return scrollView }
      ancestor = view.superview
    }
    return nil
  }

  /// Makes the scroll view around this view show the view, or a part of it, if both are on screen.
  ///
  /// The scroll view is asked through its public method, which techniques override.
  func scrollIntoEnclosingScrollView(_ part: CGRect? = nil) {
    guard window != nil, let scrollView = enclosingScrollView else { return }
    scrollView.scrollRectToVisible(scrollView.convert(part ?? bounds, from: self), animated: true)
  }
}
