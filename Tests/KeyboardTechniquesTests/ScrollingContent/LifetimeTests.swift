import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// The technique and the keyboard keep no objects alive that have left the screen.
@Suite struct LifetimeTests {
  @Test func controllerIsReleasedWithWindow() throws {
    let device = try Fixture.x.device(orientation: .portrait, keyboard: 291, landscape: 171)
    device.run {
      weak var controller: UIViewController?
      weak var manager: ScrollingContentViewManager?
      do {
        let strong = ScrollingContentViewController()
        strong.contentView = Content.weak.make()
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: strong)
        window.makeKeyAndVisible()
        device.keyboard.show(height: 291)
        device.rotate(to: .landscape)
        device.clock.advance(by: 2)
        (controller, manager) = (strong, strong.manager)
        #expect(controller != nil)
      }
      #expect(controller == nil)
      #expect(manager == nil)
      device.keyboard.hide()
      device.clock.advance(by: 1)
    }
  }

  @Test func deviceIsReleasedAfterLastNotification() throws {
    weak var gone: SimulatedDevice?
    do {
      let device = try Fixture.x.device(orientation: .portrait, keyboard: 291, landscape: 171)
      gone = device
      device.run {
        let controller = ScrollingContentViewController()
        controller.contentView = Content.weak.make()
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        device.keyboard.show(height: 291)
        device.rotate(to: .landscape)
        device.clock.advance(by: 2)
      }
    }
    #expect(gone == nil)
  }

  @Test func devicesIgnoreEachOthersKeyboards() throws {
    let devices = try [Fixture.x, .i8].map {
      try $0.device(orientation: .portrait, keyboard: 216, landscape: nil)
    }
    let stages = devices.map { device in
      device.run { HostFixture(Scenario("side by side", .x, .weak, steps: []), on: device) }
    }
    devices[0].run {
      stages[0].perform(.show(291))
      stages[0].perform(.wait(1))
    }
    devices[1].run { stages[1].perform(.wait(1)) }
    #expect(devices[0].run { stages[0].manager.bottomInset } == 257)
    #expect(devices[1].run { stages[1].manager.bottomInset } == 0)
  }

  @Test func poppedControllerIsReleasedAfterTransition() throws {
    let device = try Fixture.x.device(orientation: .portrait, keyboard: 291, landscape: 171)
    device.run {
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      weak var popped: UIViewController?
      do {
        let pushed = ScrollingContentViewController()
        pushed.contentView = Content.weak.make()
        stack.pushViewController(pushed, animated: true)
        popped = pushed
      }
      device.clock.advance(by: 1)
      #expect(popped != nil)
      stack.popViewController(animated: true)
      device.clock.advance(by: 0.3)
      #expect(popped != nil)
      device.clock.advance(by: 0.1)
      #expect(popped == nil)
    }
  }
}
