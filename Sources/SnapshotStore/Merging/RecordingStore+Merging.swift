package import SnapshotModel

/// The result of a merge.
package struct MergeResult: Sendable {
  /// The engine of all merged runs.
  package let engine: EngineIdentity
  /// The recording with all merged runs.
  package let recording: RecordingID
  /// All runs of the recording, in the order of the database.
  package let runs: [RunSummary]
  /// The number of new runs.
  package let added: Int
  /// The cases of the plan without a run in any database.
  package let missing: [CaseIdentity]
  /// The known failures of the missing cases.
  package let failures: [CaseFailure]
  /// The change to the schema of the target database.
  package let migration: AppliedMigration?

  /// The hash of all geometry of the recording, see ``recordingHash(of:)``.
  package var contentHash: String { runs.contentHash }
}

extension RecordingStore {
  /// Merges the parts of one recording, which other processes recorded in separate files.
  ///
  /// The order of the files has no effect, nor does merging a file twice. Each file contributes its
  /// latest recording and earlier attempts with the same description. Nothing is written unless the
  /// files agree on the plan, the engine, and the answers to common cases.
  ///
  /// - Parameters:
  ///   - files: The databases, at least one; they are only read.
  ///   - target: The database for the merged recording; it is created if it does not exist.
  ///   - label: The label of the merged recording; nil for the recordings' common label.
  ///   - allowsIncomplete: Whether to write a recording without some cases of its plan.
  /// - Returns: The merged recording.
  /// - Throws: A database error, or a conflict between the recordings; then nothing is written.
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
    // The check precedes all changes.
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
        var run = try digested(try part.store.loadExplained(part.run.id))
        run.wordings = try part.store.wordings(of: part.run.id)
        try writer.write(run, in: recording)
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

  /// Returns a set with the runs that this database already contains, from the latest undivided
  /// recording with the same plan, engine and label.
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
