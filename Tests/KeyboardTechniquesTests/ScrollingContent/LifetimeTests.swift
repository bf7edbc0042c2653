import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// Nothing that has left the screen is kept alive by the technique or by the keyboard.
@Suite struct LifetimeTests {
  @Test func poppedControllerGoesAfterTheTransition() throws {
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
