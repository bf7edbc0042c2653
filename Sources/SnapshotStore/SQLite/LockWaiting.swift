import CSQLite
import Foundation
import Synchronization

/// How long a connection waits for others that have a file locked.
///
/// A wait of more than a second is reported, because until the end of the time limit nothing else is seen.
package final class LockWaiting: Sendable {
  private struct State {
    var since: ContinuousClock.Instant
    var isReported = false
  }

  /// Reports a wait, by the file that is locked; it may be called from any thread.
  private static let observer = Mutex<(@Sendable (_ file: String) -> Void)?>(nil)

  private let file: String
  private let limit: Duration
  private let state = Mutex<State?>(nil)

  init(for file: String, atMost limit: Duration) {
    self.file = file
    self.limit = limit
  }

  /// Has waits of more than a second reported from here on.
  package static func report(_ report: @escaping @Sendable (_ file: String) -> Void) {
    observer.withLock { $0 = report }
  }

  /// Lets a connection wait this way; this value must live as long as it.
  func handle(_ connection: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_busy_handler(
      connection,
      { context, count in
        guard let context else { return 0 }
        let waiting = Unmanaged<LockWaiting>.fromOpaque(context).takeUnretainedValue()
        return waiting.waits(attempt: Int(count)) ? 1 : 0
      },
      context
    )
  }

  /// Sleeps for a moment; false at the end of the time limit.
  private func waits(attempt: Int) -> Bool {
    let now = ContinuousClock.now
    let (waited, isNews) = state.withLock { state in
      if attempt == 0 || state == nil { state = State(since: now) }
      let waited = state.map { now - $0.since } ?? .zero
      let isNews = waited >= .seconds(1) && state?.isReported == false
      if isNews { state?.isReported = true }
      return (waited, isNews)
    }
    guard waited < limit else { return false }
    if isNews { Self.observer.withLock { $0 }?(file) }
    // As SQLite does: short at first, as most locks are.
    let pause = min(Duration.milliseconds(1 + 5 * min(attempt, 20)), limit - waited)
    usleep(UInt32(clamping: Int64(pause / .microseconds(1))))
    return true
  }
}
