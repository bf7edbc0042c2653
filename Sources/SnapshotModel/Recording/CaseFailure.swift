/// A question that an engine was to answer, and why there is no answer that could be kept.
package struct CaseFailure: Codable, Hashable, Sendable {
  /// What kept the case from an answer; raw values are those of the table `failure`.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// The engine ended before it had answered.
    case crash
    /// The engine took longer than the time limit.
    case timeout
    /// The engine stated that it cannot answer, or there is no question, because the scenario or a
    /// document that it names cannot be read.
    case refused
    /// The engine was not asked, for it does not list something that the case needs.
    case unsupported
    /// What the engine wrote is no answer, or one that contradicts itself.
    case inconsistent
  }

  /// The case that the question belongs to.
  package var identity: CaseIdentity
  /// Digest of the question, as in ``Run/questionHash``.
  package var questionHash: String
  /// The class of the failure; reports count each class.
  package var kind: Kind
  /// What happened, in one line or several: the end of the engine's standard error may be in it.
  package var reason: String

  package init(identity: CaseIdentity, questionHash: String, kind: Kind, reason: String) {
    self.identity = identity
    self.questionHash = questionHash
    self.kind = kind
    self.reason = reason
  }
}

extension CaseFailure: CustomStringConvertible {
  /// The case, and what happened, in one line.
  package var description: String {
    "\(identity) (\(kind.rawValue): \(reason.replacing("\n", with: " ")))"
  }
}
