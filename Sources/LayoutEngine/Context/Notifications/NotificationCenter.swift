public import Foundation

/// The notification center of a simulated device; replaces Foundation's.
///
/// Posting is synchronous: observers receive a notification in the order of their registration,
/// before `post` returns. An observer that is removed during posting receives nothing more.
///
/// Unchecked `Sendable`: `registrations`, the only state, is accessed only under `lock`, and
/// observers are called without it. The class is not isolated to the main actor, because observers
/// unregister in deinitializers, which run on any thread.
open class NotificationCenter: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var registrations: [Registration] = []

  /// The current device's notification center.
  open class var `default`: NotificationCenter { DeviceContext.current.notificationCenter }

  public override init() {
    super.init()
  }

  // MARK: Observing

  /// Calls a block for every notification with a name and a sender; nil matches all.
  ///
  ///
  /// - Returns: A token for ``removeObserver(_:)``. The block stays registered until then.
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

  /// Sends a message to an object for every notification with a name and a sender; nil matches all.
  ///
  /// The center does not retain the observer.
  open func addObserver(
    _ observer: Any,
    selector: Selector,
    name: NSNotification.Name?,
    object: Any?
  ) {
    let observer = WeakObserver(object: observer as AnyObject, selector: selector)
    register(Registration(name: name, sender: object, receiver: .object(observer)))
  }

  /// Removes all registrations of a token or an observer.
  open func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes the registrations of a token or an observer for a name and a sender; nil matches all.
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

  /// Notifies the observers in the order of their registration.
  open func post(_ notification: Notification) {
    let candidates = lock.withLock {
      registrations.removeAll { !$0.receiver.isAlive }
      return registrations.filter { $0.matches(notification) }
    }
    for candidate in candidates where isRegistered(candidate) {
      candidate.receiver.receive(notification)
    }
  }

  /// Notifies the observers of a name in the order of their registration.
  open func post(
    name: NSNotification.Name,
    object: Any?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// Whether any observer may receive notifications with a name.
  func mayHaveObserver(of name: NSNotification.Name) -> Bool {
    lock.withLock { registrations.contains { $0.name == nil || $0.name == name } }
  }

  private func register(_ registration: Registration) {
    lock.withLock { registrations.append(registration) }
  }

  private func isRegistered(_ registration: Registration) -> Bool {
    lock.withLock { registrations.contains { $0 === registration } }
  }
}

/// The registration of one observer.
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

/// The receiver of a notification.
private enum Receiver {
  case token(ObservationToken)
  case object(WeakObserver)

  var id: ObjectIdentifier {
    switch self {
    case .token(let token): ObjectIdentifier(token)
    case .object(let observer): observer.id
    }
  }

  /// False after the observer's deallocation.
  ///
  /// Another object may then have the same identity.
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

/// Identifies the registration of a block.
private final class ObservationToken: NSObject {
  let receive: (Notification) -> Void

  init(receive: @escaping @MainActor (Notification) -> Void) {
    self.receive = MainActor.assumingIsolated { notification in
      DeviceContext.current.attributing(to: .application) { receive(notification) }
    }
  }
}

/// An observer by message; not retained.
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
