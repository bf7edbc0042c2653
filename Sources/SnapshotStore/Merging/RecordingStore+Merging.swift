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
    for file in files where isSameFile(file, target) {
      throw .unmergeable(.sameFile(file: file))
    }
    let merged = try files.mapOnAllCores { file throws(StoreError) in try MergedFile(file) }
    let set = try MergeSet(merged.map(\.store), label: label)
    // The checks precede all changes.
    let parts =
      if let present = try openIfPresent(target) {
        try present.whole(of: set, allowsIncomplete: allowsIncomplete).parts
      } else {
        try checkedParts(of: set, allowsIncomplete: allowsIncomplete)
      }
    _ = try MergedFileRuns.all(parts, of: merged).mapOnAllCores { runs throws(StoreError) in
      try runs.verify()
    }
    return try withStore(writing: target) { store throws(StoreError) in
      try store.skipReferenceChecks()
      return try store.add(set, allowsIncomplete: allowsIncomplete)
    }
  }

  private func add(_ set: MergeSet, allowsIncomplete: Bool) throws(StoreError) -> MergeResult {
    try transaction { () throws(StoreError) in
      let (set, all, present) = try whole(of: set, allowsIncomplete: allowsIncomplete)
      let recording = if let present { present } else { try begin(set) }
      if present != nil {
        try writer.update(recording, commit: set.commit, recordedAt: set.recordedAt)
      }
      let parts = all.filter { $0.store !== self }
      try write(parts, in: recording)
      if try failures(of: recording) != set.failures {
        try writer.removeFailures(of: recording)
        for failure in set.failures { try writer.write(failure, in: recording) }
      }
      let result = MergeResult(
        engine: set.engine,
        recording: recording,
        runs: try runs(matching: RunFilter(recording: recording)),
        added: parts.count,
        missing: set.missing,
        failures: set.failures,
        migration: migration
      )
      if !parts.isEmpty { try writer.finish(recording, contentHash: result.contentHash) }
      return result
    }
  }

  /// Writes the runs of other databases, a few dozen at a time.
  private func write(_ parts: [MergeSet.Part], in recording: RecordingID) throws(StoreError) {
    var runs = MergedRuns(in: recording)
    var rest = parts[...]
    while !rest.isEmpty {
      var prepared: [PreparedRun] = []
      for part in rest.prefix(RunWriter.batchSize) { prepared.append(try runs.prepared(part)) }
      _ = try writer.write(prepared, in: recording)
      rest = rest.dropFirst(RunWriter.batchSize)
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
  ) throws(StoreError) -> (set: MergeSet, parts: [MergeSet.Part], recording: RecordingID?) {
    var set = set
    let recording = try recordings().last {
      $0.manifest == Manifest(planHash: set.plan.hash, shard: .whole) && $0.engine == set.engine
        && $0.label == set.label
    }
    if let recording { try set.add(recording, of: self) }
    let parts = try Self.checkedParts(of: set, allowsIncomplete: allowsIncomplete)
    return (set, parts, recording?.id)
  }

  /// Returns the runs in the order of the plan.
  private static func checkedParts(
    of set: MergeSet,
    allowsIncomplete: Bool
  ) throws(StoreError) -> [MergeSet.Part] {
    let parts = try set.sortedParts()
    let missing = set.missing
    if !missing.isEmpty, !allowsIncomplete {
      throw .unmergeable(
        .incomplete(missing: missing, planned: set.plan.cases.count, failures: set.failures)
      )
    }
    return parts
  }
}
