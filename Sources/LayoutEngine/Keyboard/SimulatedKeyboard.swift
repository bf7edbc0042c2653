import DeviceCatalog
package import Foundation

/// The keyboard of a simulated device.
///
/// It follows the first responder, and a script can move it independently of the focus. It posts
/// the same notifications as UIKit's keyboard: two before each movement and two after it. A
/// movement that starts during another one cancels the "did" notifications of the earlier one.
///
/// Lengths are points. The height of a docked keyboard includes the home-indicator area, because
/// its frame reaches the bottom edge of the screen.
@MainActor
package final class SimulatedKeyboard {
  package unowned let device: SimulatedDevice
  let announcer: KeyboardAnnouncer

  private var state = KeyboardState()

  /// The placement of the keyboard, also while it is off screen.
  private(set) var placement = KeyboardPlacement.docked

  /// Whether the keyboard shows predictions above its keys.
  private(set) var showsPredictions: Bool

  /// A height set by a script or another application.
  var scriptedHeight: CGFloat? { state.sourceHeight }

  /// Whether a hardware keyboard replaces the keys.
  private(set) var hasHardwareKeyboard = false

  /// The window of accessory and input views; nil before the first one.
  var inputWindow: InputWindow?

  /// The visible movement, which may last longer than its announced duration.
  private var motion: KeyboardMotion?

  init(device: SimulatedDevice) {
    self.device = device
    announcer = KeyboardAnnouncer(device: device)
    showsPredictions = device.options.showsPredictions
  }

  /// The height on screen; 0 while the keyboard is off screen.
  package var height: CGFloat { state.contents.height }

  /// Whether the keyboard is on screen.
  package var isVisible: Bool { height > 0 }

  /// The frame in the screen's coordinates; nil while the keyboard is off screen.
  package var frame: CGRect? {
    guard isVisible else { return nil }
    return shownFrame(height: height).offsetBy(dx: 0, dy: state.dragOffset)
  }

  /// The frame in the coordinates of a window that fills the application's area; nil while the
  /// keyboard is off screen.
  package var frameInApplication: CGRect? { inApplication(frame) }

  /// The currently visible frame, in the same coordinates.
  package var presentedFrameInApplication: CGRect? { inApplication(presentedFrame) }

  private func inApplication(_ frame: CGRect?) -> CGRect? { frame.map { inApplication($0) } }

  /// Converts a frame from the screen's coordinates to the coordinates of ``frameInApplication``.
  func inApplication(_ frame: CGRect) -> CGRect {
    let origin = device.applicationArea.origin
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The accessory, the input view and the height on screen.
  var shownContents: KeyboardContents { state.contents }

  /// The frame of the docked keyboard; nil while it is off screen or not docked.
  var dockedFrame: CGRect? { placement == .docked ? frame : nil }

  /// The screen edges near the keyboard; nil while it is off screen.
  var nearEdges: UIRectEdge? { frame.map { placement.nearEdges(of: $0, on: screen) } }

  /// The currently visible frame, moving or at rest; nil while the keyboard is off screen.
  package var presentedFrame: CGRect? {
    let seen = motion?.frame(at: device.clock.now) ?? frame
    return seen.flatMap { seen in
      let isOnScreen = seen.minY < screen.height && seen.minX < screen.width && seen.maxX > 0
      return isOnScreen ? seen : nil
    }
  }

  /// The time of the last posted notification, in virtual seconds; nil before the first one.
  package var lastPostTime: TimeInterval? { announcer.lastPostTime }

  // MARK: Scripted movements

  /// Shows the keyboard, or changes its height if it is visible.
  ///
  /// - Parameters:
  ///   - height: The height until the keyboard leaves; nil for the device's own.
  ///   - duration: The announced duration in seconds; nil for UIKit's.
  ///   - begin: The announced frame before the movement; nil for the true one.
  package func show(
    height: CGFloat? = nil,
    duration: TimeInterval? = nil,
    begin: CGRect? = nil
  ) {
    state.setSource(height.map { .script(height: $0) } ?? .firstResponder)
    move(to: requestedContents, duration: duration, begin: begin)
  }

  /// Hides the keyboard and keeps the first responder.
  package func hide(duration: TimeInterval? = nil) {
    state.resetSourceHeight()
    leave(duration: duration)
  }

  /// Shows the keyboard of the application beside this one, or changes its height.
  package func showOtherApplicationsKeyboard(height: CGFloat) {
    state.setSource(.otherApplication(height: height))
    move(to: KeyboardContents(height: height))
  }

  // MARK: The first responder

  /// Shows, hides or resizes the keyboard for the first responder.
  ///
  /// Nothing moves between fields with the same height and accessory, and nothing is posted. By
  /// default a navigation transition is an exception: its duration is announced. The options can
  /// turn this off.
  func followFirstResponder() {
    device.attributing(to: .system) { moveForFirstResponder() }
  }

  private func moveForFirstResponder() {
    guard let responder = device.firstResponder, responder.bringsUpKeyboard else {
      if !state.belongsToOtherApplication { hide() }
      return
    }
    let isTakenOver = state.belongsToOtherApplication
    if isTakenOver { state.setSource(.firstResponder) }
    let requested = requestedContents
    if isVisible, !isTakenOver, !isWorthAnnouncing(requested) {
      if requested.hasViews {
        state.replaceContents(with: requested)
        placeInputViews()
      }
      scrollToFirstResponder()
    } else {
      move(to: requested)
    }
  }

  /// Whether the contents for a first responder are announced although the keyboard is visible.
  private func isWorthAnnouncing(_ requested: KeyboardContents) -> Bool {
    if requested.height != height || requested.accessory !== state.contents.accessory {
      return true
    }
    let options = device.options
    return options.keyboardAnnouncesEachFocus
      || state.followedTransition.duration != nil && options.keyboardAnnouncesItselfInTransitions
  }

  /// Handles a new height of the accessory.
  ///
  /// It only posts the frame-change notifications.
  func accessoryMayHaveGrown() {
    let contents = state.contents
    guard isVisible, state.sourceHeight == nil, !state.isRotating,
      let accessory = contents.accessory, let old = frame
    else { return }
    let growth = accessory.heightOnKeyboard - contents.accessoryHeight
    guard growth != 0 else { return }
    var grown = contents
    grown.accessoryHeight += growth
    grown.height += growth
    let movement = KeyboardMovement(
      begin: old,
      end: shownFrame(height: grown.height),
      duration: 0
    )
    take(grown)
    device.attributing(to: .system) {
      announcer.post(.willChangeFrame, movement)
      announcer.post(.didChangeFrame, movement)
    }
  }

  // MARK: Settings

  /// Shows or hides the predictions.
  package func setShowsPredictions(_ shows: Bool) {
    showsPredictions = shows
    guard isVisible, !state.belongsToOtherApplication else { return }
    let requested = requestedContents
    if requested.height != height { move(to: requested) }
  }

  /// Connects or disconnects a hardware keyboard.
  package func setHasHardwareKeyboard(_ hasOne: Bool) {
    hasHardwareKeyboard = hasOne
    if device.firstResponder != nil { followFirstResponder() }
  }

  // MARK: Transitions

  /// Runs the focus change of a navigation transition.
  ///
  /// The keyboard's announcements use the transition's duration.
  func duringTransition<T>(duration: TimeInterval, _ body: () throws -> T) rethrows -> T {
    let outer = state.followedTransition.duration
    state.followedTransition.duration = duration
    defer { state.followedTransition.duration = outer }
    return try body()
  }

  /// Moves the keyboard with screens that a finger drives.
  ///
  /// Its announced movements end at the time given to ``finishInteractive(after:)``.
  func followInteractive(
    by scrubber: AnimationScrubber,
    for duration: TimeInterval,
    _ body: () -> Void
  ) {
    scrubber.lead {
      device.animate(duration: duration, options: .curveLinear) {
        state.followedTransition.interactiveAnimation = device.animation.running
      }
    }
    announcer.holdsEnd = true
    body()
    state.followedTransition.interactiveAnimation = nil
  }

  /// Ends the movement that a finger drove, after a delay in seconds.
  func finishInteractive(after delay: TimeInterval) { announcer.releaseEnd(after: delay) }

  /// Announces that a rotation hides the keyboard.
  ///
  /// The keyboard does not move.
  func rotationWillBegin() {
    let isAnnounced = state.isRotating
    state.isRotating = true
    state.resetSourceHeight()
    state.clearLastHeight()
    motion = nil
    guard !isAnnounced, let frame = dockedFrame else { return }
    announcer.announce(hiding(from: frame), .hiding)
  }

  /// Announces the keyboard in its new orientation, after the rotation's animation.
  func rotationDidEnd() {
    state.isRotating = false
    guard isVisible else { return scrollToFirstResponder() }
    state.hide()
    move(to: requestedContents)
    motion = nil
  }

  // MARK: Movement

  private func move(
    to requested: KeyboardContents,
    duration: TimeInterval? = nil,
    begin: CGRect? = nil
  ) {
    guard requested.height > 0 else { return leave(duration: duration) }
    let kind: KeyboardAnnouncer.MovementKind =
      placement != .docked ? .moving : isVisible ? .resizing : .showing
    let movement = KeyboardMovement(
      begin: begin ?? frame ?? frameBeforeShowing(height: requested.height),
      end: shownFrame(height: requested.height),
      duration: duration ?? ordinaryDuration,
      isLocal: !state.belongsToOtherApplication
    )
    take(requested, seenFrom: begin ?? presentedFrame, during: movement)
    state.recordArrival()
    guard !state.isRotating else { return }
    perform(movement, kind)
  }

  private func leave(duration: TimeInterval?) {
    guard let frame else { return }
    let kind: KeyboardAnnouncer.MovementKind = placement == .docked ? .hiding : .moving
    // A keyboard dragged completely off screen has no distance left to move.
    let isGone = state.dragOffset >= height
    let movement = hiding(from: frame, duration: duration ?? (isGone ? 0 : nil))
    state.recordDeparture(height: height)
    take(KeyboardContents(), seenFrom: presentedFrame, during: movement)
    state.returnToApplication()
    guard state.isRotating || announcer.announce(movement, kind) else { return }
    announcer.announceEnd(of: movement, kind)
  }

  /// Announces a movement that shows the keyboard, and scrolls to the first responder.
  private func perform(_ movement: KeyboardMovement, _ kind: KeyboardAnnouncer.MovementKind) {
    guard announcer.announce(movement, kind) else { return }
    scrollToFirstResponder()
    announcer.announceEnd(of: movement, kind) { [self] in scrollToFirstResponder() }
  }

  /// Replaces the contents.
  private func take(
    _ contents: KeyboardContents,
    seenFrom start: CGRect? = nil,
    during movement: KeyboardMovement? = nil
  ) {
    motion = movement.flatMap { movement in
      guard movement.duration > 0, !state.isRotating else { return nil }
      if let interactiveAnimation = state.followedTransition.interactiveAnimation {
        return motion(along: interactiveAnimation, start: start, movement)
      }
      return KeyboardMotion(
        begin: start ?? movement.begin,
        end: movement.end,
        start: device.clock.now
      )
    }
    let hasMoved = contents.height != height || state.dragOffset != 0
    state.show(contents)
    if hasMoved { keyboardGuidesDidChange() }
    placeInputViews(during: movement)
  }

  /// Returns a horizontal movement with the keyboard's screen.
  private func motion(
    along animation: RunningAnimation,
    start: CGRect?,
    _ movement: KeyboardMovement
  ) -> KeyboardMotion {
    let way = screen.width * device.options.forwardSign
    let hides = movement.end.minY >= screen.height
    return KeyboardMotion(
      begin: hides ? start ?? movement.begin : movement.end.offsetBy(dx: -way, dy: 0),
      end: hides ? (start ?? movement.begin).offsetBy(dx: way, dy: 0) : movement.end,
      start: device.clock.now,
      animation: animation
    )
  }

  private func hiding(from frame: CGRect, duration: TimeInterval? = nil) -> KeyboardMovement {
    let height = device.options.keyboardHidesWithoutHeight ? 0 : frame.height
    return KeyboardMovement(
      begin: frame,
      end: hiddenFrame(height: height),
      duration: duration ?? ordinaryDuration,
      isLocal: !state.belongsToOtherApplication
    )
  }

  private func scrollToFirstResponder() {
    guard device.options.scrollsToFirstResponder, !state.belongsToOtherApplication else { return }
    device.attributing(to: .system) { device.firstResponder?.scrollIntoView() }
  }

  // MARK: Placement

  /// Changes the keyboard's placement, and announces it if the keyboard is visible.
  ///
  /// Leaving the bottom edge is announced as hiding, and returning to it as showing. Between other
  /// placements a finger carries the keyboard.
  package func place(_ newPlacement: KeyboardPlacement) {
    let old = placement
    guard newPlacement != old else { return }
    let isDocking = newPlacement == .docked
    let (before, seen) = (frame, presentedFrame)
    if before != nil, old != .docked, !isDocking { announcer.post(.willChangeFrame, .carried) }
    placement = newPlacement
    guard let before else { return }
    let contents = requestedContents
    let movement = KeyboardMovement(
      begin: before,
      end: shownFrame(height: contents.height),
      duration: ordinaryDuration
    )
    take(contents, seenFrom: seen, during: movement)
    keyboardGuidesDidChange()
    if hasHardwareKeyboard, newPlacement.isFloating {
      // A dropped shortcuts bar announces that it shows, without a frame.
      perform(.carried, .showing)
    } else if isDocking {
      perform(movement, .showing)
    } else {
      let kind: KeyboardAnnouncer.MovementKind = old == .docked ? .hiding : .moving
      guard announcer.announce(movement, kind) else { return }
      announcer.announceEnd(of: movement, kind)
    }
  }

  // MARK: Fingers

  /// Moves the docked keyboard to a drag offset, without a notification.
  func moveDown(by distance: CGFloat) {
    guard distance != state.dragOffset, dockedFrame != nil, !state.isRotating else { return }
    state.moveDown(by: distance)
    motion = nil
    keyboardGuidesDidChange()
    placeInputViews()
  }

  /// Moves a dragged keyboard back to its normal position, without a notification.
  func restoreDockedPosition() {
    guard state.dragOffset > 0, let frame else { return }
    state.moveDown(by: 0)
    motion = KeyboardMotion(
      begin: frame,
      end: shownFrame(height: height),
      start: device.clock.now
    )
    keyboardGuidesDidChange()
    placeInputViews()
  }

  // MARK: Measures

  private var ordinaryDuration: TimeInterval {
    guard device.animation.isEnabled else { return 0 }
    return state.followedTransition.duration ?? device.options.keyboardDuration
  }

  private var screen: CGSize { CGSize(device.metrics.size) }

  /// The normal frame of a keyboard with a height.
  func shownFrame(height: CGFloat) -> CGRect { placement.frame(height: height, on: screen) }

  /// The frame before showing.
  ///
  /// It has the height of the last departure, or the new height if there is none.
  private func frameBeforeShowing(height: CGFloat) -> CGRect {
    if state.history == .neverShown, device.options.keyboardFirstBeginsWithoutHeight {
      return hiddenFrame(height: 0)
    }
    return hiddenFrame(height: state.lastHeight ?? height)
  }

  /// A frame directly below the screen.
  private func hiddenFrame(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: screen.height, width: screen.width, height: height)
  }
}
