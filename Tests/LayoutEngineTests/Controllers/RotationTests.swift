import DeviceCatalog
import LayoutEngine
import Testing

@Suite struct RotationTests {
  @Test func callsComeInTheOrderOfTheTimeline() throws {
    let device = try makeDevice("iphone-x")
    device.run {
      let log = CallLog()
      let controller = WitnessController("A", log)
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.clock.settle()
      controller.notesLayout = true
      _ = log.take()
      device.keyboard.show(height: 291)
      device.clock.advance(by: 1)
      observeKeyboard { log.note($0) }
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

  @Test func contextTellsOfTheTurn() throws {
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

  @Test func windowsThatDoNotFillTheScreenKeepTheirSize() throws {
    let device = try makeDevice()
    device.run {
      let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      small.rootViewController = UIViewController()
      small.isHidden = false
      device.rotate(to: .landscape)
      #expect(small.frame.size == CGSize(width: 100, height: 100))
    }
  }

  @MainActor
  private func observeKeyboard(_ note: @escaping @MainActor (String) -> Void) {
    let center = NotificationCenter.default
    center.addObserver(
      forName: UIResponder.keyboardWillHideNotification,
      object: nil,
      queue: nil
    ) { _ in note("hide") }
    center.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      note("show \(Int(frame?.height ?? 0))")
    }
  }
}

/// Reads everything that the context of a transition offers.
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
