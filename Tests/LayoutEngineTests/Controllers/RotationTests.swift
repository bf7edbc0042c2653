import DeviceCatalog
import LayoutEngine
import Testing

@Suite struct RotationTests {
  @Test func rotationCallsKeepTheirOrder() throws {
    let device = try makeDevice("iphone-x")
    device.run {
      let log = CallLog()
      let controller = WitnessController("A", log)
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.clock.settle()
      controller.recordsLayout = true
      _ = log.take()
      device.keyboard.show(height: 291)
      device.clock.advance(by: 1)
      observeKeyboard { log.record($0) }
      device.rotate(to: .landscape)
      #expect(
        log.take() == [
          "A viewWillTransition to 812x375", "hide", "A viewSafeAreaInsetsDidChange",
          "A viewWillLayoutSubviews", "A alongside at width 812",
        ]
      )
      device.clock.advance(by: 0.29)
      #expect(log.take() == [])
      #expect(controller.transitionCoordinator != nil)
      device.clock.advance(by: 0.01)
      #expect(log.take() == ["show 171", "A completion"])
      #expect(controller.transitionCoordinator == nil)
    }
  }

  @Test func contextDescribesRotation() throws {
    let device = try makeDevice()
    device.run {
      let controller = ContextController()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.rotate(to: .landscape)
      device.rotate(to: .landscape)
      #expect(controller.contexts == 1, "a turn to where the device is already is none")
      #expect(controller.duration == 0.3)
      #expect(controller.transform == CGAffineTransform(rotationAngle: .pi / 2))
      #expect(controller.sawNewTraits)
      #expect(UIDevice.current.orientation.isLandscape)
      #expect(UIScreen.main.bounds.size == CGSize(width: 667, height: 375))
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 750, height: 1334))
    }
  }

  /// The fixed space of a screen, on a device of 375 by 667 points rotated counterclockwise.
  ///
  /// A point 10 from the left edge of the interface and 20 from the top is 10 from the top of the
  /// device, and 375 - 20 from its left edge. Rotated clockwise, the values are 667 - 10 and 20.
  @Test func fixedSpaceDoesNotRotate() throws {
    let device = try makeDevice()
    device.run {
      let view = UIView()
      let window = UIWindow()
      window.addSubview(view)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let space = UIScreen.main.fixedCoordinateSpace
      view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(view.convert(view.bounds, to: space) == view.frame)
      device.rotate(to: .landscape)
      #expect(space.bounds.size == CGSize(width: 375, height: 667))
      #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 355, y: 10))
      #expect(view.convert(CGPoint(x: 355, y: 10), from: space) == .zero)
      let turned = CGRect(x: 315, y: 10, width: 40, height: 30)
      #expect(view.convert(view.bounds, to: space) == turned)
      #expect(space.convert(turned, to: view) == view.bounds)
      #expect(space.convert(view.bounds, from: view) == turned)
      #expect(UIScreen.main.convert(turned, from: space) == view.frame)
      #expect(UIScreen.main.convert(view.frame, to: space) == turned)
      device.rotate(to: .landscape, isReversed: true)
      #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 20, y: 657))
    }
  }

  @Test func smallWindowsKeepTheirSize() throws {
    let device = try makeDevice()
    device.run {
      let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      small.rootViewController = UIViewController()
      small.isHidden = false
      device.rotate(to: .landscape)
      #expect(small.frame.size == CGSize(width: 100, height: 100))
    }
  }

  @Test func aSecondRotationBeginsDuringTheFirst() throws {
    let device = try makeDevice("iphone-x")
    device.run {
      let log = CallLog()
      let controller = WitnessController("A", log)
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.keyboard.show(height: 291)
      device.clock.advance(by: 1)
      _ = log.take()
      observeKeyboard { log.record($0) }
      device.rotate(to: .landscape)
      device.clock.advance(by: 0.1)
      device.rotate(to: .portrait)
      #expect(
        log.take() == [
          "A viewWillTransition to 812x375", "hide", "A alongside at width 812",
          "A viewWillTransition to 375x812", "A alongside at width 375",
        ],
        "the keyboard is announced as hidden already"
      )
      device.clock.advance(by: 0.2)
      #expect(log.take() == ["A completion"])
      #expect(controller.transitionCoordinator != nil, "the second goes on")
      device.clock.advance(by: 0.1)
      #expect(log.take() == ["show 291", "A completion"])
      #expect(controller.transitionCoordinator == nil)
    }
  }

  @Test func halfTurnTakesTwiceAsLong() throws {
    let device = try makeDevice()
    device.run {
      let controller = ContextController()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.rotate(to: .landscape)
      device.clock.advance(by: 1)
      #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
      #expect(UIDevice.current.orientation == .landscapeLeft, "the device turns the other way")
      device.rotate(to: .landscape, isReversed: true)
      #expect(controller.duration == 0.6)
      #expect(abs(controller.transform.a + 1) < 1e-9, "the cosine of half a turn")
      #expect(window.bounds.size == CGSize(width: 667, height: 375))
      #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
      device.clock.advance(by: 0.59)
      #expect(controller.transitionCoordinator != nil)
      device.clock.advance(by: 0.01)
      #expect(controller.transitionCoordinator == nil)
      device.rotate(to: .landscape)
      #expect(controller.contexts == 2, "it is held so already")
      device.rotate(to: .portrait)
      // The turn from left to upright equals the turn from upright to right.
      #expect(controller.transform == CGAffineTransform(rotationAngle: .pi / 2))
    }
  }

  @Test func controllerCanRefuseRotation() throws {
    let device = try makeDevice()
    device.run {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      // By default, phones do not support upside down.
      device.rotate(to: .portrait, isReversed: true)
      #expect(UIDevice.current.orientation == .portraitUpsideDown)
      #expect(window.windowScene?.interfaceOrientation == .portrait)
      device.rotate(to: .portrait, isReversed: false)
      #expect(UIDevice.current.orientation == .portrait)
      window.rootViewController = UprightController()
      device.rotate(to: .landscape)
      #expect(window.bounds.size == CGSize(width: 375, height: 667))
      #expect(UIDevice.current.orientation == .landscapeLeft)
    }
  }

  @Test func padsRotateUpsideDown() throws {
    let device = try makeDevice("ipad-9")
    device.run {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      device.rotate(to: .portrait, isReversed: true)
      #expect(window.windowScene?.interfaceOrientation == .portraitUpsideDown)
    }
  }

  @MainActor
  private func observeKeyboard(_ record: @escaping @MainActor (String) -> Void) {
    let center = NotificationCenter.default
    center.addObserver(
      forName: UIResponder.keyboardWillHideNotification,
      object: nil,
      queue: nil
    ) { _ in record("hide") }
    center.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      record("show \(Int(frame?.height ?? 0))")
    }
  }
}

private final class UprightController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

/// Reads all values of a transition's context.
private final class ContextController: UIViewController {
  var contexts = 0
  var duration = 0.0
  var transform = CGAffineTransform.identity
  var sawNewTraits = false

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    // An iPhone 8 turns from regular to compact height.
    sawNewTraits =
      newCollection.verticalSizeClass == .compact && traitCollection.verticalSizeClass == .regular
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [self] context in
      contexts += 1
      duration = context.transitionDuration
      transform = context.targetTransform
    }
  }
}
