import Foundation

/// Posts the notifications that announce the keyboard's movements.
@MainActor
final class KeyboardAnnouncer {
  /// How a movement is announced.
  enum Occasion {
    case showing
    /// Another height, or another accessory, while the keyboard is up.
    case resizing
    case hiding
    /// The keyboard comes, goes or moves where it covers nothing for good.
    case moving
  }

  private unowned let device: SimulatedDevice
  private var scheduledEnd: VirtualClock.EventID?
  private var heldEnd: (@MainActor () -> Void)?

  /// Whether a finger leads what the keyboard moves along with, so that it is not known when it ends.
  var holdsEnd = false
  private var movementCount = 0
  private var announced: (movement: KeyboardMovement, userInfo: [AnyHashable: Any])?

  /// How many notifications were posted, and when the last of them, in virtual seconds.
  private(set) var postCount = 0
  private(set) var lastPostTime: TimeInterval?

  init(device: SimulatedDevice) {
    self.device = device
  }

  /// Announces a movement that begins, whereupon one that has not ended yet never will.
  ///
  /// - Returns: False when an observer has meanwhile set off another one.
  @discardableResult
  func announce(_ movement: KeyboardMovement, _ occasion: Occasion) -> Bool {
    cancelEnd()
    movementCount += 1
    let number = movementCount
    for notification in ordered(.willChangeFrame, occasion.will, of: occasion) {
      post(notification, movement)
      guard number == movementCount else { return false }
    }
    return true
  }

  /// Announces, when its time is over, that a movement has ended.
  func announceEnd(
    of movement: KeyboardMovement,
    _ occasion: Occasion,
    then body: @escaping @MainActor () -> Void = {}
  ) {
    cancelEnd()
    let cause = device.cause
    let end: @MainActor () -> Void = { [self] in
      scheduledEnd = nil
      device.attributing(to: cause) {
        for notification in ordered(.didChangeFrame, occasion.did, of: occasion) {
          post(notification, movement)
        }
        body()
      }
    }
    if holdsEnd {
      heldEnd = end
    } else {
      scheduledEnd = device.clock.schedule(after: movement.duration, end)
    }
  }

  /// Lets the movement end that has waited for a finger, after seconds.
  func releaseEnd(after delay: TimeInterval) {
    holdsEnd = false
    guard let heldEnd else { return }
    self.heldEnd = nil
    scheduledEnd = device.clock.schedule(after: delay, heldEnd)
  }

  /// Posts one notification beside those of the movement that is under way.
  func post(_ notification: KeyboardNotification, _ movement: KeyboardMovement) {
    let movement = movement.leavingOut(device.spaceBelowApplication)
    postCount += 1
    lastPostTime = device.clock.now
    // UIKit moves its keyboard inside an animation, so layout in an observer is animated along.
    let info = userInfo(of: movement)
    device.animate(duration: movement.duration) {
      device.post(notification.name, object: nil, userInfo: info, keyboard: movement)
    }
  }

  /// The same movement is announced up to four times.
  private func userInfo(of movement: KeyboardMovement) -> [AnyHashable: Any] {
    if let announced, announced.movement == movement { return announced.userInfo }
    let userInfo = movement.userInfo
    announced = (movement, userInfo)
    return userInfo
  }

  private func cancelEnd() {
    heldEnd = nil
    guard let scheduledEnd else { return }
    device.clock.cancel(scheduledEnd)
    self.scheduledEnd = nil
  }

  private func ordered(
    _ frameChange: KeyboardNotification,
    _ other: KeyboardNotification?,
    of occasion: Occasion
  ) -> [KeyboardNotification] {
    let options = device.options
    guard let other else { return [frameChange] }
    let isHeard = occasion != .resizing || options.keyboardAnnouncesFrameChangesWhileVisible
    guard isHeard else { return [other] }
    let isFirst = options.keyboardAnnouncesFrameChangesFirst
    return isFirst ? [frameChange, other] : [other, frameChange]
  }
}

extension KeyboardAnnouncer.Occasion {
  fileprivate var will: KeyboardNotification? {
    switch self {
    case .showing, .resizing: .willShow
    case .hiding: .willHide
    case .moving: nil
    }
  }

  fileprivate var did: KeyboardNotification? {
    switch self {
    case .showing, .resizing: .didShow
    case .hiding: .didHide
    case .moving: nil
    }
  }
}
