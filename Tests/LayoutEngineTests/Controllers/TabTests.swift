import LayoutEngine
import Testing

/// The effects of a touch on a tab.
@Suite struct TabTests {
  @Test func tabTouchNotifiesDelegateAndSelects() throws {
    try onTabs { tabs, log in
      let delegate = TabDelegate(log: log)
      tabs.delegate = delegate
      tabs.touchTab(at: 1)
      SimulatedDevice.current.clock.settle()
      #expect(
        log.take() == [
          "may select B", "B viewDidLoad", "B viewWillAppear 0", "A viewWillDisappear 0",
          "B viewIsAppearing 0", "A viewDidDisappear 0", "did select B", "B viewDidAppear 0",
        ]
      )
      #expect(tabs.selectedIndex == 1)
      delegate.allows = false
      tabs.touchTab(at: 0)
      SimulatedDevice.current.clock.settle()
      #expect(log.take() == ["may select A"])
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func selectionByCodeSkipsDelegate() throws {
    try onTabs { tabs, log in
      let delegate = TabDelegate(log: log)
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      #expect(!log.take().contains { $0.hasSuffix("select B") })
    }
  }

  @Test func tappingSelectedTabPopsToRoot() throws {
    try makeDevice().run {
      let stack = UINavigationController(rootViewController: UIViewController())
      let (tabs, window) = show([stack, UIViewController()])
      stack.pushViewController(UIViewController(), animated: false)
      stack.pushViewController(UIViewController(), animated: false)
      SimulatedDevice.current.clock.settle()
      tabs.touchTab(at: 1)
      tabs.touchTab(at: 0)
      #expect(stack.viewControllers.count == 3, "to come back from another tab leaves it as it is")
      tabs.touchTab(at: 0)
      #expect(stack.viewControllers.count == 1)
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(stack.viewControllers[0].view.window === window)
    }
  }

  @Test func keyboardLeavesAndReturnsWithTab() throws {
    try makeDevice().run {
      let first = UIViewController()
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      first.view.addSubview(field)
      let (tabs, window) = show([first, UIViewController()])
      let device = SimulatedDevice.current
      field.becomeFirstResponder()
      device.clock.advance(by: 1)
      let witness = KeyboardWitness()
      tabs.touchTab(at: 1)
      #expect(!field.isFirstResponder)
      device.clock.advance(by: 1)
      #expect(
        witness.words == [
          "1.0 willChangeFrame", "1.0 willHide", "1.25 didChangeFrame", "1.25 didHide",
        ]
      )
      tabs.touchTab(at: 0)
      #expect(field.isFirstResponder)
      #expect(device.keyboard.isVisible)
      #expect(field.window === window)
    }
  }

  @Test func replacedTabDoesNotRegainFocus() throws {
    try makeDevice().run {
      let first = UIViewController()
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      first.view.addSubview(field)
      let (tabs, window) = show([first, UIViewController()])
      field.becomeFirstResponder()
      tabs.viewControllers = [UIViewController()]
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(!field.isFirstResponder)
      #expect(!SimulatedDevice.current.keyboard.isVisible)
      #expect(field.window == nil && tabs.view.window === window)
    }
  }

  @MainActor private func show(
    _ controllers: [UIViewController]
  ) -> (tabs: UITabBarController, window: UIWindow) {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    SimulatedDevice.current.clock.settle()
    return (tabs, window)
  }

  private func onTabs(_ body: @MainActor (UITabBarController, CallLog) -> Void) throws {
    try makeDevice().run {
      let log = CallLog()
      let (tabs, window) = show([WitnessController("A", log), WitnessController("B", log)])
      _ = log.take()
      withExtendedLifetime(window) { body(tabs, log) }
    }
  }
}

private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  let log: CallLog
  var allows = true

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.record("may select \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { log.record("did select \(viewController.title ?? "")") }
}
