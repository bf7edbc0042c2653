/// A SHA-256 as a key of dictionaries.
///
/// Its bits are distributed evenly, so a part of them is enough for a hash table.
struct RowHash: Hashable {
  private let first, second, third, fourth: UInt64

  /// - Precondition: There are 32 bytes.
  init(_ bytes: [UInt8]) {
    precondition(bytes.count == 32, "a SHA-256 has 32 bytes")
    (first, second, third, fourth) = bytes.withUnsafeBytes { bytes in
      func word(_ index: Int) -> UInt64 {
        bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)
      }
      return (word(0), word(1), word(2), word(3))
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(first) }
}

/// The ids of rows that were read or written in this or an earlier transaction.
struct RecentIDs {
  /// About half a megabyte.
  private static let capacity = 8192

  private var ids: [RowHash: Int64] = [:]

  subscript(hash: RowHash) -> Int64? { ids[hash] }

  mutating func add(_ id: Int64, of hash: RowHash) { ids[hash] = id }

  /// Forgets all ids if there are too many.
  ///
  /// The ids of rows without a stored row must not be forgotten.
  mutating func limit() {
    if ids.count > Self.capacity { ids = [:] }
  }
}
