import SnapshotModel

extension RecordingStore {
  /// Reopens a database and checks that it contains a complete recording.
  ///
  /// This detects a file that was removed, replaced or truncated during the write, before success
  /// is reported.
  ///
  /// - Parameters:
  ///   - recording: The recording, which has ended.
  ///   - file: The path of the database.
  ///   - contentHash: The hash of the recording's geometry, see ``recordingHash(of:)``.
  ///   - failures: The number of cases without an answer.
  /// - Throws: `StoreError.vanished` if the recording differs, or a database error.
  package static func verify(
    _ recording: RecordingID,
    in file: String,
    contentHash: String,
    failures: Int
  ) throws(StoreError) {
    let store = try reopened(file, orThrow: .vanished(file: file, recording: recording))
    let stored = try store.connection.atOneMoment { () throws(StoreError) in
      _ = try store.connection.root(of: recording)
      let stored = try store.runs(of: recording)
      guard try store.runCount(of: recording) == stored.count,
        try store.failures(of: recording).count == failures
      else {
        throw .vanished(file: file, recording: recording)
      }
      return stored
    }
    guard stored.contentHash == contentHash else {
      throw .vanished(file: file, recording: recording)
    }
  }

  /// Runs work on a database, closes the database, and checks that the file at the path has the
  /// result.
  ///
  /// - Returns: The value of the work, and the recordings after it.
  /// - Throws: The error of the work, `StoreError.replaced` if the file at the path is a different
  ///   one, or `StoreError.damaged`.
  static func readingBack<Value>(
    writing file: String,
    _ work: (RecordingStore) throws(StoreError) -> Value
  ) throws(StoreError) -> (value: Value, written: Inventory) {
    let result = try closing(file, work)
    try verify(result.written, in: file)
    return result
  }

  /// Runs work on a database and closes it.
  static func closing<Value>(
    _ file: String,
    _ work: (RecordingStore) throws(StoreError) -> Value
  ) throws(StoreError) -> (value: Value, written: Inventory) {
    let store = try openChecked(file, mode: .readWrite)
    let value = try work(store)
    var inventory = try store.inventory()
    inventory.isWhole = try store.close()
    return (value, inventory)
  }

  /// Reopens a database and checks that it contains the written recordings.
  ///
  /// Other processes may have added recordings and runs or pruned recordings in the meantime.
  static func verify(_ written: Inventory, in file: String) throws(StoreError) {
    let found = try reopened(file, orThrow: .replaced(file: file)).inventory()
    guard found.includes(written) else { throw .replaced(file: file) }
  }

  private static func reopened(
    _ file: String,
    orThrow lost: StoreError
  ) throws(StoreError) -> RecordingStore {
    do throws(StoreError) {
      return try RecordingStore.openChecked(file, mode: .readOnly)
    } catch {
      switch error {
      case .missing, .empty: throw lost
      default: throw error
      }
    }
  }

  private func inventory() throws(StoreError) -> Inventory {
    try connection.atOneMoment { () throws(StoreError) in
      let recordings = try connection.prepared(
        """
        SELECT
          id,
          root,
          details_root,
          (SELECT count(*) FROM run WHERE recording_id = recording.id),
          (SELECT count(*) FROM failure WHERE recording_id = recording.id),
          EXISTS (SELECT 1 FROM lease WHERE recording_id = recording.id)
        FROM recording
        """
      )
      .all { row in (row.integer(), Inventory.Content(row)) }
      let removed = try connection.prepared("SELECT id FROM removed_recording")
      return Inventory(
        recordings: Dictionary(recordings) { first, _ in first },
        removed: Set(try removed.all { $0.integer() })
      )
    }
  }
}

/// The recordings of a database by their numbers, as its last writer found them.
struct Inventory {
  /// The content of a recording.
  struct Content {
    let root: RootHash
    let detailsRoot: RootHash
    let runs: Int64
    let failures: Int64
    /// Whether a process is writing the recording, or was killed while it did so.
    let isInProgress: Bool

    /// Whether other processes may have changed an earlier content to this one.
    func includes(_ earlier: Content) -> Bool {
      if (root, detailsRoot) == (earlier.root, earlier.detailsRoot) {
        return (runs, failures) == (earlier.runs, earlier.failures)
      }
      // A run replaces the failure of its case.
      if runs > earlier.runs { return true }
      return runs == earlier.runs
        && (failures > earlier.failures || isInProgress || earlier.isInProgress)
    }
  }

  fileprivate let recordings: [Int64: Content]
  fileprivate let removed: Set<Int64>
  /// Whether the file contains all recordings without its log.
  fileprivate(set) var isWhole = false

  /// Whether all of these recordings were removed.
  func hasRemoved(_ recordings: [RecordingID]) -> Bool {
    removed.isSuperset(of: recordings.map(\.rawValue))
  }

  /// Whether a later inventory of the same database can result from an earlier one.
  fileprivate func includes(_ earlier: Inventory) -> Bool {
    removed.isSuperset(of: earlier.removed)
      && earlier.recordings.allSatisfy { id, content in
        guard let found = recordings[id] else { return removed.contains(id) }
        return found.includes(content)
      }
  }
}

extension Inventory.Content {
  fileprivate init(_ row: Statement) {
    root = row.root() ?? RootHash()
    detailsRoot = row.root() ?? RootHash()
    runs = row.integer()
    failures = row.integer()
    isInProgress = row.integer() != 0
  }
}
