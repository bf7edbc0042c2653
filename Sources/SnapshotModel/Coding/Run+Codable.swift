// The form of a run in messages and exports.

extension Run: Codable {
  private enum CodingKeys: String, CodingKey {
    case engine, identity, questionHash, steps, pushes, events, findings, estimates, omissions,
      comparisons, explanations
  }

  /// Decodes an answer.
  ///
  /// An engine may omit events, estimates, omissions, comparisons and explanations.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      engine: try container.decode(EngineIdentity.self, forKey: .engine),
      identity: try container.decode(CaseIdentity.self, forKey: .identity),
      questionHash: try container.decode(QuestionHash.self, forKey: .questionHash),
      steps: try container.decode([Step].self, forKey: .steps),
      pushes: try container.decode([NavigationPush].self, forKey: .pushes),
      events: try container.decodeIfPresent([RunEvent].self, forKey: .events) ?? [],
      findings: try container.decode([Finding].self, forKey: .findings),
      estimates: try container.decodeIfPresent([SizeEstimate].self, forKey: .estimates) ?? [],
      omissions: try container.decodeIfPresent([OmissionCount].self, forKey: .omissions) ?? [],
      comparisons: try container.decodeIfPresent([ValueComparison].self, forKey: .comparisons)
        ?? [],
      explanations: try container.decodeIfPresent([ExplainedStep].self, forKey: .explanations)
        ?? []
    )
  }

  /// Encodes an answer.
  ///
  /// Empty lists of estimates, omissions, comparisons and explanations are left out.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(engine, forKey: .engine)
    try container.encode(identity, forKey: .identity)
    try container.encode(questionHash, forKey: .questionHash)
    try container.encode(steps, forKey: .steps)
    try container.encode(pushes, forKey: .pushes)
    try container.encode(events, forKey: .events)
    try container.encode(findings, forKey: .findings)
    if !estimates.isEmpty { try container.encode(estimates, forKey: .estimates) }
    if !omissions.isEmpty { try container.encode(omissions, forKey: .omissions) }
    if !comparisons.isEmpty { try container.encode(comparisons, forKey: .comparisons) }
    if !explanations.isEmpty { try container.encode(explanations, forKey: .explanations) }
  }
}
