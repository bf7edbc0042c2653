package import DeviceCatalog
import Foundation

extension SimulatedDevice {
  /// Rotates the device and every window that fills the application's area.
  ///
  /// These steps are immediate, in this order:
  ///
  /// - The controllers are notified of the transition.
  /// - A visible keyboard announces that it hides.
  /// - The windows get their new size and safe area and are laid out.
  /// - The alongside animations run.
  ///
  /// These steps follow after the animation's duration:
  ///
  /// - The keyboard announces its new frame, and the first responder is scrolled to.
  /// - The transition's completions run.
  ///
  /// A rotation during another one runs beside it. The keyboard stays announced as hidden until the
  /// last rotation ends. If the controllers do not allow an orientation, the device rotates and the
  /// interface does not.
  ///
  /// - Parameters:
  ///   - orientation: The new orientation of the device.
  ///   - isReversed: Whether the device is upside down, or in landscape with the home button on the
  ///     left. Nil keeps the current value, or resets it if the orientation changes.
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
    if isTurned { record(.device(.orientation(from: self.orientation, to: orientation))) }
    attributing(to: .system) { turn(from: old, to: new) }
  }

  /// The orientation of the interface.
  var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(orientation, isReversed: isReversed)
  }

  /// Whether the controllers on screen allow an orientation.
  private func allows(_ new: UIInterfaceOrientation) -> Bool {
    attributing(to: .application) {
      fillingWindows.allSatisfy { window in
        guard let root = window.rootViewController else { return true }
        let mask = UIInterfaceOrientationMask(new)
        return root.shouldAutorotate
          && application.supportedInterfaceOrientations(for: window).contains(mask)
      }
    }
  }

  private func turn(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
    let angle = old.turn(to: new)
    // A rotation by half a turn takes twice as long.
    let duration = options.rotationDuration * (abs(angle) > .pi / 2 ? 2 : 1)
    let transition = SceneTransition(
      of: self,
      duration: duration,
      targetTransform: CGAffineTransform(rotationAngle: angle)
    )
    change(to: metrics(in: new.orientation), by: transition) {
      orientation = new.orientation
      isReversed = new.isReversed
    }
    post(UIDevice.orientationDidChangeNotification, object: userDevice)
    scheduleEndOfRotation(after: duration) { transition.complete() }
  }

  /// Announces other metrics, hides the keyboard, resizes the windows and runs the alongside
  /// animations.
  func change(
    to metrics: DeviceMetrics,
    by transition: SceneTransition,
    _ commit: () -> Void
  ) {
    if options.keyboardHidesBeforeRotationIsAnnounced { keyboard.rotationWillBegin() }
    transition.announce(
      area: applicationArea(on: metrics),
      metrics: metrics,
      horizontal: applicationSizeClass(on: metrics)
    )
    if !options.keyboardHidesBeforeRotationIsAnnounced { keyboard.rotationWillBegin() }
    transition.commit {
      commit()
      readStatusBarPreferences()
    }
    if options.laysOutBeforeAlongsideAnimations { layoutWindowsIfNeeded() }
    transition.runAlongsideAnimations()
  }

  /// Completes a rotation after its duration, but not before earlier rotations.
  func scheduleEndOfRotation(
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

/// The active rotations.
struct OngoingRotations {
  var count = 0
  /// The end of the last rotation, in virtual seconds.
  var end: TimeInterval = 0
}

extension UIInterfaceOrientation {
  /// Creates the orientation of an interface from the device's orientation.
  init(_ orientation: DeviceOrientation, isReversed: Bool) {
    self =
      switch orientation {
      case .portrait: isReversed ? .portraitUpsideDown : .portrait
      case .landscape: isReversed ? .landscapeLeft : .landscapeRight
      }
  }

  /// The orientation that layout depends on.
  fileprivate var orientation: DeviceOrientation {
    switch self {
    case .landscapeLeft, .landscapeRight: .landscape
    default: .portrait
    }
  }

  fileprivate var isReversed: Bool { self == .portraitUpsideDown || self == .landscapeLeft }

  /// The rotation angle from this orientation to another, in radians.
  fileprivate func turn(to other: UIInterfaceOrientation) -> CGFloat {
    let quarters = (other.quarters - quarters + 4) % 4
    return CGFloat(quarters == 3 ? -1 : quarters) * .pi / 2
  }

  /// The number of quarter turns from upright.
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
  /// Clears a transition that has ended, unless another one has started since.
  func end(_ coordinator: TransitionCoordinator) {
    if activeTransition === coordinator { activeTransition = nil }
  }
}
