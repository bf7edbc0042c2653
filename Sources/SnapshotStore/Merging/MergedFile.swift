import SnapshotModel

/// A database that is merged.
///
/// It is safe to send: the thread that opens it does not use it afterwards.
struct MergedFile: @unchecked Sendable {
  let store: RecordingStore

  /// Opens a file, see ``RecordingStore/openChecked(_:mode:)``.
  init(_ file: String) throws(StoreError) {
    store = try RecordingStore.openChecked(file, mode: .readOnly)
  }
}

/// The runs that a merge takes from one file.
struct MergedFileRuns: Sendable {
  let file: String
  private(set) var runs: [RunSummary] = []

  /// Returns the runs of a merge by files, without those in another database.
  static func all(_ parts: [MergeSet.Part], of files: [MergedFile]) -> [MergedFileRuns] {
    let byStore = Dictionary(grouping: parts) { ObjectIdentifier($0.store) }
    return files.compactMap { file in
      byStore[ObjectIdentifier(file.store)].map { parts in
        MergedFileRuns(file: file.store.file, runs: parts.map(\.run))
      }
    }
  }

  /// Rejects rows that changed after the recording.
  ///
  /// Every file is checked, although a merge reads an answer that several files contain from only
  /// one of them. The check has its own connection, so that memory for its rows is freed.
  func verify() throws(StoreError) {
    let store = try RecordingStore(reopening: file)
    var wordings: Set<Int64> = []
    for run in runs {
      _ = try store.loadExplained(run.id)
      if let stored = try store.storedWording(of: run.id), wordings.insert(stored.id).inserted {
        _ = try store.wordings(stored, of: run.id)
      }
    }
  }
}
