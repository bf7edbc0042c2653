import LayoutEngine
import Testing

/// The order of a controller's calls, as measured on UIKit.
@Suite struct LifeCycleTests {
  @Test func windowRootAppearsInNextTurn() throws {
    try makeDevice().run {
      let log = CallLog()
      let window = UIWindow()
      window.rootViewController = WitnessController("A", log)
      #expect(log.take() == ["A viewDidLoad"], "nothing appears in a hidden window")
      window.makeKeyAndVisible()
      #expect(log.take() == ["A viewWillAppear 0", "A viewIsAppearing 0"])
      SimulatedDevice.current.clock.settle()
      #expect(log.take() == ["A viewDidAppear 0"])
    }
  }

  @Test func rootOfANavigationControllerAppearsOnce() throws {
    try makeDevice().run {
      let log = CallLog()
      let window = UIWindow()
      window.rootViewController = UINavigationController(
        rootViewController: WitnessController("A", log)
      )
      window.makeKeyAndVisible()
      SimulatedDevice.current.clock.settle()
      #expect(
        log.take() == [
          "A viewDidLoad", "A viewWillAppear 0", "A viewIsAppearing 0", "A viewDidAppear 0",
        ]
      )
    }
  }

  @Test func pushStartsInNextLayoutPass() throws {
    try onStack { stack, log, clock in
      stack.pushViewController(WitnessController("B", log), animated: true)
      #expect(stack.topViewController?.title == "B")
      #expect(log.take() == [])
      stack.view.layoutIfNeeded()
      #expect(
        log.take() == [
          "B viewDidLoad", "A viewWillDisappear 1", "B viewWillAppear 1", "B viewIsAppearing 1",
        ]
      )
      clock.advance(by: 0.34)
      #expect(log.take() == [])
      clock.advance(by: 0.01)
      #expect(log.take() == ["A viewDidDisappear 1", "B viewDidAppear 1"])
    }
  }

  @Test func popReversesThePush() throws {
    try onStack { stack, log, clock in
      stack.pushViewController(WitnessController("B", log), animated: false)
      clock.settle()
      _ = log.take()
      stack.popViewController(animated: true)
      clock.advance(by: 1)
      #expect(
        log.take() == [
          "B viewWillDisappear 1", "A viewWillAppear 1", "A viewIsAppearing 1",
          "B viewDidDisappear 1", "A viewDidAppear 1",
        ]
      )
      #expect(stack.children.map(\.title) == ["A"])
    }
  }

  @Test func movingToAndFromParentAreReported() throws {
    try onStack { stack, log, clock in
      let (bottom, pushed) = (stack.viewControllers[0], WitnessController("B", log))
      @MainActor func record() {
        log.record("A \(bottom.isMovingToParent) \(bottom.isMovingFromParent)")
        log.record("B \(pushed.isMovingToParent) \(pushed.isMovingFromParent)")
      }
      stack.pushViewController(pushed, animated: true)
      clock.advance(by: 0.1)
      _ = log.take()
      record()
      clock.advance(by: 1)
      stack.popViewController(animated: true)
      clock.advance(by: 0.1)
      #expect(log.take().prefix(2) == ["A false false", "B true false"])
      record()
      #expect(log.take() == ["A false false", "B false true"])
    }
  }

  @Test func onlyTheLastOfSeveralPushesLoads() throws {
    try onStack { stack, log, clock in
      stack.pushViewController(WitnessController("B", log), animated: false)
      stack.pushViewController(WitnessController("C", log), animated: false)
      clock.settle()
      #expect(
        log.take() == [
          "C viewDidLoad", "A viewWillDisappear 0", "C viewWillAppear 0", "C viewIsAppearing 0",
          "A viewDidDisappear 0", "C viewDidAppear 0",
        ]
      )
      #expect(stack.viewControllers.map(\.title) == ["A", "B", "C"])
    }
  }

  @Test func pushDuringPushWaitsForItsEnd() throws {
    try onStack { stack, log, clock in
      stack.pushViewController(WitnessController("B", log), animated: true)
      clock.advance(by: 0.1)
      stack.pushViewController(WitnessController("C", log), animated: true)
      clock.advance(by: 0.2)
      #expect(!log.take().contains("C viewDidLoad"))
      clock.advance(by: 0.05)
      #expect(log.take().contains("C viewWillAppear 1"))
      clock.advance(by: 0.35)
      #expect(log.take() == ["B viewDidDisappear 1", "C viewDidAppear 1"])
    }
  }

  @Test func safeAreaAppliesBeforeFirstLayout() throws {
    try onStack { stack, log, clock in
      let pushed = WitnessController("B", log)
      pushed.recordsLayout = true
      pushed.willAppear = { [weak pushed] in
        log.record("in window: \(pushed?.view.window != nil)")
      }
      stack.pushViewController(pushed, animated: true)
      clock.advance(by: 1)
      #expect(
        log.take().filter { !$0.hasPrefix("A") } == [
          "B willMove in", "B viewDidLoad", "B viewWillAppear 1", "in window: false",
          "B viewSafeAreaInsetsDidChange", "B viewIsAppearing 1", "B viewWillLayoutSubviews",
          "B viewDidAppear 1", "B didMove in",
        ]
      )
    }
  }

  @Test func fullScreenPresentationReplacesThePresenter() throws {
    try onWindow { root, log, clock in
      let presented = WitnessController("M", log)
      presented.modalPresentationStyle = .fullScreen
      root.present(presented, animated: true) { log.record("presented") }
      clock.advance(by: 1)
      #expect(
        log.take() == [
          "M viewDidLoad", "A viewWillDisappear 1", "M viewWillAppear 1", "M viewIsAppearing 1",
          "M viewDidAppear 1", "A viewDidDisappear 1", "presented",
        ]
      )
      presented.dismiss(animated: true) { log.record("dismissed") }
      clock.advance(by: 1)
      #expect(
        log.take() == [
          "M viewWillDisappear 1", "A viewWillAppear 1", "A viewIsAppearing 1",
          "A viewDidAppear 1", "M viewDidDisappear 1", "dismissed",
        ]
      )
      #expect(root.presentedViewController == nil)
      #expect(root.view.superview is UIWindow)
    }
  }

  @Test func tabSwitchCallsWillMethodsInSetter() throws {
    try makeDevice().run {
      let log = CallLog()
      let tabs = UITabBarController()
      tabs.viewControllers = [WitnessController("A", log), WitnessController("T", log)]
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      SimulatedDevice.current.clock.settle()
      _ = log.take()
      tabs.selectedIndex = 1
      #expect(
        log.take().prefix(3) == ["T viewDidLoad", "T viewWillAppear 0", "A viewWillDisappear 0"]
      )
      SimulatedDevice.current.clock.settle()
      #expect(log.take().last == "T viewDidAppear 0")
      #expect(tabs.selectedViewController?.title == "T")
    }
  }

  /// Tests bracket a window's root with these calls; no method is then called twice.
  @Test func nestedAppearanceCallsAreSentOnce() throws {
    try makeDevice().run {
      let log = CallLog()
      let controller = WitnessController("A", log)
      let window = UIWindow()
      window.isHidden = false
      controller.willAppear = { log.record("in window: \(controller.view.window != nil)") }
      controller.beginAppearanceTransition(true, animated: false)
      window.rootViewController = controller
      controller.view.layoutIfNeeded()
      controller.endAppearanceTransition()
      SimulatedDevice.current.clock.settle()
      #expect(
        log.take() == [
          "A viewDidLoad", "A viewWillAppear 0", "in window: false", "A viewIsAppearing 0",
          "A viewDidAppear 0",
        ]
      )
    }
  }

  @Test func viewThatIsAddedWithoutContainmentAppears() throws {
    try onWindow { root, log, clock in
      let stray = WitnessController("S", log)
      root.view.addSubview(stray.view)
      clock.settle()
      stray.view.removeFromSuperview()
      #expect(
        log.take() == [
          "S viewDidLoad", "S viewWillAppear 0", "S viewIsAppearing 0", "S viewDidAppear 0",
          "S viewWillDisappear 0", "S viewDidDisappear 0",
        ]
      )
    }
  }

  @Test func childAppearsAndDisappearsWithItsParent() throws {
    try makeDevice().run {
      let log = CallLog()
      let (parent, child) = (WitnessController("P", log), WitnessController("C", log))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      let window = UIWindow()
      window.rootViewController = parent
      window.makeKeyAndVisible()
      SimulatedDevice.current.clock.settle()
      window.isHidden = true
      #expect(
        log.take().filter { $0.hasPrefix("C") } == [
          "C viewDidLoad", "C viewWillAppear 0", "C viewIsAppearing 0", "C viewDidAppear 0",
          "C viewWillDisappear 0", "C viewDidDisappear 0",
        ]
      )
    }
  }

  @Test func newRootViewReplacesTheOldOne() throws {
    try onWindow { root, _, _ in
      let old: UIView = root.view
      let replacement = UIView()
      root.view = replacement
      #expect(old.superview == nil)
      #expect(replacement.superview is UIWindow)
      #expect(replacement.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(replacement.next === root)
      #expect(old.next == nil)
    }
  }

  private func onWindow(
    _ body: @MainActor (WitnessController, CallLog, VirtualClock) -> Void
  ) throws {
    try makeDevice().run {
      let log = CallLog()
      let root = WitnessController("A", log)
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let clock = SimulatedDevice.current.clock
      clock.settle()
      _ = log.take()
      body(root, log, clock)
    }
  }

  private func onStack(
    _ body: @MainActor (UINavigationController, CallLog, VirtualClock) -> Void
  ) throws {
    try makeDevice().run {
      let log = CallLog()
      let stack = UINavigationController(rootViewController: WitnessController("A", log))
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      let clock = SimulatedDevice.current.clock
      clock.settle()
      _ = log.take()
      body(stack, log, clock)
    }
  }
}
