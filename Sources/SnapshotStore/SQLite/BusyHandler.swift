import CSQLite
import Foundation
import Synchronization

/// The waiting of a connection for others that have locked a file.
///
/// A wait of more than a second is reported, because the program is otherwise silent until the time
/// limit.
package final class BusyHandler: Sendable {
  private struct State {
    var since: ContinuousClock.Instant
    var isReported = false
  }

  /// Reports a wait with the path of the locked file; can be called on any thread.
  private static let observer = Mutex<(@Sendable (_ file: String) -> Void)?>(nil)

  private let file: String
  private let limit: Duration
  private let state = Mutex<State?>(nil)

  init(for file: String, atMost limit: Duration) {
    self.file = file
    self.limit = limit
  }

  /// Sets the function that reports waits of more than a second.
  package static func report(_ report: @escaping @Sendable (_ file: String) -> Void) {
    observer.withLock { $0 = report }
  }

  /// Installs this value as the busy handler of a connection.
  ///
  /// It must outlive the connection.
  func handle(_ connection: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_busy_handler(
      connection,
      { context, count in
        guard let context else { return 0 }
        let waiting = Unmanaged<BusyHandler>.fromOpaque(context).takeUnretainedValue()
        return waiting.waits(attempt: Int(count)) ? 1 : 0
      },
      context
    )
  }

  /// Sleeps briefly and returns true; returns false at the end of the time limit.
  private func waits(attempt: Int) -> Bool {
    let now = ContinuousClock.now
    let (waited, isFirstReport) = state.withLock { state in
      if attempt == 0 || state == nil { state = State(since: now) }
      let waited = state.map { now - $0.since } ?? .zero
      let isFirstReport = waited >= .seconds(1) && state?.isReported == false
      if isFirstReport { state?.isReported = true }
      return (waited, isFirstReport)
    }
    guard waited < limit else { return false }
    if isFirstReport { Self.observer.withLock { $0 }?(file) }
    // As in SQLite, the pauses are short at first, because most locks are short.
    let pause = min(Duration.milliseconds(1 + 5 * min(attempt, 20)), limit - waited)
    usleep(UInt32(clamping: Int64(pause / .microseconds(1))))
    return true
  }
}
