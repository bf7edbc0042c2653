package import SnapshotModel

/// What databases were put together to.
package struct MergeResult: Sendable {
  /// The one engine that all merged runs are of.
  package let engine: EngineIdentity
  /// The recording that holds all merged runs.
  package let recording: RecordingID
  /// All runs of the recording, in the order in which they are stored.
  package let runs: [RunSummary]
  /// How many of them were not there before.
  package let added: Int
  /// Cases of the plan of which no database has a run.
  package let missing: [CaseIdentity]
  /// Why some of them are missing.
  package let failures: [CaseFailure]
  /// What was done to the schema of the database that has the whole.
  package let migration: AppliedMigration?

  /// One hash for all geometry of the recording, see ``recordingHash(of:)``.
  package var contentHash: String { recordingHash(of: runs.map { ($0.identity, $0.geometryHash) }) }
}

extension RecordingStore {
  /// Puts the parts of one recording, which other processes have recorded into files of their own,
  /// together in one recording.
  ///
  /// The order of the files, and how often one is named or merged, makes no difference. Of each
  /// file the latest recording counts, with earlier attempts at the same. Nothing is written unless
  /// all of them agree: in their plan, their engine, and what it answered where two have one case.
  ///
  /// - Parameters:
  ///   - files: The databases, at least one; they are only read.
  ///   - target: The database that is to have the whole; it is made if there is none.
  ///   - label: What the whole is called; nil for the label that all recordings have.
  ///   - allowsIncomplete: Whether to write a recording though cases of its plan are missing.
  /// - Returns: The recording that has the whole.
  /// - Throws: A fault of a database, or what keeps the recordings from being one; then nothing is
  ///   written.
  package static func merge(
    _ files: [String],
    into target: String,
    label: String? = nil,
    allowsIncomplete: Bool = false
  ) throws(StoreError) -> MergeResult {
    var stores: [RecordingStore] = []
    for file in files {
      if isSameFile(file, target) { throw .unmergeable(.sameFile(file: file)) }
      stores.append(try RecordingStore.openChecked(file, mode: .readOnly))
    }
    let set = try MergeSet(stores, label: label)
    // Before anything is written or made.
    if let present = try openIfPresent(target) {
      _ = try present.whole(of: set, allowsIncomplete: allowsIncomplete)
    } else {
      try check(set, allowsIncomplete: allowsIncomplete)
    }
    return try withStore(writing: target) { store throws(StoreError) in
      try store.add(set, allowsIncomplete: allowsIncomplete)
    }
  }

  private func add(_ set: MergeSet, allowsIncomplete: Bool) throws(StoreError) -> MergeResult {
    try transaction { () throws(StoreError) in
      let (set, present) = try whole(of: set, allowsIncomplete: allowsIncomplete)
      let recording = if let present { present } else { try begin(set) }
      if present != nil {
        try writer.update(recording, commit: set.commit, recordedAt: set.recordedAt)
      }
      var added = 0
      for part in try set.sortedParts() where part.store !== self {
        let run = try digested(try part.store.loadExplained(part.run.id))
        _ = try writer.write(CollectionOfOne(run), in: recording)
        added += 1
      }
      if try failures(of: recording) != set.failures {
        try writer.removeFailures(of: recording)
        for failure in set.failures { try writer.write(failure, in: recording) }
      }
      let result = MergeResult(
        engine: set.engine,
        recording: recording,
        runs: try runs(matching: RunFilter(recording: recording)),
        added: added,
        missing: set.missing,
        failures: set.failures,
        migration: migration
      )
      if added > 0 { try writer.finish(recording, contentHash: result.contentHash) }
      return result
    }
  }

  private func begin(_ set: MergeSet) throws(StoreError) -> RecordingID {
    let recording = try writer.startRecording(
      engine: set.engine,
      label: set.label,
      commit: set.commit,
      recordedAt: set.recordedAt
    )
    try writer.write(Assignment(plan: set.plan, shard: .whole), of: recording)
    return recording
  }

  /// A set with what this database has of it already, in the latest undivided recording of the same
  /// plan, engine and label.
  private func whole(
    of set: MergeSet,
    allowsIncomplete: Bool
  ) throws(StoreError) -> (set: MergeSet, recording: RecordingID?) {
    var set = set
    let recording = try recordings().last {
      $0.manifest == Manifest(planHash: set.plan.hash, shard: .whole) && $0.engine == set.engine
        && $0.label == set.label
    }
    if let recording { try set.add(recording, of: self) }
    try Self.check(set, allowsIncomplete: allowsIncomplete)
    return (set, recording?.id)
  }

  private static func check(_ set: MergeSet, allowsIncomplete: Bool) throws(StoreError) {
    _ = try set.sortedParts()
    let missing = set.missing
    if !missing.isEmpty, !allowsIncomplete {
      throw .unmergeable(
        .incomplete(missing: missing, planned: set.plan.cases.count, failures: set.failures)
      )
    }
  }
}
