import SnapshotModel

/// Reads the runs of a merge, and prepares them for writing.
///
/// Devices with equal measures can be in different parts, with the same answers and texts. Each
/// answer is read from the first part that contains it.
struct MergedRuns {
  /// The maximum number of kept answers, each with about 40 KB, and of kept texts.
  private static let capacity = 512

  private let recording: RecordingID
  private var answers: [String: PreparedRun] = [:]
  private var wordings: [String: [ViewWording]] = [:]
  private let snapshots = RecentSnapshots()
  private var latest = LatestDigests()

  /// - Parameter recording: The merged recording.
  init(in recording: RecordingID) {
    self.recording = recording
  }

  /// Returns the run of a part.
  ///
  /// - Throws: A database error; `damaged` if the rows do not match their hash.
  mutating func prepared(_ part: MergeSet.Part) throws(StoreError) -> PreparedRun {
    let known = answer(of: part.run)
    var digested = if let known { known.digested.answering(part.run) } else { try digested(part) }
    digested.wordings = try wordings(of: part)
    let prepared = PreparedRun(
      digested,
      like: known,
      sharing: snapshots,
      in: recording,
      sealedBy: nil
    )
    if known == nil, part.run.explanationHash == nil {
      if answers.count == Self.capacity { answers = [:] }
      answers[part.run.answerHash] = prepared
    }
    return prepared
  }

  /// Returns an earlier run with the answer of a run, and without explanations; nil for none.
  private func answer(of run: RunSummary) -> PreparedRun? {
    guard run.explanationHash == nil, let known = answers[run.answerHash],
      known.digested.digests.geometry == run.geometryHash
    else { return nil }
    return known
  }

  private mutating func digested(_ part: MergeSet.Part) throws(StoreError) -> DigestedRun {
    let run = try part.store.loadExplained(part.run.id)
    do throws(InconsistentRun) {
      return try DigestedRun(run, after: &latest)
    } catch {
      throw .inconsistentRun(identity: run.identity, fault: error)
    }
  }

  private mutating func wordings(of part: MergeSet.Part) throws(StoreError) -> [ViewWording] {
    guard let stored = try part.store.storedWording(of: part.run.id) else { return [] }
    if let known = wordings[stored.hash] { return known }
    let found = try part.store.wordings(stored, of: part.run.id)
    if wordings.count == Self.capacity { wordings = [:] }
    wordings[stored.hash] = found
    return found
  }
}

extension DigestedRun {
  /// Returns the same answer for the question of another run.
  fileprivate func answering(_ run: RunSummary) -> DigestedRun {
    answering(run.identity, questionHash: run.questionHash)
  }
}
