/// A question without a valid answer, and the reason.
package struct CaseFailure: Codable, Hashable, Sendable {
  /// The class of a failure.
  ///
  /// The table `failure` contains the raw values.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// The engine ended before it answered.
    case crash
    /// The engine took longer than the time limit.
    case timeout
    /// The engine rejected the question, or the scenario or one of its documents cannot be read.
    case refused
    /// The question was not sent, because the engine does not list a capability that the case
    /// needs.
    case unsupported
    /// The engine's output is not a valid answer, or it contradicts itself.
    case inconsistent
  }

  /// The case of the question.
  package var identity: CaseIdentity
  /// The digest of the question, as in ``Run/questionHash``.
  package var questionHash: QuestionHash
  /// The class of the failure; reports count each class.
  package var kind: Kind
  /// The description in one or more lines, possibly with the end of the engine's standard error.
  package var reason: String

  package init(identity: CaseIdentity, questionHash: QuestionHash, kind: Kind, reason: String) {
    self.identity = identity
    self.questionHash = questionHash
    self.kind = kind
    self.reason = reason
  }
}

extension CaseFailure: CustomStringConvertible {
  /// The case and the description in one line.
  package var description: String {
    "\(identity) (\(kind.rawValue): \(reason.replacing("\n", with: " ")))"
  }
}
