/// The check of ``RecordingStore/checkRecordings()``, by a thread and a connection of its own.
///
/// Rows of an unchecked database can be missing or changed. Wait for the check before you show them.
package struct RecordingCheck {
  private let thread: StoreThread<Void>

  /// Starts the check of a file on disk that a store has opened.
  fileprivate init(of file: String) {
    thread = StoreThread { () throws(StoreError) in
      try RecordingStore(reopening: file).checkRecordings()
    }
  }

  /// Waits for the end of the check.
  ///
  /// - Throws: The error of the check.
  package func wait() throws(StoreError) { try thread.value() }
}

extension RecordingStore {
  /// Opens a database like ``openChecked(_:mode:)`` for reading, and returns before the end of the
  /// check.
  package static func openChecking(
    _ file: String
  ) throws(StoreError) -> (store: RecordingStore, check: RecordingCheck) {
    let store = try RecordingStore(file: file, mode: .readOnly)
    return (store, RecordingCheck(of: file))
  }
}
