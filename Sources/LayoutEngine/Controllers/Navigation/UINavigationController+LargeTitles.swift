import DeviceCatalog
import Foundation

/// Large titles make the bar one line higher while the content is at its top.
///
/// The bar shrinks as the content scrolls, point by point.
extension UINavigationController {
  /// The height that a large title adds to the bar, in points.
  static let largeTitleHeight: CGFloat = 52

  /// Returns the additional height of the bar while a controller of the stack is displayed.
  func titleExtension(over child: UIViewController?) -> CGFloat {
    guard let child, hasLargeTitle(over: child) else { return 0 }
    return Self.largeTitleHeight - child.titleCollapse
  }

  /// Whether the displayed controller's title is large, collapsed or not.
  fileprivate var isShowingLargeTitle: Bool { displayed.map(hasLargeTitle) ?? false }

  /// Returns whether a controller's title is large.
  ///
  /// A controller without its own setting takes the setting of the previous one on the stack.
  private func hasLargeTitle(over child: UIViewController) -> Bool {
    let device = SimulatedDevice.current
    guard navigationBar.prefersLargeTitles, device.options.hasSafeArea,
      device.metrics.verticalSizeClass == .regular, verticalBars == nil
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

  /// Connects the bar to the scroll view of the displayed controller.
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

  /// Updates the height of the displayed controller's title for the content's scroll offset.
  func contentDidScroll(in scrollView: UIScrollView) {
    guard !isCollapsingTitle, let child = displayed, hasLargeTitle(over: child) else { return }
    isCollapsingTitle = true
    // The first pass may scroll short content back to its top, which expands the title again.
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
  /// The growth of the top inset until the content is at its top, in points.
  var titleCollapse: CGFloat {
    guard let titleBar, titleBar.followedScrollView === self, titleBar.isShowingLargeTitle else {
      return 0
    }
    return titleBar.displayed?.titleCollapse ?? 0
  }

  /// Returns the nearest resting offset.
  ///
  /// Scrolling never ends with a partly collapsed title.
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
