package import DeviceCatalog
import Foundation

extension SimulatedDevice {
  /// Turns the device, and with it every window that fills the application's part of the screen.
  ///
  /// At once: the controllers are notified of the transition, a keyboard that is up announces that
  /// it hides, the windows take their new size and safe area and are laid out, and what runs
  /// alongside runs. When the animation's time is over: the keyboard announces its new frame and
  /// the first responder is scrolled to, then the transition's completions run.
  ///
  /// A rotation that begins during another runs beside it; the keyboard stays announced as hidden
  /// until the last one has ended. Where the controllers do not allow an orientation, the device
  /// turns and the interface stays.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held then.
  ///   - isReversed: Whether it is upside down, or landscape with the home button on the left; nil
  ///     for as it is, or the usual way if the orientation changes.
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
    let metrics = metrics(in: new.orientation)
    let angle = old.turn(to: new)
    // Turned upside down, the interface has twice the way to go.
    let duration = options.rotationDuration * (abs(angle) > .pi / 2 ? 2 : 1)
    let transition = SceneTransition(
      of: self,
      duration: duration,
      targetTransform: CGAffineTransform(rotationAngle: angle)
    )
    if options.keyboardHidesBeforeRotationIsAnnounced { keyboard.rotationWillBegin() }
    transition.announce(
      area: applicationArea(on: metrics),
      metrics: metrics,
      horizontal: applicationSizeClass(on: metrics)
    )
    if !options.keyboardHidesBeforeRotationIsAnnounced { keyboard.rotationWillBegin() }
    transition.commit {
      orientation = new.orientation
      isReversed = new.isReversed
      readStatusBarWishes()
    }
    if options.laysOutBeforeAlongsideAnimations { layoutWindowsIfNeeded() }
    transition.runAlongsideAnimations()
    post(UIDevice.orientationDidChangeNotification, object: userDevice)
    scheduleEndOfRotation(after: duration) { transition.complete() }
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

  /// The part that layout depends on.
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
