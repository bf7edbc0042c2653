import DeviceCatalog
public import Foundation

/// A container that shows one of several controllers above a bar of tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  // MARK: The tabs

  private var tabs: [UIViewController]?
  private var selection: UIViewController?

  /// The controller whose view is shown.
  private var displayed: UIViewController?

  /// The controllers, one a tab.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs; the selected one stays selected if it is still there.
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

  /// The position of the selected tab, or `NSNotFound` without tabs.
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

  /// Called when a user has selected a tab, which happens by touches alone.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The stack of the tabs that have no room in the bar; all have room here, so it stays empty.
  open private(set) lazy var moreNavigationController = UINavigationController()

  /// The tabs that a user may rearrange; recorded only.
  open var customizableViewControllers: [UIViewController]?

  /// The object that is notified of selections by the user.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Does what a finger on a tab does, which the delegate may refuse and is notified of.
  ///
  /// The tab that is selected already leads a stack back to its root.
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

  open override var childForStatusBarHidden: UIViewController? { selection }

  open override func loadView() {
    loadContainerView()
    view.addSubview(tabBar)
  }

  override func installContent() {
    select(selection)
  }

  /// Shows a tab; the will-calls come at once, even before the next layout.
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
    previous?.handOverFocus(isComingBack: tabs?.contains { $0 === previous } ?? false)
    insertContent(of: controller)
    controller.takeFocusBack()
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

  override func layoutContainer() {
    select(selection)
    if let frame = tabBarFrame {
      tabBar.frame = frame
    } else if selectionHidesBar {
      // The bar leaves with the screen that is covered.
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
    let extends = child.extends(under: .bottom, isTranslucent: tabBar.isTranslucent)
    return BarsLayout(
      bounds: viewIfLoaded?.bounds ?? .zero,
      bottom: tabBarFrame.map { BarsLayout.Bar(frame: $0, isExtendedUnder: extends) }
    )
  }

  /// The bar stands on the home indicator's area, through which its background reaches.
  private var tabBarFrame: CGRect? {
    guard !tabBar.isHidden, !selectionHidesBar, let bounds = viewIfLoaded?.bounds else {
      return nil
    }
    let height = SimulatedDevice.current.metrics.tabBarHeight + systemSafeAreaInsets.bottom
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private var selectionHidesBar: Bool {
    guard let navigation = selection as? UINavigationController else {
      return selection?.hidesBottomBarWhenPushed == true
    }
    return navigation.hidesBottomBars
  }
}

/// Is notified of a tab bar controller's selections.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tab may be selected by the user.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// Notifies the delegate that the user has selected a tab.
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
