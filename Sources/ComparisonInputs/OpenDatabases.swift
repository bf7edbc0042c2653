package import SnapshotStore

/// The databases that a command reads, each opened once.
package final class OpenDatabases {
  private var stores: [String: RecordingStore] = [:]

  package init() {}

  /// The store in a file.
  ///
  /// - Throws: `StoreError` where the file cannot be read.
  package func store(_ file: String) throws -> RecordingStore {
    if let store = stores[file] { return store }
    let store = try RecordingStore(file: file, mode: .readOnly)
    stores[file] = store
    return store
  }
}
