import Foundation
import Synchronization

/// The threads of a recorder's workers.
///
/// Swift's own pool has one thread for each core. Workers would occupy all of them, and finished
/// cases would wait for a free one before they are delivered.
final class WorkerThreads: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    /// The number of threads that wait for a job.
    var idle = 0
    var threads = 0
    var isClosed = false
  }

  private let state = Mutex(State())
  private let wake = DispatchSemaphore(value: 0)
  /// The maximum number of threads.
  private let most: Int

  /// - Parameter most: The maximum number of threads; each one starts when it is needed.
  init(atMost most: Int) {
    self.most = most
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      guard state.idle < state.jobs.count, state.threads < most else { return false }
      state.threads += 1
      return true
    }
    if needsThread { Thread { self.work() }.start() }
    wake.signal()
  }

  /// Ends the threads once all tasks with this preference have ended.
  func close() {
    let threads = state.withLock { state in
      state.isClosed = true
      return state.threads
    }
    for _ in 0..<threads { wake.signal() }
  }

  private func work() {
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Waits for the next job; nil after ``close()``.
  private func next() -> UnownedJob? {
    state.withLock { $0.idle += 1 }
    wake.wait()
    return state.withLock { state in
      state.idle -= 1
      return state.jobs.isEmpty ? nil : state.jobs.removeFirst()
    }
  }
}
