import Foundation

extension RecordingStore {
  /// The database at a path, to be read; nil where there is none, or one without any content.
  static func openIfPresent(_ file: String) throws(StoreError) -> RecordingStore? {
    do {
      return try RecordingStore(file: file, mode: .readOnly)
    } catch .missing, .empty {
      return nil
    }
  }

  /// Whether two paths lead to one file.
  static func isSameFile(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    return stat(path, &status) == 0 && stat(other, &otherStatus) == 0
      && (status.st_dev, status.st_ino) == (otherStatus.st_dev, otherStatus.st_ino)
  }

  /// Does work in a database, which is made if there is none; then it appears only when the work is
  /// done, whole.
  static func withStore<Value>(
    writing file: String,
    _ work: (RecordingStore) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    guard try openIfPresent(file) == nil else {
      return try work(RecordingStore(file: file, mode: .readWrite))
    }
    let draft = "\(file).\(getpid()).draft"
    do {
      let value = try work(RecordingStore(file: draft, mode: .readWrite))
      try publish(draft, as: file)
      return value
    } catch {
      for leftover in ["", "-journal", "-wal", "-shm"] { unlink(draft + leftover) }
      throw error
    }
  }

  private static func publish(_ draft: String, as file: String) throws(StoreError) {
    guard try openIfPresent(file) == nil else {
      throw .cannotOpen(file: file, reason: "another program has made it meanwhile")
    }
    guard rename(draft, file) == 0 else {
      throw .cannotOpen(file: file, reason: String(cString: strerror(errno)))
    }
  }
}
