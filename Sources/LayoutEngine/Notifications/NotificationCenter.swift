public import Foundation

/// The notification center of a simulated device; replaces Foundation's.
///
/// Posting is synchronous: observers receive a notification in the order in which they registered,
/// before `post` returns. An observer that is removed meanwhile hears nothing more.
///
/// Sendable without a check by the compiler: `registrations`, the only state, is only touched while
/// `lock` is held, and no observer is called under it. It is not isolated to the main actor, because
/// observers unregister in deinitializers, which run on whatever thread dropped the last reference.
open class NotificationCenter: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var registrations: [Registration] = []

  /// The current device's notification center.
  open class var `default`: NotificationCenter { SimulatedDevice.current.notificationCenter }

  public override init() {
    super.init()
  }

  // MARK: Observing

  /// Calls a block with every notification of a name from an object; nil stands for all.
  ///
  /// - Returns: What to hand to ``removeObserver(_:)``; the block stays registered until then.
  @preconcurrency
  @discardableResult
  open func addObserver(
    forName name: NSNotification.Name?,
    object: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = ObservationToken(receive: block)
    register(Registration(name: name, sender: object, receiver: .token(token)))
    return token
  }

  /// Sends an object a message with every notification of a name from another; nil stands for all.
  ///
  /// The center does not keep the observer alive.
  open func addObserver(
    _ observer: Any,
    selector: Selector,
    name: NSNotification.Name?,
    object: Any?
  ) {
    let observer = WeakObserver(object: observer as AnyObject, selector: selector)
    register(Registration(name: name, sender: object, receiver: .object(observer)))
  }

  /// Forgets everything that a token or an observing object registered.
  open func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Forgets what a token or an observing object registered for a name and a sender; nil stands for
  /// all.
  open func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {
    let observer = ObjectIdentifier(observer as AnyObject)
    let sender = object.map { ObjectIdentifier($0 as AnyObject) }
    lock.withLock {
      registrations.removeAll { registration in
        registration.receiver.id == observer
          && (name == nil || registration.name == name)
          && (sender == nil || registration.senderID == sender)
      }
    }
  }

  // MARK: Posting

  /// Notifies the observers, in the order in which they registered.
  open func post(_ notification: Notification) {
    let candidates = lock.withLock {
      registrations.removeAll { !$0.receiver.isAlive }
      return registrations.filter { $0.matches(notification) }
    }
    for candidate in candidates where isRegistered(candidate) {
      candidate.receiver.receive(notification)
    }
  }

  /// Notifies the observers of a name, in the order in which they registered.
  open func post(
    name: NSNotification.Name,
    object: Any?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  private func register(_ registration: Registration) {
    lock.withLock { registrations.append(registration) }
  }

  private func isRegistered(_ registration: Registration) -> Bool {
    lock.withLock { registrations.contains { $0 === registration } }
  }
}

/// One observer's interest.
private final class Registration {
  let name: NSNotification.Name?
  let senderID: ObjectIdentifier?
  let receiver: Receiver

  init(name: NSNotification.Name?, sender: Any?, receiver: Receiver) {
    self.name = name
    self.senderID = sender.map { ObjectIdentifier($0 as AnyObject) }
    self.receiver = receiver
  }

  func matches(_ notification: Notification) -> Bool {
    guard name == nil || name == notification.name else { return false }
    guard let senderID else { return true }
    return notification.object.map { ObjectIdentifier($0 as AnyObject) } == senderID
  }
}

/// Who receives a notification.
private enum Receiver {
  case token(ObservationToken)
  case object(WeakObserver)

  var id: ObjectIdentifier {
    switch self {
    case .token(let token): ObjectIdentifier(token)
    case .object(let observer): observer.id
    }
  }

  /// False once the observing object is gone, whose identity another object may have by now.
  var isAlive: Bool {
    switch self {
    case .token: true
    case .object(let observer): observer.object != nil
    }
  }

  func receive(_ notification: Notification) {
    switch self {
    case .token(let token): token.receive(notification)
    case .object(let observer): observer.receive(notification)
    }
  }
}

/// What an observer by block is known by.
private final class ObservationToken: NSObject {
  let receive: (Notification) -> Void

  init(receive: @escaping @MainActor (Notification) -> Void) {
    self.receive = MainActor.assumingIsolated { notification in
      SimulatedDevice.current.attributing(to: .application) { receive(notification) }
    }
  }
}

/// An observer by message, which the center does not keep alive.
private struct WeakObserver {
  let id: ObjectIdentifier
  private(set) weak var object: AnyObject?
  private let selector: Selector

  init(object: AnyObject, selector: Selector) {
    self.id = ObjectIdentifier(object)
    self.object = object
    self.selector = selector
  }

  func receive(_ notification: Notification) {
    guard let object else { return }
    selector.send(to: object, with: notification)
  }
}
