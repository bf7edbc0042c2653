import SnapshotModel

/// The runs of several databases for one plan and one engine, each case once.
struct MergeSet {
  /// A run in one of the databases.
  struct Part {
    var store: RecordingStore
    var run: RunSummary
  }

  let plan: Plan
  let engine: EngineIdentity
  let label: String?
  /// The commit of all recordings; nil if they differ.
  private(set) var commit: String?
  /// The latest time of the recordings, from the recorders' input.
  private(set) var recordedAt: String?
  private let planned: Set<[UInt8]>
  private var parts: [[UInt8]: Part] = [:]
  private var failed: [[UInt8]: CaseFailure] = [:]
  private var contradictions: [MergeFault.Contradiction] = []

  /// Reads the latest recording of each database and its earlier attempts: recordings with the same
  /// plan, engine and label.
  ///
  /// - Parameters:
  ///   - stores: The databases, at least one.
  ///   - label: The label of the merged recording; nil for the recordings' common label.
  /// - Throws: A database error, or an error for recordings with different plans or engines.
  init(_ stores: [RecordingStore], label: String?) throws(StoreError) {
    var sources: [MergeSource] = []
    for store in stores { sources.append(try MergeSource(store)) }
    guard let first = sources.first else { preconditionFailure("there is nothing to merge") }
    for source in sources.dropFirst() {
      try source.check(against: first, comparingLabels: label == nil)
    }
    let recordings = sources.flatMap(\.recordings)
    let commits = Set(recordings.map(\.commit))
    plan = try first.plan()
    planned = Set(plan.cases.map(\.identity.canonicalLine))
    engine = first.engine
    self.label = label ?? first.label
    commit = commits.count == 1 ? recordings.first?.commit : nil
    recordedAt = recordings.compactMap(\.recordedAt).max()
    for source in sources {
      for recording in source.recordings { try add(recording.id, of: source.store) }
    }
  }

  /// Adds a recording from an earlier merge.
  mutating func add(_ whole: RecordingSummary, of store: RecordingStore) throws(StoreError) {
    if whole.commit != commit { commit = nil }
    recordedAt = [recordedAt, whole.recordedAt].compactMap { $0 }.max()
    try add(whole.id, of: store, replacing: true)
  }

  /// Adds the runs and failures of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - store: Its database.
  ///   - replacesOthers: Whether its runs replace equal ones. Otherwise the run with explanations
  ///     is kept.
  /// - Throws: A database error.
  mutating func add(
    _ recording: RecordingID,
    of store: RecordingStore,
    replacing replacesOthers: Bool = false
  ) throws(StoreError) {
    try addRuns(of: recording, of: store, replacing: replacesOthers)
    for failure in try store.failures(of: recording) {
      let key = failure.identity.canonicalLine
      guard planned.contains(key) else {
        throw .damaged(file: store.file, reason: "\(failure.identity) failed and was not planned")
      }
      // Keeps a failure that does not depend on the order of the files.
      failed[key] = [failed[key] ?? failure, failure].min { $0.rank < $1.rank }
    }
  }

  /// Adds the runs of a recording, which replace equal ones, and records contradictions with
  /// existing runs.
  private mutating func addRuns(
    of recording: RecordingID,
    of store: RecordingStore,
    replacing replacesOthers: Bool
  ) throws(StoreError) {
    let runs = try store.allRuns(of: recording)
    try store.checkGeometryHash(of: recording, with: runs)
    for run in runs {
      let key = run.identity.canonicalLine
      guard planned.contains(key) else {
        throw .damaged(file: store.file, reason: "the case of run \(run.id) is not in its plan")
      }
      let known = parts[key] ?? Part(store: store, run: run)
      guard (known.run.questionHash, known.run.answerHash) != (run.questionHash, run.answerHash)
      else {
        // Keeps an answer that does not depend on the order of the files.
        let hasLargerHash = (run.explanationHash ?? "") >= (known.run.explanationHash ?? "")
        if replacesOthers || hasLargerHash { parts[key] = Part(store: store, run: run) }
        continue
      }
      contradictions.append(
        MergeFault.Contradiction(
          identity: run.identity,
          file: store.file,
          run: run.id,
          otherFile: known.store.file,
          otherRun: known.run.id
        )
      )
    }
  }

  /// Returns the runs in the order of the plan, each with its database.
  func sortedParts() throws(StoreError) -> [Part] {
    if !contradictions.isEmpty { throw .unmergeable(.nondeterministic(contradictions)) }
    return plan.cases.compactMap { parts[$0.identity.canonicalLine] }
  }

  /// The cases of the plan without a run.
  var missing: [CaseIdentity] {
    plan.cases.map(\.identity).filter { parts[$0.canonicalLine] == nil }
  }
  /// The failures of the plan's cases without a run, in the order of the cases.
  var failures: [CaseFailure] {
    missing.compactMap { failed[$0.canonicalLine] }.sorted(byCase: \.identity)
  }
}

extension CaseFailure {
  /// The order of failures of one case, independent of their recordings.
  fileprivate var rank: (String, String, String) { (kind.rawValue, reason, questionHash.text) }
}
