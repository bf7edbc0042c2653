public import Dispatch
import Foundation

/// A queue of blocks on the simulated device; replaces Dispatch's.
///
/// Every queue is the main queue: blocks run on the device's main actor, one a turn of the run
/// loop, in the order of their deadlines and then in the order in which they were submitted.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue(label: "main")

  private static let global = DispatchQueue(label: "global")

  public let label: String

  /// Creates a queue; every other option of Dispatch's queues makes no difference here.
  public init(label: String) {
    self.label = label
  }

  /// The queue for work of a quality of service.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { global }

  /// Runs a block in a later turn of the run loop.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @MainActor () -> Void) {
    schedule(after: 0, work)
  }

  /// Performs a work item in a later turn of the run loop, unless it is cancelled until then.
  public func async(execute item: DispatchWorkItem) {
    schedule(after: 0, item)
  }

  /// Runs a block when the clock has reached a deadline.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable @MainActor () -> Void
  ) {
    schedule(after: Self.interval(until: deadline), work)
  }

  /// Performs a work item when the clock has reached a deadline, unless it is cancelled until then.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    schedule(after: Self.interval(until: deadline), item)
  }

  /// Runs a block at once.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    try work()
  }

  private func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated {
      let device = SimulatedDevice.current
      _ = device.clock.schedule(after: delay) { device.attributing(to: .application, work) }
    }
  }

  private func schedule(after delay: TimeInterval, _ item: DispatchWorkItem) {
    // Not annotated as Sendable here, but Dispatch lets any thread perform or cancel an item.
    nonisolated(unsafe) let item = item
    schedule(after: delay) { item.perform() }
  }

  /// The virtual distance from now to a deadline that was computed from the real now.
  private static func interval(until deadline: DispatchTime) -> TimeInterval {
    let now = TimeInterval(DispatchTime.now().uptimeNanoseconds)
    let nanoseconds = TimeInterval(deadline.uptimeNanoseconds) - now
    return VirtualClock.roundedUpToCentiseconds(nanoseconds / 1e9)
  }
}
