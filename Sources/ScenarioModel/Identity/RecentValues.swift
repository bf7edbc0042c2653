import Synchronization

/// Caches the values computed last for keys that recur.
///
/// A value must depend on its key alone, so that a cached value equals a computed one.
final class RecentValues<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  private let capacity: Int
  private let entries = Mutex<[(key: Key, value: Value)]>([])

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the value of a key, computing it unless it is cached.
  ///
  /// Two threads may compute the same value at the same time.
  func value(for key: Key, _ compute: (Key) -> Value) -> Value {
    let known = entries.withLock { entries in
      // Uses the index, because the keys are large and a copy would be slow.
      entries.firstIndex { $0.key == key }.map { entries[$0].value }
    }
    if let known { return known }
    let value = compute(key)
    entries.withLock { entries in
      entries.insert((key, value), at: 0)
      if entries.count > capacity { entries.removeLast() }
    }
    return value
  }
}
