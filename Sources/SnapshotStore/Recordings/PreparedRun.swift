package import SnapshotModel

/// A run with everything that its rows contain, except ids.
///
/// Any thread can prepare a run. The task that writes the database then only inserts it.
package final class PreparedRun: Sendable {
  /// The run.
  package let digested: DigestedRun
  /// The rows of the answer; nil if they are made only for a new answer.
  let rows: AnswerRows?
  /// The bytes of `wordingDigest`; nil without titles and texts.
  let wordingHash: [UInt8]?
  /// The part of the run in the root of its recording.
  let root: RootHash
  /// The hash in a recording; nil if the writer computes it.
  private let recordedHash: (recording: RecordingID, bytes: [UInt8])?
  private let seal: [UInt8]?

  /// Prepares a run on any thread.
  ///
  /// - Parameters:
  ///   - digested: The run.
  ///   - other: A run with an equal answer, which has the same rows; nil for none.
  ///   - recent: Snapshots of other runs, which can have the same rows.
  ///   - recording: The recording of the run; nil if it has not begun.
  ///   - seal: See ``RecordingStore/seal``.
  package init(
    _ digested: DigestedRun,
    like other: PreparedRun?,
    sharing recent: RecentSnapshots,
    in recording: RecordingID?,
    sealedBy seal: AnswerSeal?
  ) {
    self.digested = digested
    let same = other?.digested.digests == digested.digests ? other : nil
    rows = same?.rows ?? AnswerRows(of: digested, sharing: recent)
    wordingHash =
      same?.digested.wordings == digested.wordings
      ? same?.wordingHash : digested.wordingHash
    root = digested.root
    recordedHash = recording.map { ($0, digested.hash(in: $0)) }
    self.seal = seal?.bytes(for: digested)
  }

  /// Prepares a run in the task that writes the database.
  init(_ digested: DigestedRun) {
    self.digested = digested
    rows = nil
    wordingHash = digested.wordingHash
    root = digested.root
    recordedHash = nil
    seal = nil
  }

  /// See ``runHash(recording:engine:identity:questionHash:answerHash:)``.
  func hash(in recording: RecordingID) -> [UInt8] {
    if let recordedHash, recordedHash.recording == recording { return recordedHash.bytes }
    return digested.hash(in: recording)
  }

  /// Returns the run's seal; nil without a key.
  func seal(by key: AnswerSeal?) -> [UInt8]? { seal ?? key?.bytes(for: digested) }
}

extension AnswerSeal {
  fileprivate func bytes(for digested: DigestedRun) -> [UInt8] {
    bytes(
      engine: digested.run.engine,
      identity: digested.run.identity,
      questionHash: digested.run.questionHash,
      answerHash: digested.digests.answer,
      explanationHash: digested.digests.explanations
    )
  }
}

extension DigestedRun {
  fileprivate var wordingHash: [UInt8]? { wordings.wordingDigest.map(bytes(fromHexadecimal:)) }

  fileprivate var root: RootHash {
    RootHash(
      identity: run.identity,
      questionHash: run.questionHash,
      answerHash: digests.answer
    )
  }

  fileprivate func hash(in recording: RecordingID) -> [UInt8] {
    runHash(
      recording: Int(recording.rawValue),
      engine: run.engine,
      identity: run.identity,
      questionHash: run.questionHash,
      answerHash: digests.answer,
      explanationHash: digests.explanations
    )
  }
}
