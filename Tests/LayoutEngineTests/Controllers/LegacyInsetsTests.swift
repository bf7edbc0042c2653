import DeviceCatalog
import LayoutEngine
import Testing

/// The insets that bars gave scroll views before safe areas existed.
@Suite struct LegacyInsetsTests {
  @MainActor
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    SimulatedDevice.current.layoutWindowsIfNeeded()
    return window
  }

  /// A controller whose first subview is a scroll view.
  @MainActor
  private func makeForm() -> (controller: UIViewController, scrollView: UIScrollView) {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: rect(0, 100, 375, 400))
    controller.view.addSubview(scrollView)
    return (controller, scrollView)
  }

  @Test func oldSystemsAddBarsToContentInset() throws {
    try makeDevice("iphone-6", running: SystemVersion(9, 3)).run {
      let (controller, scrollView) = makeForm()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: controller)]
      let window = show(tabs)
      // Status bar 20 and navigation bar 44, tab bar 49.
      let insets = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
      #expect(scrollView.contentInset == insets)
      #expect(scrollView.scrollIndicatorInsets == insets)
      #expect(scrollView.adjustedContentInset == insets)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: -64))
      #expect(controller.view.safeAreaInsets == .zero)
      #expect(window.safeAreaInsets == .zero)
      #expect(controller.topLayoutGuide.length == 64)
      #expect(controller.bottomLayoutGuide.length == 49)
    }
  }

  @Test func newerSystemsAddBarsToSafeArea() throws {
    try makeDevice("iphone-6", running: SystemVersion(11)).run {
      let (controller, scrollView) = makeForm()
      let window = show(UINavigationController(rootViewController: controller))
      #expect(scrollView.contentInset == .zero)
      #expect(controller.view.safeAreaInsets.top == 64)
      #expect(window.safeAreaInsets.top == 20)
    }
  }

  @Test func controllerWithoutContainerKeepsInsets() throws {
    try makeDevice("iphone-6", running: SystemVersion(9, 3)).run {
      let (alone, itsScrollView) = makeForm()
      let first = show(alone)
      #expect(itsScrollView.contentInset == .zero)
      let (controller, scrollView) = makeForm()
      controller.automaticallyAdjustsScrollViewInsets = false
      let second = show(UINavigationController(rootViewController: controller))
      #expect(scrollView.contentInset == .zero)
      withExtendedLifetime((first, second)) {}
    }
  }

  @Test func applicationInsetStaysWithBar() throws {
    try makeDevice("iphone-6", running: SystemVersion(9, 3)).run {
      let (controller, scrollView) = makeForm()
      let window = show(UINavigationController(rootViewController: controller))
      scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 216, right: 0)
      controller.view.setNeedsLayout()
      SimulatedDevice.current.layoutWindowsIfNeeded()
      #expect(scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 216, right: 0))
      // In landscape there is no status bar, and the navigation bar is 32 high.
      SimulatedDevice.current.rotate(to: .landscape)
      #expect(scrollView.contentInset == UIEdgeInsets(top: 32, left: 0, bottom: 216, right: 0))
      withExtendedLifetime(window) {}
    }
  }

  @Test func oldSystemsIgnoreAdditionalSafeArea() throws {
    try makeDevice("iphone-6", running: SystemVersion(10, 3)).run {
      let (controller, scrollView) = makeForm()
      let window = show(UINavigationController(rootViewController: controller))
      controller.additionalSafeAreaInsets.bottom = 100
      #expect(scrollView.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
      #expect(controller.bottomLayoutGuide.length == 0)
      withExtendedLifetime(window) {}
    }
  }

  @Test(arguments: [(SystemVersion(9), false), (SystemVersion(9, 1), true)])
  func iOS9OmitsGrowingKeyboardNotification(system: SystemVersion, announces: Bool) throws {
    try makeDevice("iphone-6", running: system).run {
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.show(height: 216)
      SimulatedDevice.current.clock.advance(by: 1)
      let before = keyboard.posted.count
      keyboard.show(height: 258)
      SimulatedDevice.current.clock.advance(by: 1)
      let names = keyboard.posted.dropFirst(before).map(\.notification)
      #expect(names.contains(.willShow) && names.contains(.didShow))
      #expect(names.contains(.willChangeFrame) == announces)
      #expect(names.contains(.didChangeFrame) == announces)
    }
  }
}
