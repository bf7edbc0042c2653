import Synchronization

extension Array where Element: Sendable {
  /// Applies a function to the elements, several at a time.
  ///
  /// - Parameters:
  ///   - jobs: The number of concurrent calls, at least 1.
  ///   - transform: The function.
  /// - Returns: The values in the order of the elements.
  func concurrentMap<Value: Sendable>(
    jobs: Int,
    _ transform: @escaping @Sendable (Element) -> Value
  ) async -> [Value] {
    let next = SharedCounter()
    return await withTaskGroup(of: [(Int, Value)].self) { group in
      for _ in 0..<Swift.min(jobs, count) {
        group.addTask {
          var done: [(Int, Value)] = []
          while case let index = next.take(), index < count {
            done.append((index, transform(self[index])))
          }
          return done
        }
      }
      var values = [Value?](repeating: nil, count: count)
      for await done in group {
        for (index, value) in done { values[index] = value }
      }
      return values.compactMap(\.self)
    }
  }
}

/// A thread-safe counter.
///
/// Each number from 0 is taken once.
private final class SharedCounter: Sendable {
  private let count = Atomic(0)

  func take() -> Int { count.add(1, ordering: .relaxed).oldValue }
}
