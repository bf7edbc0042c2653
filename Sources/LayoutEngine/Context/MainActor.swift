import Dispatch
import Foundation
import Synchronization

/// The main actor of the simulated device of the current task.
///
/// UIKit isolates its classes to *the* main actor, and a process has only one. A recording uses one
/// device per core. So this module declares a global actor of the same name, which hides the
/// concurrency library's from all importing code. In UIKit code `@MainActor`, `MainActor.run` and
/// `Task { @MainActor in }` refer to this one without an edit.
///
/// The type checker sees one actor, so code of one device can call code of the same device
/// synchronously. At run time ``shared`` is the actor of the device whose
/// ``SimulatedDevice/run(_:)`` contains the task. Devices therefore lay out in parallel, and each
/// runs one piece of work at a time.
///
/// The type checker cannot prevent code from passing a view to another device. UIKit code cannot
/// refer to a second device, and this package does not do it.
@globalActor
public struct MainActor {
  /// The actor of the current task's device.
  public static var shared: DeviceActor { DeviceContext.current.actor }

  /// Runs `body` on the current device's main actor.
  public static func run<T: Sendable>(
    resultType: T.Type = T.self,
    body: @MainActor @Sendable () throws -> T
  ) async rethrows -> T {
    try await body()
  }

  /// Runs `operation` at once, assuming that the caller is on the main actor.
  ///
  /// The concurrency library traps if the assumption is false. Here it is always true: the calling
  /// thread is the one that works on the current device.
  public static func assumeIsolated<T>(
    _ operation: @MainActor () throws -> T,
    file: StaticString = #fileID,
    line: UInt = #line
  ) rethrows -> T {
    // A global actor is part of a function's type, not of its representation. The cast only removes
    // the type checker's requirement on the caller.
    try withoutActuallyEscaping(operation) { isolated in
      try unsafeBitCast(isolated, to: (() throws -> T).self)()
    }
  }

  /// Returns `operation` as a function for code without isolation, such as a notification center.
  static func assumingIsolated<Argument>(
    _ operation: @escaping @MainActor (Argument) -> Void
  ) -> (Argument) -> Void {
    unsafeBitCast(operation, to: ((Argument) -> Void).self)
  }
}

public actor DeviceActor {
  private let executor: DeviceExecutor

  /// Makes the actor of a device.
  ///
  /// `queue` runs its asynchronous work while no code runs on the actor.
  init(queue: Dispatch.DispatchQueue) {
    executor = DeviceExecutor(queue: queue)
  }

  /// The executor that runs this device's asynchronous work.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Runs `body` on the calling thread, exclusive of the device's other work.
  nonisolated func withExclusiveAccess<T>(_ body: () throws -> T) rethrows -> T {
    try executor.withExclusiveAccess(body)
  }

  /// Runs the device's pending asynchronous work, from inside the device's own work.
  nonisolated func runPendingJobs() {
    executor.runPendingJobs()
  }
}

/// Runs a device's jobs one at a time, in the order of their arrival.
///
/// Plain code enters synchronously (``withExclusiveAccess(_:)``). A new job, such as
/// `Task { @MainActor in }`, waits in a queue. The device's run loop empties the queue at the end
/// of each turn, so tasks run in virtual time. A dispatch queue empties it while no code runs on
/// the actor.
private final class DeviceExecutor: SerialExecutor {
  /// Recursive, because code on the device can enter the device again.
  private let exclusion = NSRecursiveLock()
  private let pending = PendingJobs()
  private let queue: Dispatch.DispatchQueue

  init(queue: Dispatch.DispatchQueue) {
    self.queue = queue
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let isFirst = pending.append(UnownedJob(job))
    guard isFirst else { return }
    queue.async { [self] in
      withExclusiveAccess { runPendingJobs() }
    }
  }

  func withExclusiveAccess<T>(_ body: () throws -> T) rethrows -> T {
    exclusion.lock()
    defer { exclusion.unlock() }
    return try body()
  }

  func runPendingJobs() {
    while let job = pending.removeFirst() {
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }

  /// Accepts every thread.
  ///
  /// `run` enters the device on any thread, and third-party code without isolation accesses views
  /// from a test runner's thread.
  func checkIsolated() {}

  func isIsolatingCurrentContext() -> Bool? { true }
}

/// A thread-safe queue of jobs.
private final class PendingJobs: Sendable {
  private let jobs = Mutex<[UnownedJob]>([])

  /// Adds a job, and returns whether the queue was empty.
  func append(_ job: UnownedJob) -> Bool {
    jobs.withLock { jobs in
      jobs.append(job)
      return jobs.count == 1
    }
  }

  func removeFirst() -> UnownedJob? {
    jobs.withLock { jobs in jobs.isEmpty ? nil : jobs.removeFirst() }
  }
}
