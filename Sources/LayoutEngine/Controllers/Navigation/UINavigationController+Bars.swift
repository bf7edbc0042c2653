import DeviceCatalog
import Foundation

extension UINavigationController {
  /// Where the bars are, and the content between them, for a child of the stack.
  func barsLayout(around child: UIViewController) -> BarsLayout {
    let bounds = viewIfLoaded?.bounds ?? .zero
    return BarsLayout(
      bounds: bounds,
      top: navigationBarFrame(in: bounds, over: child).map {
        let extends = child.extends(under: .top, isTranslucent: navigationBar.isTranslucent)
        return BarsLayout.Bar(frame: $0, isExtendedUnder: extends)
      },
      bottom: toolbarFrame(in: bounds).map {
        let extends = child.extends(under: .bottom, isTranslucent: toolbar.isTranslucent)
        return BarsLayout.Bar(frame: $0, isExtendedUnder: extends)
      }
    )
  }

  /// Positions the bars and the displayed child, and the bars in front.
  func layoutBarsAndContent() {
    guard let view = viewIfLoaded else { return }
    let bars = displayed.map(barsLayout(around:))
    if let content = displayed?.viewIfLoaded, content.superview === view, let bars {
      content.frame = bars.contentFrame
    }
    place(navigationBar, at: navigationBarFrame(in: view.bounds, over: displayed))
    place(toolbar, at: toolbarFrame(in: view.bounds))
  }

  /// Gives the room of a bar that came or went to the content, or takes it away.
  func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
    layoutBarsAndContent()
    viewIfLoaded?.setNeedsSafeAreaUpdate()
  }

  private func place(_ bar: UIView, at frame: CGRect?) {
    if let frame { bar.frame = frame }
    bar.isHidden = frame == nil
    // Every layout comes here, and each of the bars in front of the other would ask for one more.
    let above = view.storedSubviews.drop { $0 !== bar }
    if above.contains(where: { $0 !== navigationBar && $0 !== toolbar }) || above.isEmpty {
      view.bringSubviewToFront(bar)
    }
  }

  /// The bar hangs from the status bar, which on some devices ends above the safe area's top.
  private func navigationBarFrame(
    in bounds: CGRect,
    over child: UIViewController?
  ) -> CGRect? {
    guard !isNavigationBarHidden else { return nil }
    let metrics = SimulatedDevice.current.metrics
    let safeTop = systemSafeAreaInsets.top
    let top = safeTop == metrics.safeArea.top ? metrics.navigationBarTop : safeTop
    return CGRect(x: 0, y: top, width: bounds.width, height: barHeight(over: child))
  }

  private func barHeight(over child: UIViewController?) -> CGFloat {
    let metrics = SimulatedDevice.current.metrics
    let height = isInCard ? Self.cardBarHeight : metrics.navigationBarHeight
    return height + promptHeight(over: child) + titleExtension(over: child)
  }

  /// The preferred size of the top controller with the bars around it; zero without one.
  var sizeAroundContent: CGSize {
    guard let child = stack.last, child.preferredContentSize != .zero else { return .zero }
    var size = child.preferredContentSize
    if !isNavigationBarHidden { size.height += barHeight(over: child) }
    if !isToolbarHidden, !hidesBottomBars {
      size.height += SimulatedDevice.current.metrics.toolbarHeight
    }
    return size
  }

  /// Has the containers take account of another stack.
  func stackDidChange(hadBottomBars: Bool) {
    storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    guard hidesBottomBars == hadBottomBars else { return }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsSafeAreaUpdate()
  }

  /// The height that a controller's prompt adds to the bar, in points.
  ///
  /// A bar of 44 points has 74 with a prompt.
  private func promptHeight(over child: UIViewController?) -> CGFloat {
    child?.navigationItem.prompt == nil ? 0 : 30
  }

  /// Whether a controller of the stack hides the bars at the bottom until it is popped.
  var hidesBottomBars: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  /// Whether the controller is in a card, where the bar is higher than elsewhere.
  private var isInCard: Bool { rootmost.storedPresentationController?.isCard == true }

  /// The height of the bar in a card, on phones and iPads.
  private static let cardBarHeight: CGFloat = 56

  /// The bar stands on the home indicator's area, through which its background reaches.
  private func toolbarFrame(in bounds: CGRect) -> CGRect? {
    guard !isToolbarHidden, !hidesBottomBars else { return nil }
    let metrics = SimulatedDevice.current.metrics
    let height = metrics.toolbarHeight + systemSafeAreaInsets.bottom
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}

extension UIViewController {
  /// Whether the view reaches under a container's bar at `edge`.
  func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
