/// Outcomes that wait to be delivered together.
struct GatheredOutcomes {
  /// More at once gain nothing.
  private static let most = 32

  private let patience: Duration
  private let ring: @Sendable () -> Void
  private var outcomes: [CaseOutcome] = []
  private var latest = ContinuousClock.now
  private var alarm: Task<Void, any Error>?

  /// - Parameters:
  ///   - patience: How long after outcomes were taken others may wait for more to come.
  ///   - ring: Called when that time is over, see ``setAlarm()``.
  init(for patience: Duration, ring: @escaping @Sendable () -> Void) {
    self.patience = patience
    self.ring = ring
  }

  var isFull: Bool { outcomes.count >= Self.most }

  /// Whether there are outcomes that should wait no longer.
  var isDue: Bool { !outcomes.isEmpty && ContinuousClock.now - latest >= patience }

  mutating func append(_ outcome: CaseOutcome) {
    outcomes.append(outcome)
  }

  /// Sees to it that `ring` is called when the outcomes that are there should wait no longer.
  mutating func setAlarm() {
    guard !outcomes.isEmpty, alarm == nil else { return }
    alarm = Task { [time = latest + patience, ring] in
      try await Task.sleep(until: time, clock: .continuous)
      ring()
    }
  }

  /// Removes and returns the gathered outcomes, in order.
  mutating func takeAll() -> [CaseOutcome] {
    alarm?.cancel()
    defer {
      alarm = nil
      outcomes = []
      latest = .now
    }
    return outcomes
  }
}
