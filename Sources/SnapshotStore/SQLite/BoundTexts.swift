/// The bytes of texts that are bound to a statement, where they stay until it has run.
///
/// Its owner deallocates it when SQLite does not look at the texts any more.
struct BoundTexts {
  /// Enough for the texts of some 64 rows; what has no room is for others to keep.
  private static let capacity = 4096

  private var bytes: UnsafeMutablePointer<CChar>?
  private var count = 0

  /// Copies a text.
  ///
  /// - Returns: Where it is until ``forget()``; nil if there is no room for it.
  mutating func keep(_ text: UnsafeBufferPointer<CChar>) -> UnsafePointer<CChar>? {
    guard let source = text.baseAddress, text.count <= Self.capacity - count else { return nil }
    let start = bytes ?? .allocate(capacity: Self.capacity)
    bytes = start
    let copy = start + count
    copy.initialize(from: source, count: text.count)
    count += text.count
    return UnsafePointer(copy)
  }

  /// Makes room for the texts of the next run.
  mutating func forget() {
    count = 0
  }

  mutating func deallocate() {
    bytes?.deallocate()
    bytes = nil
  }
}
