import SnapshotModel
import Synchronization

/// A bounded cache for lines of markup, by all values that the lines depend on.
///
/// Most lines of a run also occur in other runs. Any thread can use it.
final class LineCache<Key: Hashable & Sendable>: Sendable {
  /// A key with its hash, which is computed without the lock.
  private struct HashedKey: Hashable {
    let key: Key
    private let hash: Int

    init(_ key: Key) {
      self.key = key
      hash = key.hashValue
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private let known = Mutex<[HashedKey: [MarkupLine]]>([:])

  /// The maximum number of cached keys.
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the lines for a key.
  ///
  /// - Parameters:
  ///   - key: The values that determine the markup.
  ///   - markup: Returns the markup for a key without cached lines.
  /// - Returns: The lines of the markup, without empty ones.
  func lines(for key: Key, _ markup: (Key) -> String) -> [MarkupLine] {
    let hashed = HashedKey(key)
    if let lines = known.withLock({ $0[hashed] }) { return lines }
    let lines = MarkupLine.lines(of: markup(key))
    known.withLock {
      if $0.count >= capacity { $0 = [:] }
      $0[hashed] = lines
    }
    return lines
  }
}
