public import Foundation
public import OpenCombine
public import PortSupport
public import UIKit

extension VirtualNotificationCenter {
  /// Publishes notifications.
  public struct Publisher: OpenCombine.Publisher {
    /// What is published.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: VirtualNotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// Who posts them; nil for all.
    public let object: AnyObject?

    /// Publishes the notifications of a name.
    public init(
      center: VirtualNotificationCenter,
      name: Notification.Name,
      object: AnyObject? = nil
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Never, Downstream.Input == Notification {
      let subject = PassthroughSubject<Notification, Never>()
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        subject.send($0)
      }
      subject.handleEvents(receiveCancel: { center.removeObserver(token) })
        .receive(subscriber: subscriber)
    }
  }

  /// Publishes the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension VirtualTimer {
  /// Publishes dates of the device's clock, again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// What is published.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never

    /// The seconds from one date to the next.
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    /// Publishes a date each time an interval has passed.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: VirtualRunLoop,
      mode: Foundation.RunLoop.Mode,
      options: VirtualSchedulerOptions? = nil
    ) {
      self.interval = interval
    }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Never, Downstream.Input == Date {
      subject.receive(subscriber: subscriber)
    }

    /// Begins to publish.
    public func connect() -> any Cancellable {
      VirtualMainActor.assumeIsolated {
        let timer = VirtualTimer.scheduledTimer(withTimeInterval: interval, repeats: true) {
          [subject] _ in subject.send(.simulatedNow)
        }
        return AnyCancellable { VirtualMainActor.assumeIsolated { timer.invalidate() } }
      }
    }
  }

  /// Publishes a date each time an interval has passed, once it is connected.
  public nonisolated static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: VirtualRunLoop,
    in mode: Foundation.RunLoop.Mode,
    options: VirtualSchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval,
      tolerance: tolerance,
      runLoop: runLoop,
      mode: mode,
      options: options
    )
  }
}

extension NSObject {
  /// Publishes the values of a key path of an object.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
    /// What is published.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The key path.
    public let keyPath: KeyPath<Subject, Value>
    /// Which values are published.
    public let options: NSKeyValueObservingOptions
    let name: String

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Never, Downstream.Input == Value {
      let subject = PassthroughSubject<Value, Never>()
      var observation: NSKeyValueObservation?
      subject.handleEvents(receiveCancel: { observation?.invalidate() })
        .receive(subscriber: subscriber)
      let keyPath = keyPath
      observation = object.observe(keyPath, named: name, options: options) { object, _ in
        withExtendedLifetime(observation) { subject.send(object[keyPath: keyPath]) }
      }
    }
  }
}

extension KeyValueObservable {
  /// Publishes the value of a key path now, if that is asked for, and after each change.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - name: The keys of the path as Objective-C names them, divided by dots.
  ///   - options: Which values are published.
  /// - Returns: The publisher.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    named name: String,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> KeyValueObservingPublisher<Self, Value> {
    KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options, name: name)
  }
}
