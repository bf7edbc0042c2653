package import SnapshotModel

extension RecordingStore {
  /// Begins a recording, which contains the runs of one invocation of a recorder.
  ///
  /// A label can be used again; it then refers to the newest runs with it. The time is stored as
  /// given and never used for order: later recordings have larger ids. The assignment becomes the
  /// recording's manifest. The build is a digest of the engine's program, if it is available. A
  /// leased recording is in progress until ``finish(_:contentHash:)`` or ``release(_:)``.
  package func startRecording(
    engine: EngineIdentity,
    build: String? = nil,
    label: String? = nil,
    commit: String? = nil,
    recordedAt: String? = nil,
    assignment: Assignment? = nil,
    isLeased: Bool = false
  ) throws(StoreError) -> RecordingID {
    try transaction { () throws(StoreError) in
      let recording = try writer.startRecording(
        engine: engine,
        build: build,
        label: label,
        commit: commit,
        recordedAt: recordedAt
      )
      if let assignment { try writer.write(assignment, of: recording) }
      if isLeased { try writer.lease(recording) }
      return recording
    }
  }

  /// Stores a run in a recording.
  @discardableResult
  package func save(_ run: Run, in recording: RecordingID) throws(StoreError) -> RunID {
    try save(digested(run), in: recording)
  }

  /// Stores a run with its digests in a recording.
  @discardableResult
  package func save(_ run: DigestedRun, in recording: RecordingID) throws(StoreError) -> RunID {
    try transaction { () throws(StoreError) in try writer.write(run, in: recording) }
  }

  /// Stores runs in a recording, all of them or none.
  ///
  /// A transaction waits for the disk once, so a recorder that is faster than the disk can save
  /// several runs at a time.
  @discardableResult
  package func save(_ runs: [Run], in recording: RecordingID) throws(StoreError) -> [RunID] {
    try save(try digested(runs).map { PreparedRun($0) }, in: recording)
  }

  /// Stores prepared runs in a recording, all of them or none.
  @discardableResult
  package func save(
    _ runs: [PreparedRun],
    in recording: RecordingID
  ) throws(StoreError) -> [RunID] {
    try transaction { () throws(StoreError) in
      try writer.write(runs, in: recording)
    }
  }

  /// Stores runs of one engine as a separate recording, all of them or none.
  @discardableResult
  package func save(
    _ runs: [Run],
    label: String? = nil,
    commit: String? = nil,
    recordedAt: String? = nil
  ) throws(StoreError) -> [RunID] {
    guard let engine = runs.first?.engine else { return [] }
    let runs = try digested(runs)
    return try transaction { () throws(StoreError) in
      let recording = try writer.startRecording(
        engine: engine,
        label: label,
        commit: commit,
        recordedAt: recordedAt
      )
      return try writer.write(runs.map { PreparedRun($0) }, in: recording)
    }
  }

  /// Omits SQLite's checks of references from now on.
  ///
  /// They take half of the time of an insertion. Each id of a stored run was read or written in the
  /// run's own transaction.
  package func skipReferenceChecks() throws(StoreError) {
    try connection.execute("PRAGMA foreign_keys = OFF")
  }

  private func digested(_ runs: [Run]) throws(StoreError) -> [DigestedRun] {
    var digested: [DigestedRun] = []
    for run in runs { digested.append(try self.digested(run)) }
    return digested
  }

  /// Computes the hashes before the transaction, so that other writers do not wait for them.
  func digested(_ run: Run) throws(StoreError) -> DigestedRun {
    do {
      return try DigestedRun(run)
    } catch {
      throw .inconsistentRun(identity: run.identity, fault: error)
    }
  }

  /// Rejects writing if a program of another version changed the schema after the file was opened.
  private func checkSchemaVersion() throws(StoreError) {
    let known = Migration.currentVersion
    let version = try connection.prepared("PRAGMA user_version").first { Int($0.integer()) } ?? 0
    if version > known { throw .newerSchema(file: file, version: version, known: known) }
    if version < known { throw .olderSchema(file: file, version: version, known: known) }
  }

  /// Runs a transaction of the writer.
  ///
  /// After an error, the writer forgets the ids of removed rows.
  func transaction<Value>(
    _ work: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    do {
      return try connection.transaction { () throws(StoreError) in
        try checkSchemaVersion()
        try writer.invalidateAfterOtherWriters()
        return try work()
      }
    } catch {
      writer.invalidateIDs()
      throw error
    }
  }
}
