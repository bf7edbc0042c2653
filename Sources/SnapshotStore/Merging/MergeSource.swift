import SnapshotModel

/// A merged database: its latest recording and earlier attempts with the same description.
struct MergeSource {
  let store: RecordingStore
  let planHash: String
  let engine: EngineIdentity
  let label: String?
  /// All recordings with this plan, engine and label, oldest first.
  let recordings: [RecordingSummary]

  init(_ store: RecordingStore) throws(StoreError) {
    let all = try store.recordings()
    guard let latest = all.last else { throw .empty(file: store.file) }
    guard let manifest = latest.manifest else { throw .unmergeable(.noManifest(file: store.file)) }
    self.store = store
    planHash = manifest.planHash
    engine = latest.engine
    label = latest.label
    recordings = all.filter {
      $0.manifest?.planHash == manifest.planHash && $0.engine == latest.engine
        && $0.label == latest.label
    }
  }

  /// Returns the plan, which must match its hash.
  func plan() throws(StoreError) -> Plan {
    if let plan = try store.plan(planHash), plan.hash == planHash { return plan }
    throw .damaged(file: store.file, reason: "its plan was changed")
  }

  /// Rejects a database with another plan, engine or label.
  func check(against other: MergeSource, comparingLabels: Bool) throws(StoreError) {
    if planHash != other.planHash {
      throw .unmergeable(.otherPlan(file: store.file, other: other.store.file))
    }
    if engine != other.engine {
      throw .unmergeable(
        .otherEngine(
          file: store.file,
          engine: engine,
          other: other.store.file,
          otherEngine: other.engine
        )
      )
    }
    if comparingLabels, label != other.label {
      throw .unmergeable(.otherLabel(file: store.file, other: other.store.file))
    }
  }
}
