package import SnapshotModel

/// A recorded case with rows that are read only on demand.
///
/// Most cases of two recordings have equal hashes, so the cost of a comparison depends on the
/// differences. Several threads can read cases at the same time.
package final class RecordedCase: Sendable {
  /// The identity of the case, which pairs the two sides.
  package let identity: CaseIdentity
  /// The identity of the run; in a comparison along an axis, the first side's differs from
  /// ``identity``.
  package let recordedIdentity: CaseIdentity
  /// Whether the scenario or its screens changed besides the axis; nil if the questions tell.
  let inputsChanged: Bool?
  /// The engine that computed the answer.
  package let engine: EngineIdentity
  /// See ``Run/questionHash``.
  package let questionHash: QuestionHash
  /// See ``RunDigests/geometry``.
  package let geometryHash: String
  /// See ``RunDigests/answer``.
  package let answerHash: String
  /// Reads the run; called only if the other side's answer differs.
  package let read: @Sendable () throws -> Run
  /// Reads a part of the run; nil if this is not supported.
  package let partialReading: PartialReading?
  /// Reads the explanations of the frames; empty if none were recorded.
  package let explanations: @Sendable () throws -> [ExplainedStep]
  /// The time and the source of the recording, as text; empty if they are unknown.
  package let origin: [String]

  package init(
    identity: CaseIdentity,
    engine: EngineIdentity,
    questionHash: QuestionHash,
    geometryHash: String,
    answerHash: String,
    read: @escaping @Sendable () throws -> Run,
    partialReading: PartialReading? = nil,
    explanations: @escaping @Sendable () throws -> [ExplainedStep] = { [] },
    origin: [String] = []
  ) {
    self.identity = identity
    recordedIdentity = identity
    inputsChanged = nil
    self.engine = engine
    self.questionHash = questionHash
    self.geometryHash = geometryHash
    self.answerHash = answerHash
    self.read = read
    self.partialReading = partialReading
    self.explanations = explanations
    self.origin = origin
  }

  /// Creates a case for the comparison with a case that differs only in an axis.
  ///
  /// - Parameters:
  ///   - recorded: The case.
  ///   - identity: The case on the other side.
  ///   - inputsChanged: Whether the scenario or its screens changed besides the axis.
  package init(_ recorded: RecordedCase, pairedWith identity: CaseIdentity, inputsChanged: Bool) {
    self.identity = identity
    self.inputsChanged = inputsChanged
    recordedIdentity = recorded.recordedIdentity
    engine = recorded.engine
    questionHash = recorded.questionHash
    geometryHash = recorded.geometryHash
    answerHash = recorded.answerHash
    read = recorded.read
    partialReading = recorded.partialReading
    explanations = recorded.explanations
    origin = recorded.origin
  }

  /// Creates a case from a run in memory.
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
