import Foundation

/// Posts the notifications that announce the keyboard's movements.
@MainActor
final class KeyboardAnnouncer {
  /// The kind of movement, which determines its notifications.
  enum MovementKind {
    case showing
    /// A new height or accessory while the keyboard is up.
    case resizing
    case hiding
    /// A movement of an undocked keyboard, which does not permanently cover content.
    case moving
  }

  private unowned let device: SimulatedDevice
  private var scheduledEnd: VirtualClock.EventID?
  private var heldEnd: (@MainActor () -> Void)?

  /// Whether a finger drives the transition beside the keyboard, so that its end time is open.
  var holdsEnd = false
  private var movementCount = 0
  private var announced: (movement: KeyboardMovement, userInfo: [AnyHashable: Any])?

  /// The number of posted notifications, and the time of the last one in virtual seconds.
  private(set) var postCount = 0
  private(set) var lastPostTime: TimeInterval?

  init(device: SimulatedDevice) {
    self.device = device
  }

  /// Announces the start of a movement and cancels the end of an unfinished one.
  ///
  /// - Returns: False if an observer has started another movement meanwhile.
  @discardableResult
  func announce(_ movement: KeyboardMovement, _ kind: MovementKind) -> Bool {
    cancelEnd()
    movementCount += 1
    let number = movementCount
    for notification in ordered(.willChangeFrame, kind.will, of: kind) {
      post(notification, movement)
      guard number == movementCount else { return false }
    }
    return true
  }

  /// Announces the end of a movement after its duration.
  func announceEnd(
    of movement: KeyboardMovement,
    _ kind: MovementKind,
    then body: @escaping @MainActor () -> Void = {}
  ) {
    cancelEnd()
    let cause = device.cause
    let end: @MainActor () -> Void = { [self] in
      scheduledEnd = nil
      device.attributing(to: cause) {
        for notification in ordered(.didChangeFrame, kind.did, of: kind) {
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

  /// Schedules the end of a movement that waited for a finger, after a delay in seconds.
  func releaseEnd(after delay: TimeInterval) {
    holdsEnd = false
    guard let heldEnd else { return }
    self.heldEnd = nil
    scheduledEnd = device.clock.schedule(after: delay, heldEnd)
  }

  /// Posts one notification in addition to the current movement's notifications.
  func post(_ notification: KeyboardNotification, _ movement: KeyboardMovement) {
    let movement = movement.leavingOut(device.spaceBelowApplication)
    postCount += 1
    lastPostTime = device.clock.now
    // UIKit moves its keyboard inside an animation, so layout in an observer is animated too.
    device.animate(duration: movement.duration) {
      device.post(
        notification.name,
        object: nil,
        userInfo: userInfo(of: movement),
        keyboard: movement
      )
    }
  }

  /// The `userInfo` of a movement.
  ///
  /// It is cached, because a movement has up to four notifications.
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
    of kind: MovementKind
  ) -> [KeyboardNotification] {
    let options = device.options
    guard let other else { return [frameChange] }
    let announcesFrameChange =
      kind != .resizing || options.keyboardAnnouncesFrameChangesWhileVisible
    guard announcesFrameChange else { return [other] }
    let isFirst = options.keyboardAnnouncesFrameChangesFirst
    return isFirst ? [frameChange, other] : [other, frameChange]
  }
}

extension KeyboardAnnouncer.MovementKind {
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
