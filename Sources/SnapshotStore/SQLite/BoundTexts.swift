/// A buffer for the texts that are bound to a statement until it has run.
///
/// Its owner deallocates it when SQLite no longer reads the texts.
struct BoundTexts {
  /// The capacity in bytes, sufficient for the texts of about 64 rows.
  ///
  /// SQLite copies other texts.
  private static let capacity = 8192

  private var bytes: UnsafeMutablePointer<CChar>?
  private var count = 0

  /// Copies a text.
  ///
  /// - Returns: The address of the copy until ``forget()``; nil if the buffer is full.
  mutating func keep(_ text: UnsafeBufferPointer<CChar>) -> UnsafePointer<CChar>? {
    guard let source = text.baseAddress, text.count <= Self.capacity - count else { return nil }
    let start = bytes ?? .allocate(capacity: Self.capacity)
    bytes = start
    let copy = start + count
    copy.initialize(from: source, count: text.count)
    count += text.count
    return UnsafePointer(copy)
  }

  /// Empties the buffer for the next run.
  mutating func forget() {
    count = 0
  }

  mutating func deallocate() {
    bytes?.deallocate()
    bytes = nil
  }
}
