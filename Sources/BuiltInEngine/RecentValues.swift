import Synchronization

/// Remembers what was made last of keys that come again and again.
///
/// What is made must hang on the key alone: then nobody can tell whether it was remembered.
final class RecentValues<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  private let capacity: Int
  private let entries = Mutex<[(key: Key, value: Value)]>([])

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the value of a key, which is made unless it is remembered.
  ///
  /// Two threads may make the same value at the same time.
  func value(for key: Key, _ make: (Key) -> Value) -> Value {
    if let known = entries.withLock({ $0.first { $0.key == key }?.value }) { return known }
    let value = make(key)
    entries.withLock { entries in
      entries.insert((key, value), at: 0)
      if entries.count > capacity { entries.removeLast() }
    }
    return value
  }
}
