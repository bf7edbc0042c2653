/// Outcomes that wait to be delivered together.
struct OutcomeBatch<Outcome: Sendable> {
  /// The maximum size of a batch; larger ones gain nothing.
  private static var most: Int { 32 }

  private let waitLimit: Duration
  private let whenDue: @Sendable () -> Void
  private var outcomes: [Outcome] = []
  private var latest = ContinuousClock.now
  private var timer: Task<Void, any Error>?

  /// Creates an empty batch.
  ///
  /// - Parameters:
  ///   - waitLimit: The longest time that outcomes may wait after the previous batch.
  ///   - whenDue: Called at the end of that time, see ``startTimer()``.
  init(for waitLimit: Duration, whenDue: @escaping @Sendable () -> Void) {
    self.waitLimit = waitLimit
    self.whenDue = whenDue
  }

  var isFull: Bool { outcomes.count >= Self.most }

  /// Whether outcomes have waited long enough.
  var isDue: Bool { !outcomes.isEmpty && ContinuousClock.now - latest >= waitLimit }

  mutating func append(_ outcome: Outcome) {
    outcomes.append(outcome)
  }

  /// Schedules a call of `whenDue` for the moment when the current outcomes are due.
  mutating func startTimer() {
    guard !outcomes.isEmpty, timer == nil else { return }
    timer = Task { [time = latest + waitLimit, whenDue] in
      try await Task.sleep(until: time, clock: .continuous)
      whenDue()
    }
  }

  /// Removes and returns the gathered outcomes, in order.
  mutating func takeAll() -> [Outcome] {
    timer?.cancel()
    defer {
      timer = nil
      outcomes = []
      latest = .now
    }
    return outcomes
  }
}
