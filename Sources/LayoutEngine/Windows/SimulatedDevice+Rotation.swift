package import DeviceCatalog
import Foundation

extension SimulatedDevice {
  /// Turns the device, and with it every window that fills the screen.
  ///
  /// At once: the controllers hear of the transition, a keyboard that is up announces that it
  /// hides, the windows take their new size and safe area and are laid out, and what runs
  /// alongside runs. When the animation's time is over: the keyboard announces its new frame and
  /// the first responder is scrolled to, then the transition's completions run.
  ///
  /// A rotation that begins during another runs beside it; the keyboard stays announced as hidden
  /// until the last one has ended. Where the controllers do not allow an orientation, the device turns
  /// and the interface stays.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held then.
  ///   - isReversed: Whether it is upside down, or landscape with the home button on the left; nil for
  ///     as it is, or the usual way if the orientation changes.
  package func rotate(to orientation: DeviceOrientation, isReversed: Bool? = nil) {
    let isTurned = orientation != self.orientation
    let new = UIInterfaceOrientation(
      orientation,
      isReversed: isReversed ?? (isTurned ? false : self.isReversed)
    )
    let old = interfaceOrientation
    guard new != old || refusedOrientation != nil else { return }
    refusedOrientation = allows(new) ? nil : new
    guard new != old, refusedOrientation == nil else {
      return attributing(to: .system) {
        post(UIDevice.orientationDidChangeNotification, object: userDevice)
      }
    }
    if isTurned { note(.orientation(from: self.orientation, to: orientation)) }
    attributing(to: .system) { turn(from: old, to: new) }
  }

  /// How the interface is turned.
  var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(orientation, isReversed: isReversed)
  }

  /// Whether the controllers on screen allow an orientation.
  private func allows(_ new: UIInterfaceOrientation) -> Bool {
    let turning = windows.filter { $0.frame == screen.bounds }
    return attributing(to: .application) {
      turning.allSatisfy { window in
        guard let root = window.rootViewController else { return true }
        let mask = UIInterfaceOrientationMask(new)
        return root.shouldAutorotate
          && application.supportedInterfaceOrientations(for: window).contains(mask)
      }
    }
  }

  private func turn(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
    let turning = windows.filter { $0.frame == screen.bounds }
    let angle = old.turn(to: new)
    // Turned upside down, the interface has twice the way to go.
    let duration = options.rotationDuration * (abs(angle) > .pi / 2 ? 2 : 1)
    let coordinators = turning.map { window in
      TransitionCoordinator(
        duration: duration,
        containerView: window,
        targetTransform: CGAffineTransform(rotationAngle: angle)
      )
    }
    if options.keyboardHidesBeforeRotationIsAnnounced { keyboard.rotationWillBegin() }
    for (window, coordinator) in zip(turning, coordinators) {
      window.announceRotation(to: new.orientation, of: self, with: coordinator)
    }
    if !options.keyboardHidesBeforeRotationIsAnnounced { keyboard.rotationWillBegin() }
    TraitChange.make(in: turning) {
      orientation = new.orientation
      isReversed = new.isReversed
      readStatusBarWishes()
      for window in turning { window.takeScreenSize() }
    }
    if options.laysOutBeforeAlongsideAnimations { layoutWindowsIfNeeded() }
    for coordinator in coordinators { coordinator.runAlongsideAnimations() }
    post(UIDevice.orientationDidChangeNotification, object: userDevice)
    scheduleEndOfRotation(after: duration) {
      for (window, coordinator) in zip(turning, coordinators) {
        window.rootViewController?.end(coordinator)
        coordinator.complete()
      }
    }
  }

  /// Completes a rotation when its time is over, but not before those that have begun before it.
  private func scheduleEndOfRotation(
    after duration: TimeInterval,
    _ complete: @escaping @MainActor () -> Void
  ) {
    rotations.count += 1
    rotations.end = max(rotations.end, clock.now + duration)
    clock.schedule(after: rotations.end - clock.now) { [unowned self] in
      rotations.count -= 1
      let isLast = rotations.count == 0
      let returnsFirst = options.keyboardReturnsBeforeRotationCompletion
      if isLast, returnsFirst { keyboard.rotationDidEnd() }
      complete()
      if isLast, !returnsFirst { keyboard.rotationDidEnd() }
    }
  }
}

/// The rotations under way.
struct RotationsUnderWay {
  var count = 0
  /// When the last one ends, in virtual seconds.
  var end: TimeInterval = 0
}

extension UIInterfaceOrientation {
  /// The orientation of an interface on a device that is held so.
  init(_ orientation: DeviceOrientation, isReversed: Bool) {
    self =
      switch orientation {
      case .portrait: isReversed ? .portraitUpsideDown : .portrait
      case .landscape: isReversed ? .landscapeLeft : .landscapeRight
      }
  }

  /// What layout can tell of it.
  fileprivate var orientation: DeviceOrientation {
    switch self {
    case .landscapeLeft, .landscapeRight: .landscape
    default: .portrait
    }
  }

  fileprivate var isReversed: Bool { self == .portraitUpsideDown || self == .landscapeLeft }

  /// The angle by which the interface turns on its way to another orientation, in radians.
  fileprivate func turn(to other: UIInterfaceOrientation) -> CGFloat {
    let quarters = (other.quarters - quarters + 4) % 4
    return CGFloat(quarters == 3 ? -1 : quarters) * .pi / 2
  }

  /// Quarter turns from upright.
  private var quarters: Int {
    switch self {
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    default: 0
    }
  }
}

extension UIViewController {
  /// Forgets a transition that has ended, unless another has begun since.
  func end(_ coordinator: TransitionCoordinator) {
    if activeTransition === coordinator { activeTransition = nil }
  }
}

extension UIWindow {
  /// Tells the controllers of a rotation while the old size and insets are still in place.
  fileprivate func announceRotation(
    to orientation: DeviceOrientation,
    of device: SimulatedDevice,
    with coordinator: TransitionCoordinator
  ) {
    guard let root = rootViewController else { return }
    let metrics = device.metrics(in: orientation)
    root.activeTransition = coordinator
    let traits = traitCollection.turned(to: metrics)
    if traits != traitCollection { root.willTransition(to: traits, with: coordinator) }
    let size = CGRect(origin: .zero, size: CGSize(metrics.size)).below(metrics.statusBarOverhang).size
    root.hearOfTransition(to: size, with: coordinator)
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
