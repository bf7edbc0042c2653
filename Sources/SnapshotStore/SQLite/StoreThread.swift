import Foundation
import Synchronization

/// Work on a database by a thread of its own.
///
/// It is not a thread of a pool, because all of its threads can be waiting for such work.
final class StoreThread<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, StoreError>?>(nil)
  private let end = DispatchSemaphore(value: 0)

  /// Starts the work, which opens its own connection.
  init(_ work: @escaping @Sendable () throws(StoreError) -> Value) {
    let thread = Thread { [self] in
      let found = Result { () throws(StoreError) in try work() }
      result.withLock { $0 = found }
      end.signal()
    }
    thread.start()
  }

  /// Waits for the end, and returns the value.
  ///
  /// - Throws: The error of the work.
  func value() throws(StoreError) -> Value {
    end.wait()
    defer { end.signal() }
    guard let result = result.withLock({ $0 }) else {
      preconditionFailure("a thread ends with a result")
    }
    return try result.get()
  }
}
