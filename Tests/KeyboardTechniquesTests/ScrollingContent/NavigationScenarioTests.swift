import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// Pushes and pops while the keyboard is up, on an X with a navigation bar.
///
/// The safe area is 812 - 88 - 34 = 690 high, 433 with a keyboard of 291.
@Suite struct NavigationScenarioTests {
  @Test("S29: a pushed controller adopts the keyboard")
  func pushedControllerUsesLastKeyboardNotification() throws {
    try onNavigationStack { stack in
      stack.focusFirst()
      #expect(stack.first.contentHeight == 433)
      stack.push()
      #expect(stack.second.insetsInWillAppear == 0, "in no window yet")
      #expect(stack.second.applied == [257])
      #expect(stack.second.contentHeight == 433)
      #expect(stack.device.keyboard.isVisible)
    }
  }

  @Test("S30: a hidden keyboard stays gone")
  func returningControllerUsesLastNotification() throws {
    try onNavigationStack { stack in
      stack.focusFirst()
      stack.push()
      stack.device.clock.advance(by: 1)
      stack.second.field.resignFirstResponder()
      stack.device.clock.advance(by: 1)
      #expect(stack.first.controller.additionalSafeAreaInsets.bottom == 257, "off screen")
      stack.navigation.popViewController(animated: true)
      stack.device.layoutWindowsIfNeeded()
      #expect(stack.first.controller.additionalSafeAreaInsets.bottom == 0)
      #expect(stack.first.contentHeight == 690)
    }
  }

  @Test("S31: older keyboards stay unknown until moved")
  func managerIgnoresEarlierKeyboard() throws {
    let device = try Fixture.x.device(orientation: .portrait, keyboard: 291, landscape: nil)
    device.run {
      device.keyboard.show(height: 291)
      device.clock.advance(by: 1)
      let stack = Stack(on: device)
      #expect(stack.first.contentHeight == 690)
      device.keyboard.show(height: 291)
      device.clock.advance(by: 1)
      #expect(stack.first.contentHeight == 433)
    }
  }

  @Test("S69: unforwarded safe areas hide pushes")
  func pushRequiresForwardedSafeAreaChanges() throws {
    try onNavigationStack { stack in
      stack.focusFirst()
      stack.second.controller.forwarding = .transitions
      stack.push()
      stack.device.clock.advance(by: 0.2)
      #expect(stack.second.applied == [])
      #expect(stack.second.contentHeight == 690)
      stack.device.keyboard.show(height: 291)
      stack.device.clock.advance(by: 1)
      #expect(stack.second.contentHeight == 433)
    }
  }

  /// In both directions the keyboard moves with the transition: the inset changes at once,
  /// unanimated.
  @Test func keyboardFollowsPushAndPop() throws {
    try onNavigationStack { stack in
      stack.focusFirst()
      stack.navigation.pushViewController(UIViewController(), animated: true)
      stack.device.layoutWindowsIfNeeded()
      #expect(stack.first.applied == [257, 0])
      #expect(stack.device.keyboard.posted.last?.movement.duration == 0.35)
      stack.device.clock.advance(by: 1)
      stack.navigation.popViewController(animated: true)
      stack.device.layoutWindowsIfNeeded()
      #expect(stack.first.field.isFirstResponder)
      #expect(stack.device.keyboard.posted.last?.movement.duration == 0.35)
      #expect(stack.first.applied == [257, 0, 257])
      #expect(stack.first.contentHeight == 433)
    }
  }

  /// With the key window, the pushed screen gets the notification while it is in no window.
  ///
  /// It has no safe area yet: 291. In its window the inset becomes 291 - 34 = 257.
  @Test("V07: 1.6.1 follows pushes at will-show")
  func pushedControllerAdjustedOutsideWindow() throws {
    var parameters = ScrollingContentParameters()
    parameters.usesKeyWindow = true
    try onNavigationStack(parameters) { stack in
      stack.focusFirst()
      stack.push()
      #expect(stack.second.insetsInWillAppear == 291)
      #expect(stack.second.applied == [291, 257])
      #expect(stack.second.contentHeight == 433)
    }
  }

  private func onNavigationStack(
    _ parameters: ScrollingContentParameters = ScrollingContentParameters(),
    _ body: @MainActor (Stack) -> Void
  ) throws {
    let device = try Fixture.x.device(orientation: .portrait, keyboard: 291, landscape: nil)
    device.run { body(Stack(parameters, on: device)) }
  }
}

/// Two controllers with a field each, the first on the stack of a navigation controller.
@MainActor
private final class Stack {
  let device: SimulatedDevice
  let navigation: UINavigationController
  let first: Screen
  let second: Screen
  private let window = UIWindow()

  init(
    _ parameters: ScrollingContentParameters = ScrollingContentParameters(),
    on device: SimulatedDevice
  ) {
    self.device = device
    first = Screen(parameters)
    second = Screen(parameters)
    navigation = UINavigationController(rootViewController: first.controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    device.clock.settle()
  }

  func focusFirst() {
    first.field.becomeFirstResponder()
    device.clock.advance(by: 1)
  }

  /// Pushes the second controller, which focuses its field while it appears, and starts the
  /// transition.
  func push() {
    second.controller.willAppear = { [second] in
      second.field.becomeFirstResponder()
      second.insetsInWillAppear = second.controller.manager.bottomInset
    }
    navigation.pushViewController(second.controller, animated: true)
    device.layoutWindowsIfNeeded()
  }
}

/// A controller with a field and with content that may shrink.
@MainActor
private final class Screen {
  let controller: ComposingController
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
  private let content = Content.weak.make()
  private(set) var applied: [CGFloat] = []
  var insetsInWillAppear: CGFloat?

  init(_ parameters: ScrollingContentParameters) {
    controller = ComposingController(parameters: parameters)
    content.addSubview(field)
    controller.manager.contentView = content
    controller.manager.shouldResizeContentViewForKeyboard = true
    controller.manager.eventHandler = { [weak self] event in
      if case .bottomInset(let inset, _) = event.kind { self?.applied.append(inset) }
    }
  }

  var contentHeight: CGFloat { content.frame.height }
}
