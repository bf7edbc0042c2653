import DeviceCatalog
public import Foundation

/// A container that shows one of several controllers above a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate, ContainerContent {
  // MARK: The tabs

  private var tabs: [UIViewController]?
  private var selection: UIViewController?

  /// The controller that is on screen.
  private var displayed: UIViewController?

  /// The controllers of the tabs, in order.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  ///
  /// The selected controller stays selected if it is still a tab.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let newTabs = viewControllers ?? []
    let removed = (tabs ?? []).filter { !newTabs.contains($0) }
    for controller in newTabs where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabs = viewControllers
    tabBar.items = newTabs.compactMap(\.tabBarItem)
    if let selection, newTabs.contains(selection) {
      select(selection)
    } else {
      select(newTabs.first)
    }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  /// The index of the selected tab, or `NSNotFound` without tabs.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === selection } ?? NSNotFound }
    set {
      guard let tabs, tabs.indices.contains(newValue) else { return }
      select(tabs[newValue])
    }
  }

  open var selectedViewController: UIViewController? {
    get { selection }
    set {
      guard let newValue, tabs?.contains(newValue) == true else { return }
      select(newValue)
    }
  }

  open private(set) lazy var tabBar = UITabBar(frame: .zero)

  /// Called when the user has selected a tab; only touches cause this call.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The stack of the tabs that do not fit in the bar.
  ///
  /// All tabs fit here, so it stays empty.
  open private(set) lazy var moreNavigationController = UINavigationController()

  /// The tabs that the user may rearrange; only stored.
  open var customizableViewControllers: [UIViewController]?

  /// The object that receives the user's selections.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Performs a tap on a tab.
  ///
  /// The delegate may refuse the selection and is notified of it.
  ///
  /// A tap on the selected tab pops its navigation stack to the root.
  package func touchTab(at index: Int) {
    guard let tabs, tabs.indices.contains(index) else { return }
    let (device, controller) = (SimulatedDevice.current, tabs[index])
    device.attributing(to: .application) {
      if let item = controller.tabBarItem { tabBar(tabBar, didSelect: item) }
    }
    let isAllowed = device.attributing(to: .application) {
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }
    guard isAllowed else { return }
    let stack = controller === selection ? controller as? UINavigationController : nil
    device.attributing(to: .system) {
      select(controller)
      _ = stack?.popToRootViewController(animated: true)
    }
    device.attributing(to: .application) {
      delegate?.tabBarController(self, didSelect: controller)
    }
  }

  // MARK: As a controller

  open override func loadView() {
    loadContainerView()
    view.addSubview(tabBar)
  }

  package func installContent() {
    select(selection)
  }

  /// Shows a tab; the will-calls occur immediately, before the next layout pass.
  private func select(_ controller: UIViewController?) {
    selection = controller
    tabBar.selectedItem = controller?.tabBarItem
    guard let view = viewIfLoaded, let controller, controller !== displayed else { return }
    let previous = displayed
    displayed = controller
    controller.loadViewIfNeeded()
    if isOnScreen {
      controller.beginAppearance(true, animated: false)
      previous?.beginAppearance(false, animated: false)
    }
    previous?.resignFocusForTransition(isComingBack: tabs?.contains { $0 === previous } ?? false)
    insertContent(of: controller)
    controller.restoreFirstResponder()
    previous?.viewIfLoaded?.removeFromSuperview()
    previous?.endAppearance()
    if isOnScreen { SimulatedDevice.current.updateStatusBar() }
    if appearance == .appeared { view.window?.endAppearanceAfterLayout(of: controller) }
  }

  private func insertContent(of controller: UIViewController) {
    guard let content = controller.view else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = barsLayout(around: controller).contentFrame
    view.insertSubview(content, belowSubview: tabBar)
  }

  // MARK: Layout

  package func layoutContainer() {
    select(selection)
    if let frame = tabBarFrame {
      tabBar.frame = frame
    } else if selectionHidesBar {
      // The bar leaves with the covered screen.
      tabBar.frame.origin.x = -view.bounds.width * SimulatedDevice.current.options.forwardSign
    }
    if let displayed, let content = displayed.viewIfLoaded, content.superview === view {
      content.frame = barsLayout(around: displayed).contentFrame
    }
    view.bringSubviewToFront(tabBar)
  }

  override func safeAreaInsets(
    of child: UIViewController,
    inherited: UIEdgeInsets
  ) -> UIEdgeInsets {
    barsLayout(around: child)
      .insets(ofContentInheriting: inherited, extra: addedSafeAreaInsets)
  }

  private func barsLayout(around child: UIViewController) -> BarsLayout {
    // Vertical bars are outside of the safe area.
    guard verticalBars == nil else { return BarsLayout(bounds: viewIfLoaded?.bounds ?? .zero) }
    let extends = child.extends(
      under: isBarAtTop ? .top : .bottom,
      isTranslucent: tabBar.isTranslucent
    )
    let bar = tabBarFrame.map { BarsLayout.Bar(frame: $0, isExtendedUnder: extends) }
    var layout = BarsLayout(bounds: viewIfLoaded?.bounds ?? .zero)
    if !isBarAtTop {
      layout.bottom = bar
    } else if !sharesRow(with: child) {
      layout.top = bar
    }
    return layout
  }

  /// Whether the bar is at the top: in windows of regular width on iPads, from iPadOS 18 on.
  private var isBarAtTop: Bool {
    let device = SimulatedDevice.current
    return device.options.placesTabBarsAtTop && device.model.idiom == .pad
      && traitCollection.horizontalSizeClass == .regular
  }

  private var verticalBars: VerticalBars? {
    viewIfLoaded.flatMap { VerticalBars(in: $0.bounds, safeArea: systemSafeAreaInsets) }
  }

  /// Whether the bar at the top is in the row of a child's navigation bar.
  private func sharesRow(with child: UIViewController) -> Bool {
    (child as? UINavigationController)?.isNavigationBarHidden == false
  }

  /// The bar ends at the home indicator's area, and its background extends through that area.
  ///
  /// At the top, it begins at the safe area, with the height of a bar at the bottom.
  private var tabBarFrame: CGRect? {
    guard !tabBar.isHidden, !selectionHidesBar, let bounds = viewIfLoaded?.bounds else {
      return nil
    }
    if let verticalBars { return verticalBars.tabBar(tabs: tabBar.items?.count ?? 0) }
    let height = SimulatedDevice.current.metrics.tabBarHeight
    guard !isBarAtTop else {
      return CGRect(x: 0, y: systemSafeAreaInsets.top, width: bounds.width, height: height)
    }
    let bottom = systemSafeAreaInsets.bottom
    return CGRect(
      x: 0,
      y: bounds.height - height - bottom,
      width: bounds.width,
      height: height + bottom
    )
  }

  private var selectionHidesBar: Bool {
    guard let navigation = selection as? UINavigationController else {
      return selection?.hidesBottomBarWhenPushed == true
    }
    return navigation.hidesBottomBars
  }
}

/// Receives the selections of a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether the user may select a tab.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called after the user has selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
