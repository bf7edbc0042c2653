import DeviceCatalog
package import Foundation

/// The docked keyboard of a simulated device.
///
/// It follows the first responder by itself, and it can be moved by a script, whatever the focus.
/// Either way it announces itself as UIKit's keyboard does: two notifications before each movement,
/// two after it. A movement that begins before another has ended takes that one's "did"
/// notifications away.
///
/// Lengths are points. Heights include the home-indicator area, because the frame reaches the
/// bottom edge of the screen.
@MainActor
package final class SimulatedKeyboard {
  private unowned let device: SimulatedDevice

  /// The height on screen; 0 while the keyboard is off screen.
  package private(set) var height: CGFloat = 0 {
    didSet { if height != oldValue { keyboardGuidesDidChange() } }
  }

  /// Every notification that was posted, in order.
  package private(set) var posted: [PostedKeyboardNotification] = []

  /// A height that a script has set, which the keyboard keeps until it leaves.
  private var scriptedHeight: CGFloat?
  private var scheduledEnd: VirtualClock.EventID?
  private var movementCount = 0
  private var transitionDuration: TimeInterval?
  private var isRotating = false

  init(device: SimulatedDevice) {
    self.device = device
  }

  /// Whether the keyboard is on screen.
  package var isVisible: Bool { height > 0 }

  /// Where the keyboard is, in the screen's coordinates; nil while it is off screen.
  package var frame: CGRect? { isVisible ? shownFrame(height: height) : nil }

  // MARK: Scripted movements

  /// Brings the keyboard up, or changes its height while it is up.
  ///
  /// - Parameters:
  ///   - height: Height to have, until the keyboard leaves; nil for the device's own.
  ///   - duration: Announced duration in seconds; nil for UIKit's.
  ///   - begin: Announced frame before the movement; nil for the true one.
  package func show(
    height: CGFloat? = nil,
    duration: TimeInterval? = nil,
    begin: CGRect? = nil
  ) {
    scriptedHeight = height
    move(to: wantedHeight, duration: duration, begin: begin)
  }

  /// Takes the keyboard away; the focus stays where it is.
  package func hide(duration: TimeInterval? = nil) {
    scriptedHeight = nil
    leave(duration: duration)
  }

  // MARK: The first responder

  /// Comes, leaves or changes its height as the first responder wants.
  ///
  /// Between fields that want the same height nothing moves and nothing is posted, except during a
  /// navigation transition, whose duration is announced.
  func followFirstResponder() {
    device.attributing(to: .system) { moveAsFirstResponderWants() }
  }

  private func moveAsFirstResponderWants() {
    guard let responder = device.firstResponder, responder.bringsUpKeyboard else {
      hide()
      return
    }
    let wanted = wantedHeight
    if isVisible, wanted == height, transitionDuration == nil {
      scrollToFirstResponder()
    } else {
      move(to: wanted)
    }
  }

  // MARK: Transitions

  /// Runs the part of a navigation transition that moves the focus; what the keyboard announces
  /// meanwhile takes as long as the transition.
  func duringTransition<T>(duration: TimeInterval, _ body: () throws -> T) rethrows -> T {
    let outer = transitionDuration
    transitionDuration = duration
    defer { transitionDuration = outer }
    return try body()
  }

  /// Announces that a rotation takes the keyboard away, which stays where it is all the same.
  func rotationWillBegin() {
    isRotating = true
    scriptedHeight = nil
    guard let frame else { return }
    begin(.willHide, hiding(from: frame))
  }

  /// Announces, when the rotation's animation has ended, the keyboard in its new orientation.
  func rotationDidEnd() {
    isRotating = false
    guard isVisible else { return scrollToFirstResponder() }
    height = 0
    move(to: wantedHeight)
  }

  // MARK: Movement

  private func move(to newHeight: CGFloat, duration: TimeInterval? = nil, begin: CGRect? = nil) {
    let movement = KeyboardMovement(
      begin: begin ?? frame ?? hiddenFrame(height: newHeight),
      end: shownFrame(height: newHeight),
      duration: duration ?? ordinaryDuration
    )
    height = newHeight
    // A rotation has announced that the keyboard is away, and will announce that it is back.
    guard !isRotating, self.begin(.willShow, movement) else { return }
    scrollToFirstResponder()
    end(movement) { [self] in
      post(.didShow, movement)
      scrollToFirstResponder()
    }
  }

  private func leave(duration: TimeInterval?) {
    guard let frame else { return }
    let movement = hiding(from: frame, duration: duration)
    height = 0
    guard isRotating || begin(.willHide, movement) else { return }
    end(movement) { [self] in post(.didHide, movement) }
  }

  private func hiding(from frame: CGRect, duration: TimeInterval? = nil) -> KeyboardMovement {
    KeyboardMovement(
      begin: frame,
      end: hiddenFrame(height: frame.height),
      duration: duration ?? ordinaryDuration
    )
  }

  /// Announces a movement.
  ///
  /// - Returns: False when an observer has meanwhile set off another one.
  @discardableResult
  private func begin(_ notification: KeyboardNotification, _ movement: KeyboardMovement) -> Bool {
    cancelEnd()
    movementCount += 1
    let number = movementCount
    post(.willChangeFrame, movement)
    guard number == movementCount else { return false }
    post(notification, movement)
    return number == movementCount
  }

  /// Schedules the announcement that a movement has ended.
  private func end(_ movement: KeyboardMovement, _ announce: @escaping @MainActor () -> Void) {
    cancelEnd()
    let cause = device.cause
    scheduledEnd = device.clock.schedule(after: movement.duration) { [self] in
      scheduledEnd = nil
      device.attributing(to: cause) {
        post(.didChangeFrame, movement)
        announce()
      }
    }
  }

  private func cancelEnd() {
    guard let scheduledEnd else { return }
    device.clock.cancel(scheduledEnd)
    self.scheduledEnd = nil
  }

  private func post(_ notification: KeyboardNotification, _ movement: KeyboardMovement) {
    posted.append(
      PostedKeyboardNotification(
        time: device.clock.now,
        notification: notification,
        movement: movement
      )
    )
    // UIKit moves its keyboard inside an animation, so layout in an observer is animated along.
    device.animate(duration: movement.duration) {
      device.post(notification.name, object: nil, userInfo: movement.userInfo)
    }
  }

  /// Has the keyboard layout guides placed anew, in windows that have any.
  private func keyboardGuidesDidChange() {
    for window in device.windows where window.hasKeyboardGuide { window.layoutRulesDidChange() }
  }

  private func scrollToFirstResponder() {
    guard device.options.scrollsToFirstResponder else { return }
    device.attributing(to: .system) { device.firstResponder?.scrollIntoView() }
  }

  // MARK: Measures

  private var ordinaryDuration: TimeInterval {
    transitionDuration ?? device.options.keyboardDuration
  }

  /// The script's height, else that of what the first responder brings up.
  private var wantedHeight: CGFloat {
    if let scriptedHeight { return scriptedHeight }
    let accessoryHeight = device.firstResponder?.inputAccessoryView?.bounds.height ?? 0
    guard let inputView = device.firstResponder?.inputView else {
      return systemHeight + accessoryHeight
    }
    return inputView.bounds.height + device.metrics.safeArea.bottom + accessoryHeight
  }

  /// The height of the device's own keyboard in its present orientation.
  private var systemHeight: CGFloat {
    if let height = device.options.keyboardHeights[device.orientation] { return height }
    let heights = device.metrics.keyboard
    return device.options.showsPredictions ? heights.withPrediction : heights.withoutPrediction
  }

  private func shownFrame(height: CGFloat) -> CGRect {
    let screen = device.metrics.size
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// The same size, right below the screen.
  private func hiddenFrame(height: CGFloat) -> CGRect {
    let screen = device.metrics.size
    return CGRect(x: 0, y: screen.height, width: screen.width, height: height)
  }
}

extension UIView {
  /// Whether the view or anything in it has been asked for its keyboard layout guide.
  fileprivate var hasKeyboardGuide: Bool {
    builtInGuides[.keyboard] != nil || subviews.contains(where: \.hasKeyboardGuide)
  }
}
