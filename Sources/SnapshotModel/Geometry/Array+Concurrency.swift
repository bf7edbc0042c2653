import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Applies a function to the elements on all cores, and waits for all values.
  ///
  /// - Parameter transform: The function; several threads call it at the same time.
  /// - Returns: The values in the order of the elements.
  /// - Throws: The error of the first element with an error.
  package func mapOnAllCores<Value: Sendable, Failure: Error>(
    _ transform: @Sendable (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    guard count > 1 else { return try map(transform) }
    let results = Mutex([Result<Value, Failure>?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Result { () throws(Failure) in try transform(self[index]) }
      results.withLock { $0[index] = result }
    }
    var values: [Value] = []
    for result in results.withLock({ $0 }) {
      if let result { values.append(try result.get()) }
    }
    return values
  }
}
