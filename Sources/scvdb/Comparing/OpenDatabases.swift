import SnapshotStore

/// The databases that a command reads, each opened once.
final class OpenDatabases {
  private var stores: [String: RecordingStore] = [:]

  /// The store in a file.
  ///
  /// - Throws: `StoreError` where the file cannot be read.
  func store(_ file: String) throws -> RecordingStore {
    if let store = stores[file] { return store }
    let store = try RecordingStore(file: file, mode: .readOnly)
    stores[file] = store
    return store
  }
}
