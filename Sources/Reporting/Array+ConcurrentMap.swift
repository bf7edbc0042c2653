extension Array where Element: Sendable {
  /// Applies a function to the elements, several at a time.
  ///
  /// - Parameters:
  ///   - jobs: The number of concurrent calls, at least 1.
  ///   - progress: Called with the number of finished calls after each.
  ///   - transform: The function.
  /// - Returns: The values in the order of the elements.
  package func concurrentMap<Value: Sendable>(
    jobs: Int,
    progress: (Int) -> Void = { _ in },
    _ transform: @escaping @Sendable (Element) async -> Value
  ) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
      var pending = enumerated().makeIterator()
      func startNext() {
        guard let (index, element) = pending.next() else { return }
        group.addTask { (index, await transform(element)) }
      }
      for _ in 0..<jobs { startNext() }
      var values = [Value?](repeating: nil, count: count)
      var done = 0
      while let (index, value) = await group.next() {
        values[index] = value
        done += 1
        progress(done)
        startNext()
      }
      return values.compactMap(\.self)
    }
  }
}
