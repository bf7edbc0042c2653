/// Outcomes that wait to be delivered together.
struct GatheredOutcomes {
  /// More at once gain nothing.
  private static let most = 32

  private let patience: Duration
  private var outcomes: [CaseOutcome] = []
  private var latest = ContinuousClock.now

  /// - Parameter patience: How long after outcomes were taken others may wait for more to come.
  init(for patience: Duration) {
    self.patience = patience
  }

  var isFull: Bool { outcomes.count >= Self.most }

  /// Whether there are outcomes that should wait no longer.
  var isDue: Bool { !outcomes.isEmpty && ContinuousClock.now - latest >= patience }

  mutating func append(_ outcome: CaseOutcome) {
    outcomes.append(outcome)
  }

  /// Takes what is there, in order.
  mutating func takeAll() -> [CaseOutcome] {
    defer {
      outcomes = []
      latest = .now
    }
    return outcomes
  }
}
