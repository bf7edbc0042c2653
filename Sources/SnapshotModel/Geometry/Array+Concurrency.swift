import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Applies a function to the elements on all cores, and waits for all values.
  ///
  /// - Parameter transform: The function; several threads call it at the same time.
  /// - Returns: The values in the order of the elements.
  /// - Throws: The error of the first element with an error.
  package func mapOnAllCores<Value: Sendable>(
    _ transform: @Sendable (Element) throws -> Value
  ) throws -> [Value] {
    guard count > 1 else { return try map(transform) }
    let values = Mutex([Result<Value, any Error>?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = Result { try transform(self[index]) }
      values.withLock { $0[index] = value }
    }
    return try values.withLock { try $0.compactMap { try $0?.get() } }
  }
}
