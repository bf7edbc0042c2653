import Foundation

/// What a controller has given one scroll view as insets.
struct ScrollViewAdjustment {
  weak var scrollView: UIScrollView?
  var top: CGFloat
  var bottom: CGFloat
}

extension UIViewController {
  /// Whether bars inset the controller's scroll view: those of a container.
  var adjustsScrollViewInsets: Bool {
    automaticallyAdjustsScrollViewInsets
      && (navigationController != nil || tabBarController != nil)
  }

  /// Writes how deep the bars reach into the root view into the insets of its scroll view, wherever
  /// in the root view that begins; this is what there was before the safe area.
  ///
  /// An edge whose depth has not changed keeps what the application has made of its inset, and so
  /// does a view that is off screen.
  func adjustScrollViewInsets() {
    guard adjustsScrollViewInsets, let rootView, rootView.window != nil,
      let scrollView = rootView.firstScrollView
    else { return }
    let known = scrollViewAdjustment.flatMap { $0.scrollView === scrollView ? $0 : nil }
    let (top, bottom) = (rootView.unsafeInsets.top, rootView.unsafeInsets.bottom)
    scrollViewAdjustment = ScrollViewAdjustment(scrollView: scrollView, top: top, bottom: bottom)
    SimulatedDevice.current.attributing(to: .system) {
      if top != known?.top ?? 0 { scrollView.inset(.top, by: top) }
      if bottom != known?.bottom ?? 0 { scrollView.inset(.bottom, by: bottom) }
    }
  }
}

extension UIView {
  /// The view itself, or the first scroll view along first subviews, up to a child's root view.
  var firstScrollView: UIScrollView? {
    var view: UIView = self
    while true {
      if let scrollView = view as? UIScrollView { return scrollView }
      guard let next = view.subviews.first, next.viewController == nil else { return nil }
      view = next
    }
  }
}

extension UIScrollView {
  /// Takes the depth of bars as inset; content at rest at its edge stays there.
  fileprivate func inset(_ edge: UIRectEdge, by depth: CGFloat) {
    if edge == .top {
      contentInset.top = depth
      scrollIndicatorInsets.top = depth
    } else {
      contentInset.bottom = depth
      scrollIndicatorInsets.bottom = depth
    }
  }
}
