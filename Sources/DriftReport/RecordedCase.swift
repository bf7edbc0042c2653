package import SnapshotModel

/// A recorded case as it is known before anyone reads its rows.
///
/// Equal hashes settle most cases of two recordings, so that comparing them costs what differs, not
/// what exists.
package final class RecordedCase {
  /// The name of the case, which pairs the two sides.
  package let identity: CaseIdentity
  /// The engine that gave the answer.
  package let engine: EngineIdentity
  /// See ``Run/questionHash``.
  package let questionHash: String
  /// See ``RunDigests/geometry``.
  package let geometryHash: String
  /// See ``RunDigests/answer``.
  package let answerHash: String
  /// Reads the run; called only where the other side answered something else.
  package let read: () throws -> Run
  /// Reads a part of the run; nil where there is no way to.
  package let partialReading: PartialReading?
  /// Reads what determined the frames; nothing where that was not recorded.
  package let explanations: () throws -> [ExplainedStep]
  /// When it was recorded, and of what, in words; nothing where that is not known.
  package let origin: [String]

  package init(
    identity: CaseIdentity,
    engine: EngineIdentity,
    questionHash: String,
    geometryHash: String,
    answerHash: String,
    read: @escaping () throws -> Run,
    partialReading: PartialReading? = nil,
    explanations: @escaping () throws -> [ExplainedStep] = { [] },
    origin: [String] = []
  ) {
    self.identity = identity
    self.engine = engine
    self.questionHash = questionHash
    self.geometryHash = geometryHash
    self.answerHash = answerHash
    self.read = read
    self.partialReading = partialReading
    self.explanations = explanations
    self.origin = origin
  }

  /// A case whose run is at hand.
  ///
  /// - Precondition: The run is consistent, see ``Run/checkConsistency()``.
  package convenience init(_ run: Run) {
    let digests = RunDigests(of: run)
    self.init(
      identity: run.identity,
      engine: run.engine,
      questionHash: run.questionHash,
      geometryHash: digests.geometry,
      answerHash: digests.answer,
      read: { run },
      partialReading: PartialReading(of: run, digests),
      explanations: { run.explanations }
    )
  }
}
