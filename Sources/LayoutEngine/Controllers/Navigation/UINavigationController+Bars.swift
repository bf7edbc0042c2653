import DeviceCatalog
import Foundation

extension UINavigationController {
  /// Returns the frames of the bars and of the content between them, for a child of the stack.
  func barsLayout(around child: UIViewController) -> BarsLayout {
    let bounds = viewIfLoaded?.bounds ?? .zero
    // Vertical bars are outside of the safe area.
    guard verticalBars == nil else { return BarsLayout(bounds: bounds) }
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

  /// Places the bars and the displayed child, and moves the bars to the front.
  func layoutBarsAndContent() {
    guard let view = viewIfLoaded else { return }
    let bars = displayed.map(barsLayout(around:))
    if let content = displayed?.viewIfLoaded, content.superview === view, let bars {
      content.frame = bars.contentFrame
    }
    place(navigationBar, at: navigationBarFrame(in: view.bounds, over: displayed))
    place(toolbar, at: toolbarFrame(in: view.bounds))
  }

  /// Updates the content's frame and insets after a bar was shown or hidden.
  func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
    layoutBarsAndContent()
    viewIfLoaded?.setNeedsSafeAreaUpdate()
  }

  private func place(_ bar: UIView, at frame: CGRect?) {
    if let frame { bar.frame = frame }
    bar.isHidden = frame == nil
    // Each layout pass runs this code. Moving both bars to the front each time would request
    // another pass without end.
    let above = view.storedSubviews.drop { $0 !== bar }
    if above.contains(where: { $0 !== navigationBar && $0 !== toolbar }) || above.isEmpty {
      view.bringSubviewToFront(bar)
    }
  }

  /// Returns the bar's frame, which begins below the status bar.
  ///
  /// On some devices the status bar ends above the top of the safe area.
  private func navigationBarFrame(
    in bounds: CGRect,
    over child: UIViewController?
  ) -> CGRect? {
    guard !isNavigationBarHidden else { return nil }
    if let verticalBars { return verticalBars.itemBar }
    let height = barHeight(over: child)
    return CGRect(x: 0, y: navigationBarTop, width: bounds.width, height: height)
  }

  private var navigationBarTop: CGFloat {
    let metrics = SimulatedDevice.current.metrics
    let safeTop = systemSafeAreaInsets.top
    if let card = cardBar { return safeTop + card.gap }
    return safeTop == metrics.safeArea.top ? metrics.navigationBarTop : safeTop
  }

  private func barHeight(over child: UIViewController?) -> CGFloat {
    let metrics = SimulatedDevice.current.metrics
    let height = cardBar?.height ?? CGFloat(metrics.navigationBarHeight)
    return height + promptHeight(over: child) + titleExtension(over: child)
  }

  /// The top controller's preferred size plus the bars; zero without a preferred size.
  var sizeAroundContent: CGSize {
    guard let child = stack.last, child.preferredContentSize != .zero else { return .zero }
    var size = child.preferredContentSize
    if !isNavigationBarHidden { size.height += (cardBar?.gap ?? 0) + barHeight(over: child) }
    if !isToolbarHidden, !hidesBottomBars {
      size.height += SimulatedDevice.current.metrics.toolbarHeight
    }
    return size
  }

  /// Updates the containers after a change of the stack.
  func stackDidChange(hadBottomBars: Bool) {
    storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    guard hidesBottomBars == hadBottomBars else { return }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsSafeAreaUpdate()
  }

  /// Returns the height that a controller's prompt adds to the bar, in points.
  ///
  /// A bar of 44 points has 74 with a prompt.
  private func promptHeight(over child: UIViewController?) -> CGFloat {
    child?.navigationItem.prompt == nil ? 0 : 30
  }

  /// Whether a controller of the stack hides the bottom bars.
  var hidesBottomBars: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  /// The vertical bars; nil for horizontal ones, as in cards.
  var verticalBars: VerticalBars? {
    guard cardBar == nil, let bounds = viewIfLoaded?.bounds else { return nil }
    return VerticalBars(in: bounds, safeArea: systemSafeAreaInsets)
  }

  /// The bar in a card, where it is higher; nil outside of cards.
  private var cardBar: CardBar? {
    guard rootmost.storedPresentationController?.isCard == true else { return nil }
    let device = SimulatedDevice.current
    let usesGap = device.options.usesLiquidGlass && device.model.idiom == .phone
    return usesGap ? .liquidGlass : CardBar()
  }

  /// Returns the toolbar's frame.
  ///
  /// The bar ends at the home indicator's area, and its background extends through that area.
  private func toolbarFrame(in bounds: CGRect) -> CGRect? {
    guard !isToolbarHidden, !hidesBottomBars else { return nil }
    if let verticalBars { return verticalBars.itemBar }
    let metrics = SimulatedDevice.current.metrics
    let height = metrics.toolbarHeight + systemSafeAreaInsets.bottom
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}

/// The navigation bar of a card, in points.
private struct CardBar {
  /// The space above the bar.
  var gap: CGFloat = 0
  var height: CGFloat = 56

  /// The bar on phones, as Interface Builder of Xcode 26 stores it.
  ///
  /// It ends 70 points below the top of the sheet. No source has the bar of an iPad's sheet.
  static let liquidGlass = CardBar(gap: 16, height: 54)
}

extension UIViewController {
  /// Returns whether the view extends under a container's bar at `edge`.
  func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
