import LayoutEngine

/// An iPhone 8, 375 x 667 points, with a stack of two screens, `A` below `B`, and a log of their
/// calls.
@MainActor final class NavigationFixture {
  let device = SimulatedDevice.current
  let log = CallLog()
  let window = UIWindow()
  let stack: UINavigationController
  let bottom: WitnessController
  let top: WitnessController

  init() {
    bottom = WitnessController("A", log)
    top = WitnessController("B", log)
    stack = UINavigationController(rootViewController: bottom)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    device.clock.settle()
    stack.pushViewController(top, animated: false)
    device.clock.settle()
    _ = log.take()
  }

  func wait(_ seconds: Double) { device.clock.advance(by: seconds) }

  /// Drags a finger in from the edge, without a delay.
  @discardableResult
  func swipe(to fraction: CGFloat) -> Bool {
    guard stack.beginSwipeBack() else { return false }
    stack.moveSwipeBack(to: fraction)
    return true
  }

  /// Returns a focused field in a screen.
  func focusField(in controller: UIViewController) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    wait(1)
    return field
  }
}
