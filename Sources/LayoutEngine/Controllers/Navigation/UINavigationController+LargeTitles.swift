import DeviceCatalog
import Foundation

/// Large titles: the bar is higher by one line as long as the content lies at its top, and gives
/// that up, point by point, to content that is scrolled.
extension UINavigationController {
  /// What a large title adds to the bar, in points.
  static let largeTitleHeight: CGFloat = 52

  /// How much higher than usual the bar is while a controller of the stack is displayed.
  func titleExtension(over child: UIViewController?) -> CGFloat {
    guard let child, hasLargeTitle(over: child) else { return 0 }
    return Self.largeTitleHeight - child.titleCollapse
  }

  /// Whether the displayed controller's title is large, collapsed or not.
  fileprivate var isShowingLargeTitle: Bool { displayed.map(hasLargeTitle) ?? false }

  /// Whether a controller's title is large, by its own setting or that of the one below it on the
  /// stack.
  private func hasLargeTitle(over child: UIViewController) -> Bool {
    let device = SimulatedDevice.current
    guard navigationBar.prefersLargeTitles, device.options.hasSafeArea,
      device.metrics.verticalSizeClass == .regular
    else { return false }
    var isLarge = true
    let below = stack.prefix { $0 !== child }
    for controller in below + [child] {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .automatic: break
      case .always: isLarge = true
      case .never: isLarge = false
      }
    }
    return isLarge
  }

  /// Has the bar follow the scroll view of the displayed controller.
  func followContent() {
    let scrollView = displayed.flatMap { controller in
      controller.contentScrollView(for: .top) ?? controller.viewIfLoaded?.firstScrollView
    }
    if followedScrollView !== scrollView {
      followedScrollView?.titleBar = nil
      followedScrollView = scrollView
    }
    guard navigationBar.prefersLargeTitles, let scrollView else { return }
    scrollView.titleBar = self
    contentDidScroll(in: scrollView)
  }

  /// Gives the displayed controller's title the room that the content leaves it.
  func contentDidScroll(in scrollView: UIScrollView) {
    guard !isCollapsingTitle, let child = displayed, hasLargeTitle(over: child) else { return }
    isCollapsingTitle = true
    // Content that turns out too small to scroll comes back, and the title with it.
    for _ in 0..<2 {
      let whole = scrollView.adjustedContentInset.top + child.titleCollapse
      let collapse = max(0, min(Self.largeTitleHeight, scrollView.contentOffset.y + whole))
      guard collapse != child.titleCollapse else { break }
      child.titleCollapse = collapse
      SimulatedDevice.current.attributing(to: .system) { barsDidChange() }
    }
    isCollapsingTitle = false
  }
}

extension UIScrollView {
  /// How far the inset at the top grows before the content is at its top.
  var titleCollapse: CGFloat {
    guard let titleBar, titleBar.followedScrollView === self, titleBar.isShowingLargeTitle else {
      return 0
    }
    return titleBar.displayed?.titleCollapse ?? 0
  }

  /// The offset nearest to one where content comes to rest: not where a title is partly collapsed.
  func restingOffset(_ offset: CGPoint) -> CGPoint {
    guard let titleBar, titleBar.followedScrollView === self, titleBar.isShowingLargeTitle else {
      return offset
    }
    let top = legalOffsets.minimum.y
    let collapsed = top + UINavigationController.largeTitleHeight
    guard offset.y > top, offset.y < collapsed, collapsed <= legalOffsets.maximum.y else {
      return offset
    }
    return CGPoint(x: offset.x, y: offset.y - top < collapsed - offset.y ? top : collapsed)
  }
}
