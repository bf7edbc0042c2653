import SnapshotModel

/// What several databases have recorded of one plan with one engine, each case once.
struct MergeSet {
  /// A run in one of the databases.
  struct Part {
    var store: RecordingStore
    var run: RunSummary
  }

  let plan: Plan
  let engine: EngineIdentity
  let label: String?
  /// Of all recordings, if they agree.
  private(set) var commit: String?
  /// When the last of the recordings was made, as given to the recorders.
  private(set) var recordedAt: String?
  private let planned: Set<[UInt8]>
  private var parts: [[UInt8]: Part] = [:]
  private var failed: [[UInt8]: CaseFailure] = [:]
  private var contradictions: [MergeFault.Contradiction] = []

  /// Looks at the latest recording of each database, and at earlier attempts at the same: with its
  /// plan, engine and label.
  ///
  /// - Parameters:
  ///   - stores: The databases, at least one.
  ///   - label: What the whole is called; nil if the recordings agree.
  /// - Throws: A fault of a database, or recordings of different plans or engines.
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

  /// Adds a recording of the whole that was merged before.
  mutating func add(_ whole: RecordingSummary, of store: RecordingStore) throws(StoreError) {
    if whole.commit != commit { commit = nil }
    recordedAt = [recordedAt, whole.recordedAt].compactMap { $0 }.max()
    try add(whole.id, of: store, replacing: true)
  }

  /// Adds the runs and failures of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - store: Where it is.
  ///   - replacesOthers: Whether its runs stay, rather than equal ones that have explanations.
  /// - Throws: A fault of the database.
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
      // Of several reasons one is kept that does not depend on the order of the files.
      failed[key] = [failed[key] ?? failure, failure].min { $0.rank < $1.rank }
    }
  }

  /// Adds the runs of a recording, which replace equal ones, and notes which of them
  /// contradict those that are there.
  private mutating func addRuns(
    of recording: RecordingID,
    of store: RecordingStore,
    replacing replacesOthers: Bool
  ) throws(StoreError) {
    for run in try store.allRuns(of: recording) {
      let key = run.identity.canonicalLine
      guard planned.contains(key) else {
        throw .damaged(file: store.file, reason: "run \(run.id) is of no case of its plan")
      }
      let known = parts[key] ?? Part(store: store, run: run)
      guard (known.run.questionHash, known.run.answerHash) != (run.questionHash, run.answerHash)
      else {
        // Of equal answers one is kept that does not depend on the order of the files.
        let isRicher = (run.explanationHash ?? "") >= (known.run.explanationHash ?? "")
        if replacesOthers || isRicher { parts[key] = Part(store: store, run: run) }
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

  /// The runs in the order of the plan, each read in its database.
  func sortedParts() throws(StoreError) -> [Part] {
    if !contradictions.isEmpty { throw .unmergeable(.nondeterministic(contradictions)) }
    return plan.cases.compactMap { parts[$0.identity.canonicalLine] }
  }

  /// The cases of the plan of which there is no run.
  var missing: [CaseIdentity] {
    plan.cases.map(\.identity).filter { parts[$0.canonicalLine] == nil }
  }
  /// Why cases of the plan of which there is no run have none, as far as that is known; in the
  /// order of the cases.
  var failures: [CaseFailure] {
    missing.compactMap { failed[$0.canonicalLine] }.sorted(byCase: \.identity)
  }
}

extension CaseFailure {
  /// Orders failures of one case, wherever they were recorded.
  fileprivate var rank: (String, String, String) { (kind.rawValue, reason, questionHash) }
}
