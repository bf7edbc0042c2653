import Dispatch
import Foundation
import Synchronization

/// The main actor of the simulated device that the current task works on.
///
/// UIKit isolates its classes to *the* main actor, of which a process has one. A recording wants
/// one device a core. So this module declares a global actor of the same name, which hides the
/// concurrency library's from all code that imports this module: `@MainActor`, `MainActor.run`
/// and `Task { @MainActor in }` in code written for UIKit mean this one, without an edit.
///
/// The type checker sees one actor and lets code of one device call code of the same device
/// synchronously. At run time ``shared`` is computed: it is the actor of the device in whose
/// ``SimulatedDevice/run(_:)`` the task runs. Devices therefore lay out side by side, each in
/// mutual exclusion with itself.
///
/// What the type checker cannot see is code that carries a view from one device to another; no
/// code written for UIKit can name a second device, so only this package could, and does not.
@globalActor
public struct MainActor {
  /// The actor of the current task's device.
  public static var shared: DeviceActor { SimulatedDevice.current.actor }

  /// Runs `body` on the current device's main actor.
  public static func run<T: Sendable>(
    resultType: T.Type = T.self,
    body: @MainActor @Sendable () throws -> T
  ) async rethrows -> T {
    try await body()
  }

  /// Runs `operation` at once, taking the caller's word that it is on the main actor.
  ///
  /// The concurrency library traps when the word is false. Here it always holds: whatever thread
  /// asks is the one that works on the current device.
  public static func assumeIsolated<T>(
    _ operation: @MainActor () throws -> T,
    file: StaticString = #fileID,
    line: UInt = #line
  ) rethrows -> T {
    // A global actor is no part of a function's representation, only of its type: dropping it
    // changes nothing but what the type checker demands of the caller.
    try withoutActuallyEscaping(operation) { isolated in
      try unsafeBitCast(isolated, to: (() throws -> T).self)()
    }
  }

  /// Returns `operation` as a function that plain code may call, for code like a notification
  /// center that hands values through without being isolated itself.
  static func assumingIsolated<Argument>(
    _ operation: @escaping @MainActor (Argument) -> Void
  ) -> (Argument) -> Void {
    unsafeBitCast(operation, to: ((Argument) -> Void).self)
  }
}

/// The actor behind ``MainActor``: one for each simulated device.
public actor DeviceActor {
  private let executor: DeviceExecutor

  /// Makes the actor of a device whose asynchronous work `queue` picks up while no code runs on the
  /// actor.
  init(queue: Dispatch.DispatchQueue) {
    executor = DeviceExecutor(queue: queue)
  }

  /// The executor that runs this device's asynchronous work.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Runs `body` on the calling thread, in mutual exclusion with the device's other work.
  nonisolated func withExclusiveAccess<T>(_ body: () throws -> T) rethrows -> T {
    try executor.withExclusiveAccess(body)
  }

  /// Runs the asynchronous work that waits for the device, from inside the device's own work.
  nonisolated func runPendingJobs() {
    executor.runPendingJobs()
  }
}

/// Runs a device's jobs one at a time, in the order in which they came.
///
/// Entering from plain code is synchronous (``withExclusiveAccess(_:)``). A job that arrives, a
/// `Task { @MainActor in }`, waits in a queue: the device's run loop empties it at the end of each
/// turn, so that such tasks run in virtual time like everything else, and a dispatch queue does
/// when no code runs on the actor.
private final class DeviceExecutor: SerialExecutor {
  /// Recursive, because code on the device may enter the device again.
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

  /// Accepts every thread: `run` enters the device on any thread, and third-party code that is not
  /// isolated at all reaches views from whatever thread a test runner chose.
  func checkIsolated() {}

  func isIsolatingCurrentContext() -> Bool? { true }
}

/// A queue of jobs that threads share.
private final class PendingJobs: Sendable {
  private let jobs = Mutex<[UnownedJob]>([])

  /// Adds a job, and returns whether it is the only one.
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
