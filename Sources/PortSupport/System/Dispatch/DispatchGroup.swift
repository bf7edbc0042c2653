public import Dispatch
public import UIKit

/// A group of blocks on the simulated device; replaces Dispatch's.
public final class DispatchGroup: @unchecked Sendable {
  // Sendable without a check by the compiler: the blocks of all queues run on the device's thread.

  private var count = 0
  private var waiting: [() -> Void] = []

  public init() {}

  public func enter() { count += 1 }

  /// Traps without a matching call of ``enter()``, as in Dispatch.
  public func leave() {
    precondition(count > 0, "unbalanced call to DispatchGroup.leave()")
    count -= 1
    guard count == 0 else { return }
    let blocks = waiting
    waiting = []
    for block in blocks { block() }
  }

  /// Runs a block in a later turn of the run loop, once the group is empty.
  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: UIKit.DispatchQueue,
    execute work: @escaping @Sendable @MainActor () -> Void
  ) { whenEmpty { queue.async(execute: work) } }

  /// Performs a work item in a later turn of the run loop, once the group is empty.
  public func notify(queue: UIKit.DispatchQueue, work: DispatchWorkItem) {
    whenEmpty { queue.async(execute: work) }
  }

  private func whenEmpty(_ block: @escaping () -> Void) {
    if count == 0 { block() } else { waiting.append(block) }
  }

  /// Lets time pass on the device until the group is empty.
  ///
  /// Traps after an hour on the device's clock, where Dispatch would wait forever.
  public func wait() {
    precondition(
      wait(seconds: 3600) == .success,
      "DispatchGroup.wait() waits for a block that does not leave the group"
    )
  }

  /// Lets time pass on the device until the group is empty, or until a deadline.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let now = DispatchTime.now().uptimeNanoseconds
    let rest = timeout.uptimeNanoseconds > now ? timeout.uptimeNanoseconds - now : 0
    return wait(seconds: min(TimeInterval(rest) / 1e9, 3600))
  }

  private func wait(seconds: TimeInterval) -> DispatchTimeoutResult {
    // A hundredth of a second is the precision of the device's clock.
    MainActor.assumeIsolated {
      for _ in 0..<Int(seconds * 100) where count > 0 {
        RunLoop.simulatedSleep(forTimeInterval: 0.01)
      }
    }
    return count == 0 ? .success : .timedOut
  }
}
