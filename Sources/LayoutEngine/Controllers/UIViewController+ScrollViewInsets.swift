import Foundation

/// The insets that a controller has set on one scroll view.
struct ScrollViewAdjustment {
  weak var scrollView: UIScrollView?
  var top: CGFloat
  var bottom: CGFloat
}

extension UIViewController {
  /// Whether bars inset the controller's scroll view.
  ///
  /// Only a container's bars do.
  var adjustsScrollViewInsets: Bool {
    automaticallyAdjustsScrollViewInsets
      && (navigationController != nil || tabBarController != nil)
  }

  /// Sets the insets of the root view's scroll view to the depth of the bars, wherever the scroll
  /// view begins.
  ///
  /// UIKit did this before safe areas existed. An edge whose depth has not changed keeps the
  /// application's inset. A view that is off screen keeps its insets too.
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
  /// The first scroll view in the chain of first subviews, which starts with the view itself.
  ///
  /// The chain ends before the root view of a child controller.
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
  /// Sets the depth of the bars as inset.
  ///
  /// Content at rest at its edge stays at the edge.
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
