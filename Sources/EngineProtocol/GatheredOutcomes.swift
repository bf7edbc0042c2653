/// Outcomes that wait to be delivered together.
struct GatheredOutcomes {
  /// The maximum size of a batch; larger ones gain nothing.
  private static let most = 32

  private let waitLimit: Duration
  private let ring: @Sendable () -> Void
  private var outcomes: [CaseOutcome] = []
  private var latest = ContinuousClock.now
  private var alarm: Task<Void, any Error>?

  /// Creates an empty batch.
  ///
  /// - Parameters:
  ///   - waitLimit: The longest time that outcomes may wait after the previous batch.
  ///   - ring: Called at the end of that time, see ``setAlarm()``.
  init(for waitLimit: Duration, ring: @escaping @Sendable () -> Void) {
    self.waitLimit = waitLimit
    self.ring = ring
  }

  var isFull: Bool { outcomes.count >= Self.most }

  /// Whether outcomes have waited long enough.
  var isDue: Bool { !outcomes.isEmpty && ContinuousClock.now - latest >= waitLimit }

  mutating func append(_ outcome: CaseOutcome) {
    outcomes.append(outcome)
  }

  /// Schedules a call of `ring` for the moment when the current outcomes are due.
  mutating func setAlarm() {
    guard !outcomes.isEmpty, alarm == nil else { return }
    alarm = Task { [time = latest + waitLimit, ring] in
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
