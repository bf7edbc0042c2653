import DeviceCatalog
import LayoutEngine
import Testing

/// The frame and safe area of a controller's root view, inside system areas and bars.
@Suite struct ContainerSafeAreaTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var device: String
    var container: Container
    var orientation = DeviceOrientation.portrait
    /// The root view's frame in the window and its insets: top, left, bottom, right.
    var y: Double = 0
    var insets: (Double, Double, Double, Double)

    var testDescription: String { "\(device) \(orientation) \(container)" }
  }

  enum Container: Sendable {
    case none, navigation, navigationWithoutBar, navigationWithToolbar, opaqueNavigation, tabs
    case navigationInTabs, tabsWithoutBar

    @MainActor func wrap(_ controller: UIViewController) -> UIViewController {
      let stack = UINavigationController(rootViewController: controller)
      let tabs = UITabBarController()
      switch self {
      case .none:
        stack.viewControllers = []
        return controller
      case .navigation: return stack
      case .navigationWithoutBar: stack.isNavigationBarHidden = true
      case .navigationWithToolbar: stack.isToolbarHidden = false
      case .opaqueNavigation: stack.navigationBar.isTranslucent = false
      case .tabs, .tabsWithoutBar:
        stack.viewControllers = []
        tabs.viewControllers = [controller]
        tabs.tabBar.isHidden = self == .tabsWithoutBar
        return tabs
      case .navigationInTabs:
        tabs.viewControllers = [stack]
        return tabs
      }
      return stack
    }
  }

  /// Bars: navigation 44 (32 in phones' landscape), tabs 49 (32), toolbar 44 (49 with indicator).
  static let rows: [Row] = [
    Row(device: "iphone-8", container: .none, insets: (20, 0, 0, 0)),
    Row(device: "iphone-8", container: .navigation, insets: (20 + 44, 0, 0, 0)),
    Row(device: "iphone-8", container: .navigationWithToolbar, insets: (64, 0, 44, 0)),
    Row(device: "iphone-x", container: .none, insets: (44, 0, 34, 0)),
    Row(device: "iphone-x", container: .none, orientation: .landscape, insets: (0, 44, 21, 44)),
    Row(device: "iphone-x", container: .navigation, insets: (44 + 44, 0, 34, 0)),
    Row(
      device: "iphone-x",
      container: .navigation,
      orientation: .landscape,
      insets: (32, 44, 21, 44)
    ),
    Row(device: "iphone-x", container: .navigationWithoutBar, insets: (44, 0, 34, 0)),
    Row(device: "iphone-x", container: .navigationWithToolbar, insets: (88, 0, 49 + 34, 0)),
    Row(device: "iphone-x", container: .opaqueNavigation, y: 88, insets: (0, 0, 34, 0)),
    Row(device: "iphone-x", container: .tabs, insets: (44, 0, 49 + 34, 0)),
    Row(device: "iphone-x", container: .tabsWithoutBar, insets: (44, 0, 34, 0)),
    Row(device: "iphone-x", container: .tabs, orientation: .landscape, insets: (0, 44, 53, 44)),
    Row(device: "iphone-x", container: .navigationInTabs, insets: (88, 0, 83, 0)),
    // The bar hangs from the status bar of 53 2/3, above the safe area's end at 59.
    Row(device: "iphone-15", container: .none, insets: (59, 0, 34, 0)),
    Row(device: "iphone-15", container: .navigation, insets: (53 + 2.0 / 3 + 44, 0, 34, 0)),
    Row(device: "ipad-9", container: .navigation, insets: (20 + 50, 0, 0, 0)),
  ]

  @Test(arguments: rows)
  func rootViewFitsBarsAndDevice(row: Row) throws {
    try makeDevice(row.device, orientation: row.orientation).run {
      let controller = UIViewController()
      let window = UIWindow()
      window.rootViewController = row.container.wrap(controller)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      expect(controller, has: row)
      let insets = controller.view.safeAreaInsets
      #expect(controller.topLayoutGuide.length == insets.top)
      #expect(controller.bottomLayoutGuide.length == insets.bottom)
    }
  }

  @Test(arguments: rows.filter { $0.orientation == .landscape })
  func rotationGivesSameSafeArea(row: Row) throws {
    let device = try makeDevice(row.device)
    device.run {
      let controller = UIViewController()
      let window = UIWindow()
      window.rootViewController = row.container.wrap(controller)
      window.makeKeyAndVisible()
      device.rotate(to: .landscape)
      expect(controller, has: row)
    }
  }

  @MainActor
  private func expect(_ controller: UIViewController, has row: Row) {
    let view: UIView = controller.view
    let frame = view.convert(view.bounds, to: nil)
    let size = SimulatedDevice.current.metrics.size
    let expected = CGRect(x: 0, y: row.y, width: size.width, height: size.height - row.y)
    #expect(frame == expected)
    let insets = view.safeAreaInsets
    let (top, left, bottom, right) = row.insets
    #expect(
      abs(insets.top - top) < 1e-9 && abs(insets.left - left) < 1e-9
        && abs(insets.bottom - bottom) < 1e-9 && abs(insets.right - right) < 1e-9,
      "\(row.testDescription): \(insets), expected \(row.insets)"
    )
  }

  @Test func additionalInsetsApplyAtOnce() throws {
    try makeDevice("iphone-x").run {
      let log = CallLog()
      let controller = WitnessController("A", log)
      controller.additionalSafeAreaInsets.top = 10
      let window = UIWindow()
      window.rootViewController = controller
      #expect(controller.view.safeAreaInsets.top == 54, "in a hidden window as well")
      controller.recordsLayout = true
      controller.additionalSafeAreaInsets.bottom = 300
      #expect(log.take().last == "A viewSafeAreaInsetsDidChange")
      #expect(controller.view.safeAreaInsets.bottom == 334)
      controller.additionalSafeAreaInsets.bottom = 300
      #expect(log.take() == [])
    }
  }

  @Test func nestedAdditionalInsetsFollowWindow() throws {
    try makeDevice("iphone-x").run {
      let (outer, inner) = (UIViewController(), UIViewController())
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      inner.additionalSafeAreaInsets.top = 10
      let window = WindowWithoutSafeArea()
      window.addSubview(outer.view)
      #expect(
        inner.view.safeAreaInsets.top == 10,
        "the view around it has no insets before or after"
      )
      outer.view.removeFromSuperview()
      #expect(inner.view.safeAreaInsets == .zero)
    }
  }

  @Test func topLayoutGuideEndsBelowBars() throws {
    try makeDevice("iphone-x").run {
      let controller = UIViewController()
      let label = UIView()
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
      let guide = controller.topLayoutGuide
      #expect(guide === controller.topLayoutGuide)
      label.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 8).isActive = true
      #expect(controller.view.constraints.count == 3, "two of the guide's own, one of ours")
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.layoutIfNeeded()
      #expect(label.frame.minY == 96)
      label.bottomAnchor
        .constraint(equalTo: controller.bottomLayoutGuide.topAnchor, constant: -8).isActive = true
      window.layoutIfNeeded()
      // 812 - 34 - 8
      #expect(label.frame.maxY == 770)
      #expect(SimulatedDevice.current.layoutDiagnostics.conflicts.isEmpty)
    }
  }

  @Test func viewOutsideWindowHasNoSafeArea() throws {
    try makeDevice("iphone-x").run {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets.bottom = 300
      #expect(controller.view.safeAreaInsets == .zero)
    }
  }

  /// A covered screen keeps the window's safe area; its own additional insets need a visible
  /// screen.
  @Test func coveredScreenKeepsWindowSafeArea() throws {
    try makeDevice("iphone-x").run {
      let (first, second) = (UIViewController(), UIViewController())
      first.additionalSafeAreaInsets.bottom = 257
      let stack = UINavigationController(rootViewController: first)
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 291, right: 0))
      stack.pushViewController(second, animated: false)
      window.layoutIfNeeded()
      #expect(first.view.window == nil)
      #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
      first.additionalSafeAreaInsets.bottom = 300
      #expect(first.view.safeAreaInsets.bottom == 34)
      stack.popViewController(animated: false)
      window.layoutIfNeeded()
      #expect(first.view.safeAreaInsets.bottom == 334)
    }
  }

  @Test func overriddenWindowInsetsReachDescendants() throws {
    final class FlatWindow: UIWindow {
      override var safeAreaInsets: UIEdgeInsets { .zero }
    }
    try makeDevice("iphone-x").run {
      let controller = UIViewController()
      let window = FlatWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(controller.view.safeAreaInsets == .zero)
    }
  }

  @Test func hiddenBarExpandsContent() throws {
    try makeDevice("iphone-x").run {
      let controller = UIViewController()
      let stack = UINavigationController(rootViewController: controller)
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(controller.view.safeAreaInsets.top == 88)
      stack.setNavigationBarHidden(true, animated: false)
      #expect(controller.view.safeAreaInsets.top == 44)
      #expect(stack.navigationBar.isHidden)
      stack.setNavigationBarHidden(false, animated: false)
      #expect(controller.view.safeAreaInsets.top == 88)
      #expect(stack.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
    }
  }
}

/// A window without a safe area, so that frames depend on the constraints alone.
private final class WindowWithoutSafeArea: UIWindow {
  override var safeAreaInsets: UIEdgeInsets { .zero }
}
