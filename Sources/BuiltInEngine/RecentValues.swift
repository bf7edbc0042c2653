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
    let known = entries.withLock { entries in
      // By its place: the keys are large, and need no copy.
      entries.firstIndex { $0.key == key }.map { entries[$0].value }
    }
    if let known { return known }
    let value = make(key)
    entries.withLock { entries in
      entries.insert((key, value), at: 0)
      if entries.count > capacity { entries.removeLast() }
    }
    return value
  }
}
