import DeviceCatalog
import LayoutEngine
import Testing

/// A foldable device and its vertical bars.
@Suite struct FoldingTests {
  private final class Observer: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      sizes.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The displays have 466 x 678 and 626 x 890 points, and the outer one is compact in width.
  @Test func unfoldingResizesWindow() throws {
    let device = try makeDevice("iphone-duo", running: SystemVersion(27, 1))
    device.run {
      let controller = Observer()
      let window = show(controller)
      #expect(window.bounds.size == CGSize(width: 466, height: 678))
      #expect(window.traitCollection.horizontalSizeClass == .compact)
      device.fold(to: .inner)
      device.clock.advance(by: 1)
      #expect(window.bounds.size == CGSize(width: 626, height: 890))
      #expect(window.traitCollection.horizontalSizeClass == .regular)
      #expect(UIScreen.main.bounds.size == window.bounds.size)
      device.fold(to: .outer)
      device.clock.advance(by: 1)
      #expect(window.bounds.size == CGSize(width: 466, height: 678))
      #expect(
        controller.sizes == [CGSize(width: 626, height: 890), CGSize(width: 466, height: 678)]
      )
    }
  }

  /// The strip of 84 is the safe area's side; on the inner display in portrait, the bar of 54 is
  /// below a status bar of 62, as on the largest phones.
  @Test func barsAreVerticalOnOuterDisplay() throws {
    let device = try makeDevice("iphone-duo", running: SystemVersion(27, 1))
    device.run {
      let content = UIViewController()
      let stack = UINavigationController(rootViewController: content)
      let window = show(stack)
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
      // Below the status bar's 120 points, and above the home indicator: 678 - 120 - 34 = 524.
      #expect(stack.navigationBar.frame == CGRect(x: 382, y: 120, width: 84, height: 524))
      device.fold(to: .inner)
      device.clock.advance(by: 1)
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 116, left: 0, bottom: 34, right: 0))
      #expect(stack.navigationBar.frame == CGRect(x: 0, y: 62, width: 626, height: 54))
      device.rotate(to: .landscape)
      device.clock.advance(by: 1)
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 84))
      withExtendedLifetime(window) {}
    }
  }

  /// rdlabo-dev/ionic-theme-ios26#208: 50 wide, 2 from the edge, and four tabs take 212.
  @Test func verticalTabBarIsAtBottom() throws {
    try makeDevice("iphone-duo", running: SystemVersion(27, 1)).run {
      let tabs = UITabBarController()
      let controllers = (0..<4).map { _ in UIViewController() }
      for controller in controllers { controller.tabBarItem = UITabBarItem() }
      tabs.setViewControllers(controllers, animated: false)
      let window = show(tabs)
      // 466 - 2 - 50 = 414, and 678 - 34 - 212 = 432.
      #expect(tabs.tabBar.frame == CGRect(x: 414, y: 432, width: 50, height: 212))
      #expect(controllers[0].view.safeAreaInsets.bottom == 34)
      withExtendedLifetime(window) {}
    }
  }

  @Test func oneDisplayIgnoresFolding() throws {
    let device = try makeDevice("iphone-17")
    device.run {
      let window = show(UIViewController())
      device.fold(to: .inner)
      #expect(window.bounds.size == CGSize(width: 402, height: 874))
      #expect(device.display == .outer)
    }
  }

  /// As in a rotation, the keyboard hides and returns.
  @Test func keyboardReturnsOnOtherDisplay() throws {
    let device = try makeDevice("iphone-duo", running: SystemVersion(27, 1))
    device.run {
      let controller = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      controller.view.addSubview(field)
      let window = show(controller)
      #expect(field.becomeFirstResponder())
      device.clock.advance(by: 1)
      device.fold(to: .inner)
      device.clock.advance(by: 1)
      #expect(device.keyboard.isVisible)
      #expect(device.keyboard.frame?.maxY == 890 && device.keyboard.frame?.width == 626)
      withExtendedLifetime(window) {}
    }
  }
}
