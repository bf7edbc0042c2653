public import UIKit

extension NSObject {
  /// Sends a message after seconds of the device's time.
  @preconcurrency @MainActor
  public func perform(
    _ selector: Selector,
    with argument: Any?,
    afterDelay delay: TimeInterval
  ) {
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      DelayedMessages.current.remove(timer)
      selector.perform(on: self, with: argument)
    }
    DelayedMessages.current.add(timer, to: self, selector)
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Sends a message after seconds of the device's time, whatever the run loop's mode.
  @preconcurrency @MainActor
  public func perform(
    _ selector: Selector,
    with argument: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(selector, with: argument, afterDelay: delay)
  }

  /// Cancels messages that were to be sent after a delay.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget target: Any,
    selector: Selector,
    object argument: Any?
  ) {
    DelayedMessages.current.cancel(target as AnyObject, selector)
  }

  /// Cancels all messages to a target that were to be sent after a delay.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.current.cancel(target as AnyObject, nil)
  }

  /// Sends a message at once; what the method returns is not known.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ selector: Selector, with argument: Any? = nil) -> Unmanaged<AnyObject>! {
    selector.perform(on: self, with: argument)
    return nil
  }

  /// Sends a message in the next turn of the run loop, or at once.
  @preconcurrency @MainActor
  public func performSelector(
    onMainThread selector: Selector,
    with argument: Any?,
    waitUntilDone: Bool
  ) {
    perform(selector, with: argument, afterDelay: 0)
  }
}

/// An object to which messages are sent by name, whatever its class, as Objective-C does.
///
/// - Parameter object: The object; nothing is sent to one that is no NSObject.
/// - Returns: The object; nil if it is none that receives messages.
public func messageReceiver(_ object: AnyObject?) -> NSObject? { object as? NSObject }

/// An optional object of a class that receives messages stays what it is.
public func messageReceiver<Object: NSObject>(_ object: Object?) -> Object? { object }

/// The messages that are to be sent after a delay.
@MainActor
private final class DelayedMessages {
  private struct Entry {
    var timer: Timer
    weak var target: AnyObject?
    var selector: Selector
  }

  static let current = DelayedMessages()

  private var entries: [Entry] = []

  func add(_ timer: Timer, to target: AnyObject, _ selector: Selector) {
    entries.append(Entry(timer: timer, target: target, selector: selector))
  }

  func remove(_ timer: Timer) { entries.removeAll { $0.timer === timer } }

  func cancel(_ target: AnyObject, _ selector: Selector?) {
    for entry in entries where entry.target === target {
      guard selector == nil || selector == entry.selector else { continue }
      entry.timer.invalidate()
    }
    entries.removeAll { !$0.timer.isValid }
  }
}
