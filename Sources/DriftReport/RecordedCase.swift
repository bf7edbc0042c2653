package import SnapshotModel

/// A recorded case with rows that are read only on demand.
///
/// Most cases of two recordings have equal hashes, so the cost of a comparison depends on the
/// differences. Several threads can read cases at the same time.
package final class RecordedCase: Sendable {
  /// The other case of a comparison along an axis.
  private final class Pairing: Sendable {
    let identity: CaseIdentity
    let inputsChanged: Bool

    init(identity: CaseIdentity, inputsChanged: Bool) {
      self.identity = identity
      self.inputsChanged = inputsChanged
    }
  }

  private let source: any CaseSource
  /// Nil unless the case is on the first side of a comparison along an axis.
  private let pairing: Pairing?

  package init(_ source: any CaseSource) {
    self.source = source
    pairing = nil
  }

  /// Creates a case for the comparison with a case that differs only in an axis.
  ///
  /// - Parameters:
  ///   - recorded: The case.
  ///   - identity: The case on the other side.
  ///   - inputsChanged: Whether the scenario or its screens changed besides the axis.
  package init(_ recorded: RecordedCase, pairedWith identity: CaseIdentity, inputsChanged: Bool) {
    source = recorded.source
    pairing = Pairing(identity: identity, inputsChanged: inputsChanged)
  }

  /// Creates a case from a run in memory.
  ///
  /// - Precondition: The run is consistent, see ``Run/checkConsistency()``.
  package convenience init(_ run: Run) { self.init(RunInMemory(run)) }
}

extension RecordedCase {
  /// The identity of the case, which pairs the two sides.
  package var identity: CaseIdentity { pairing?.identity ?? source.identity }
  /// The identity of the run; in a comparison along an axis, the first side's differs from
  /// ``identity``.
  package var recordedIdentity: CaseIdentity { source.identity }
  /// Whether the scenario or its screens changed besides the axis; nil if the questions tell.
  package var inputsChanged: Bool? { pairing?.inputsChanged }
  /// The engine that computed the answer.
  package var engine: EngineIdentity { source.engine }
  /// See ``Run/questionHash``.
  package var questionHash: QuestionHash { source.questionHash }
  /// See ``RunDigests/geometry``.
  package var geometryHash: String { source.geometryHash }
  /// See ``RunDigests/answer``.
  package var answerHash: String { source.answerHash }
  /// The time and the source of the recording, as text; empty if they are unknown.
  package var origin: [String] { source.origin }

  /// Reads the run; a comparison reads it only if the other side's answer differs.
  package func read() throws -> Run { try source.read() }

  /// Reads the explanations of the frames; empty if none were recorded.
  package func explanations() throws -> [ExplainedStep] { try source.explanations() }

  /// Reads two runs without the snapshots that are equal in both.
  func readWhatDiffers(from other: RecordedCase) throws -> (self: Run, other: Run) {
    let (hashes, others) = (try source.snapshotHashes(), try other.source.snapshotHashes())
    let equal = Set(hashes.filter { others[$0.key] == $0.value }.keys)
    return (try source.read(without: equal), try other.source.read(without: equal))
  }
}

/// A recorded run that is read on demand.
///
/// A class: the cases of a large recording then take a third less memory.
package protocol CaseSource: AnyObject, Sendable {
  var identity: CaseIdentity { get }
  var engine: EngineIdentity { get }
  /// See ``Run/questionHash``.
  var questionHash: QuestionHash { get }
  /// See ``RunDigests/geometry``.
  var geometryHash: String { get }
  /// See ``RunDigests/answer``.
  var answerHash: String { get }
  /// The time and the source of the recording, as text; empty if they are unknown.
  var origin: [String] { get }

  /// Returns the hashes of the checkpoints' snapshots, by the checkpoints' names.
  func snapshotHashes() throws -> [String: String]

  /// Reads the run, with ``Snapshot/unread`` for some checkpoints.
  ///
  /// - Parameter checkpoints: The names of the checkpoints.
  /// - Returns: The run.
  /// - Throws: Any error from reading.
  func read(without checkpoints: Set<String>) throws -> Run

  /// Reads the explanations of the frames; empty if none were recorded.
  func explanations() throws -> [ExplainedStep]
}

extension CaseSource {
  func read() throws -> Run { try read(without: []) }
}
