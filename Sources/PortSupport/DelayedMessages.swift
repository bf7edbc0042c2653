public import UIKit

extension NSObject {
  /// Sends a message after a delay in the device's time, in seconds.
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

  /// Sends a message after a delay in the device's time, in seconds, in any mode of the run loop.
  @preconcurrency @MainActor
  public func perform(
    _ selector: Selector,
    with argument: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(selector, with: argument, afterDelay: delay)
  }

  /// Cancels delayed messages.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget target: Any,
    selector: Selector,
    object argument: Any?
  ) {
    DelayedMessages.current.cancel(target as AnyObject, selector)
  }

  /// Cancels all delayed messages to a target.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.current.cancel(target as AnyObject, nil)
  }

  /// Sends a message at once; the method's return value is not available.
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

/// Returns an object for messages by name, regardless of its class, as in Objective-C.
///
/// - Parameter object: The object.
/// - Returns: The object; nil if it is not an NSObject, which cannot receive messages.
public func messageReceiver(_ object: AnyObject?) -> NSObject? { object as? NSObject }

/// Returns the object unchanged, for a class that receives messages.
public func messageReceiver<Object: NSObject>(_ object: Object?) -> Object? { object }

/// The delayed messages.
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
