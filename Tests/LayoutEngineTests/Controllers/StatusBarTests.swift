import DeviceCatalog
import LayoutEngine
import Testing

/// A status bar that grows during a call, and one that controllers hide.
@Suite struct StatusBarTests {
  private final class Witness: NSObject, UIApplicationDelegate {
    private(set) var words: [String] = []

    init(on application: UIApplication) {
      super.init()
      let names = [
        UIApplication.willChangeStatusBarFrameNotification,
        UIApplication.didChangeStatusBarFrameNotification,
      ]
      for name in names {
        NotificationCenter.default.addObserver(
          forName: name,
          object: nil,
          queue: nil
        ) { [unowned self] notification in
          let frame = notification.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? CGRect
          let will = name == UIApplication.willChangeStatusBarFrameNotification
          words.append(
            "\(will ? "will" : "did") \(Int(frame?.height ?? -1)), "
              + "is \(Int(UIApplication.shared.statusBarFrame.height))"
          )
        }
      }
      application.delegate = self
    }

    func take() -> [String] {
      defer { words = [] }
      return words
    }

    func application(
      _ application: UIApplication,
      willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) { words.append("delegate will \(Int(newStatusBarFrame.height))") }

    func application(
      _ application: UIApplication,
      didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) { words.append("delegate did \(Int(oldStatusBarFrame.height))") }
  }

  /// A controller that may hide the status bar.
  private final class Shy: UIViewController {
    var hides: Bool?

    override var prefersStatusBarHidden: Bool { hides ?? super.prefersStatusBarHidden }
  }

  private func onScreen(
    _ id: String = "iphone-6",
    orientation: DeviceOrientation = .portrait,
    options: SimulationOptions = SimulationOptions(),
    _ body: @MainActor (Shy, SimulatedDevice, Witness) -> Void
  ) throws {
    let device = try makeDevice(id, orientation: orientation, options: options)
    device.run {
      let controller = Shy()
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      device.clock.settle()
      let witness = Witness(on: .shared)
      withExtendedLifetime(window) { body(controller, device, witness) }
    }
  }

  @Test func callMovesInterfaceDown() throws {
    try onScreen { controller, device, witness in
      device.setIsInCall(true)
      #expect(
        witness.take() == [
          "delegate will 40", "will 40, is 20", "delegate did 20", "did 20, is 40",
        ]
      )
      let stack = controller.navigationController
      #expect(stack?.view.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
      // The other 20 points of the bar still cover the top of the interface.
      #expect(stack?.view.safeAreaInsets.top == 20)
      #expect(stack?.navigationBar.frame.minY == 20)
      #expect(controller.view.safeAreaInsets.top == 64)
      device.setIsInCall(true)
      #expect(witness.take() == [])
      device.setIsInCall(false)
      #expect(stack?.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(controller.view.safeAreaInsets.top == 64)
    }
  }

  @Test func interfaceIsPresentedInMotion() throws {
    try onScreen { controller, device, _ in
      device.setIsInCall(true)
      device.clock.advance(by: 0.175)
      // The middle of a symmetric curve.
      #expect(abs((controller.navigationController?.view.presentedFrame.minY ?? 0) - 10) < 0.001)
    }
  }

  @Test func statusBarFrameCanChangeBeforeAnnouncement() throws {
    var options = SimulationOptions()
    options.statusBarChangesBeforeAnnouncement = true
    try onScreen(options: options) { _, device, witness in
      device.setIsInCall(true)
      #expect(witness.take()[1] == "will 40, is 40")
    }
  }

  @Test func landscapeStatusBarDoesNotGrow() throws {
    try onScreen { controller, device, _ in
      device.setIsInCall(true)
      device.rotate(to: .landscape)
      device.clock.advance(by: 1)
      let stack = controller.navigationController
      #expect(stack?.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
      device.rotate(to: .portrait)
      device.clock.advance(by: 1)
      #expect(stack?.view.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
    }
  }

  /// Since iOS 13, beside a sensor housing and on pads a call appears in a corner.
  @Test(arguments: ["iphone-8", "iphone-x", "ipad-9"])
  func otherDevicesIgnoreCallBar(id: String) throws {
    try onScreen(id) { controller, device, witness in
      let insets = controller.view.safeAreaInsets
      device.setIsInCall(true)
      #expect(witness.take() == [])
      #expect(controller.view.safeAreaInsets == insets)
    }
  }

  @Test func callBarIsHighBeforeIOS13() throws {
    let options = SimulationOptions(system: SystemVersion(12))
    try onScreen("iphone-8", options: options) { _, device, _ in
      device.setIsInCall(true)
      #expect(UIApplication.shared.statusBarFrame.height == 40)
    }
  }

  @Test func hiddenStatusBarFreesItsRoom() throws {
    try onScreen { controller, _, witness in
      controller.hides = true
      #expect(controller.view.safeAreaInsets.top == 64, "no controller has asked")
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(
        witness.take() == [
          "delegate will 0", "will 0, is 20", "delegate did 20", "did 20, is 0",
        ]
      )
      #expect(controller.view.safeAreaInsets.top == 44)
      #expect(UIApplication.shared.isStatusBarHidden)
      controller.hides = false
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(controller.view.safeAreaInsets.top == 64)
    }
  }

  @Test func housingKeepsSafeArea() throws {
    try onScreen("iphone-x") { controller, _, _ in
      controller.hides = true
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(UIApplication.shared.statusBarFrame == .zero)
      #expect(controller.view.safeAreaInsets.top == 88)
    }
  }

  @Test func landscapeControllerCanShowStatusBar() throws {
    try onScreen(orientation: .landscape) { controller, _, _ in
      #expect(controller.prefersStatusBarHidden, "it is hidden where height is compact")
      #expect(controller.view.safeAreaInsets.top == 32)
      controller.hides = false
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(UIApplication.shared.statusBarFrame.height == 20)
      #expect(controller.view.safeAreaInsets.top == 52)
    }
  }

  @Test func topControllerDecidesStatusBar() throws {
    try onScreen { controller, device, _ in
      let shy = Shy()
      shy.hides = true
      controller.navigationController?.pushViewController(shy, animated: true)
      device.clock.settle()
      #expect(UIApplication.shared.isStatusBarHidden, "as the transition begins")
      device.clock.advance(by: 1)
      controller.navigationController?.popViewController(animated: true)
      device.clock.advance(by: 1)
      #expect(!UIApplication.shared.isStatusBarHidden)
    }
  }
}
