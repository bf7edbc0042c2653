public import Dispatch
import LayoutEngine

/// A queue of blocks on the simulated device; replaces Dispatch's.
///
/// Every queue is the main queue. Blocks run on the device's main actor, one per turn of the run
/// loop, in the order of their deadlines and then of their submission.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue(label: "main")

  private static let global = DispatchQueue(label: "global")

  public let label: String

  /// Makes a queue; Dispatch's other options have no effect here.
  public init(label: String) {
    self.label = label
  }

  /// Returns the global queue; the quality of service has no effect.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { global }

  /// Runs a block in a later turn of the run loop.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @MainActor () -> Void) {
    schedule(after: 0, work)
  }

  /// Performs a work item in a later turn of the run loop, unless it is canceled before.
  public func async(execute item: DispatchWorkItem) {
    schedule(after: 0, item)
  }

  /// Runs a block when the clock reaches a deadline.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable @MainActor () -> Void
  ) {
    schedule(after: Self.interval(until: deadline), work)
  }

  /// Performs a work item when the clock reaches a deadline, unless it is canceled before.
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
    // `DispatchWorkItem` is not annotated as Sendable, but any thread may perform or cancel it.
    nonisolated(unsafe) let item = item
    schedule(after: delay) { item.perform() }
  }

  /// Returns the virtual time until a deadline that code derived from the real time.
  private static func interval(until deadline: DispatchTime) -> TimeInterval {
    let now = TimeInterval(DispatchTime.now().uptimeNanoseconds)
    let nanoseconds = TimeInterval(deadline.uptimeNanoseconds) - now
    return VirtualClock.roundedUpToCentiseconds(nanoseconds / 1e9)
  }
}
