import Synchronization

extension Array where Element: Sendable {
  /// What a function makes of the elements, several of which are in work at a time.
  ///
  /// - Parameters:
  ///   - jobs: How many, at least 1.
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

/// Numbers from 0, each of which is taken once, by whichever thread comes first.
private final class SharedCounter: Sendable {
  private let count = Atomic(0)

  func take() -> Int { count.add(1, ordering: .relaxed).oldValue }
}
