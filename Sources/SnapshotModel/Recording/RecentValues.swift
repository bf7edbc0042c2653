/// A cache of the values that were added last.
///
/// A lookup compares the keys one by one, so a cache should have at most a hundred values.
package struct RecentValues<Key: Equatable, Value> {
  private let limit: Int
  private var entries: [(key: Key, value: Value, weight: Int)] = []
  private var weight = 0

  /// - Parameter limit: The maximum sum of the values' weights.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Returns the value for a key; nil if it is not kept.
  package subscript(key: Key) -> Value? {
    entries.last { $0.key == key }?.value
  }

  /// Keeps a value, in place of the oldest values if the limit is reached.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Its key, which the cache lacks.
  ///   - weight: Its share of the limit. A value above the limit is not kept.
  package mutating func add(_ value: Value, for key: Key, weight: Int = 1) {
    guard weight <= limit else { return }
    entries.append((key: key, value: value, weight: weight))
    self.weight += weight
    while self.weight > limit { self.weight -= entries.removeFirst().weight }
  }
}
