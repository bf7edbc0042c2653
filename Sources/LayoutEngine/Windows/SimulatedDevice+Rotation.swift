package import DeviceCatalog
import Foundation

extension SimulatedDevice {
  /// Turns the device, and with it every window that fills the screen.
  ///
  /// At once: the controllers hear of the transition, a keyboard that is up announces that it
  /// hides, the windows take their new size and safe area and are laid out, and what runs
  /// alongside runs. When the animation's time is over: the keyboard announces its new frame and
  /// the first responder is scrolled to, then the transition's completions run.
  package func rotate(to orientation: DeviceOrientation) {
    guard orientation != self.orientation else { return }
    note(.orientation(from: self.orientation, to: orientation))
    attributing(to: .system) { turn(to: orientation) }
  }

  private func turn(to orientation: DeviceOrientation) {
    let turning = windows.filter { $0.frame == screen.bounds }
    let coordinators = turning.map { window in
      TransitionCoordinator(
        duration: options.rotationDuration,
        containerView: window,
        targetTransform: CGAffineTransform(rotationAngle: orientation.turn)
      )
    }
    if options.keyboardHidesBeforeRotationIsAnnounced { keyboard.rotationWillBegin() }
    for (window, coordinator) in zip(turning, coordinators) {
      window.announceRotation(to: model.metrics(in: orientation), with: coordinator)
    }
    if !options.keyboardHidesBeforeRotationIsAnnounced { keyboard.rotationWillBegin() }
    TraitChange.make(in: turning) {
      self.orientation = orientation
      for window in turning { window.takeScreenSize() }
    }
    if options.laysOutBeforeAlongsideAnimations { layoutWindowsIfNeeded() }
    for coordinator in coordinators { coordinator.runAlongsideAnimations() }
    post(UIDevice.orientationDidChangeNotification, object: userDevice)
    clock.schedule(after: options.rotationDuration) { [unowned self] in
      if options.keyboardReturnsBeforeRotationCompletion { keyboard.rotationDidEnd() }
      for (window, coordinator) in zip(turning, coordinators) {
        window.rootViewController?.activeTransition = nil
        coordinator.complete()
      }
      if !options.keyboardReturnsBeforeRotationCompletion { keyboard.rotationDidEnd() }
    }
  }
}

extension DeviceOrientation {
  /// The angle by which the interface turns on its way to this orientation, in radians.
  fileprivate var turn: CGFloat {
    switch self {
    case .portrait: -.pi / 2
    case .landscape: .pi / 2
    }
  }
}

extension UIWindow {
  /// Tells the controllers of a rotation while the old size and insets are still in place.
  fileprivate func announceRotation(
    to metrics: DeviceMetrics,
    with coordinator: TransitionCoordinator
  ) {
    guard let root = rootViewController else { return }
    root.activeTransition = coordinator
    let traits = traitCollection.turned(to: metrics)
    if traits != traitCollection { root.willTransition(to: traits, with: coordinator) }
    root.hearOfTransition(to: CGSize(metrics.size), with: coordinator)
    root.presentedViewController?.hearOfTransition(to: CGSize(metrics.size), with: coordinator)
  }

  /// Takes the screen's present size and safe area.
  fileprivate func takeScreenSize() {
    frame = screen.bounds
    setNeedsSafeAreaUpdate()
    setNeedsLayout()
  }
}

extension UITraitCollection {
  fileprivate func turned(to metrics: DeviceMetrics) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      self,
      UITraitCollection(
        horizontalSizeClass: UIUserInterfaceSizeClass(metrics.horizontalSizeClass)
      ),
      UITraitCollection(verticalSizeClass: UIUserInterfaceSizeClass(metrics.verticalSizeClass)),
    ])
  }
}
