import ScenarioModel

/// The requested cases that are not yet delivered, in order.
struct DeliveryQueue {
  /// The state of a case.
  private enum CaseState {
    /// The engine is working on the case; cases with the same key may reuse its answer.
    case running(key: MeasuredQuestion?)
    case done(CaseOutcome, key: MeasuredQuestion?)
    /// The case reuses the answer of an earlier case in the line.
    case reused(CaseQuestion, key: MeasuredQuestion)
  }

  private var states: [Int: CaseState] = [:]
  private var delivered = 0
  private var asked = 0
  private var shared: SharedAnswers?

  /// - Parameter capacity: How many answers are kept for devices with equal measures; nil if each
  ///   case has its own answer.
  init(sharing capacity: Int?) {
    shared = capacity.map { SharedAnswers(capacity: $0) }
  }

  /// The number of undelivered cases.
  var count: Int { asked - delivered }

  /// Adds a case at the end.
  ///
  /// - Parameter question: The case.
  /// - Returns: The number of the case's request to the engine; nil if the case reuses an answer.
  mutating func append(_ question: CaseQuestion) -> Int? {
    let number = asked
    asked += 1
    switch shared?.source(for: question) {
    case nil: states[number] = .running(key: nil)
    case .engine(let key): states[number] = .running(key: key)
    case .announced(let key):
      states[number] = .reused(question, key: key)
      return nil
    case .known(let answer):
      states[number] = .done(CaseOutcome(question: question, result: .success(answer)), key: nil)
      return nil
    }
    return number
  }

  /// Stores the engine's outcome for a requested case.
  mutating func take(_ outcome: CaseOutcome, at number: Int) {
    guard case .running(let key) = states[number] else { return }
    states[number] = .done(outcome, key: key)
  }

  /// Removes the first case from the line, if its outcome is available.
  ///
  /// - Parameter answer: Runs a case that should have reused another case's answer, if that case has
  ///   none.
  /// - Returns: The outcome of the case; nil if the engine is still at work on it, or the line is
  ///   empty.
  mutating func next(otherwise answer: (CaseQuestion) async -> CaseOutcome) async -> CaseOutcome? {
    let outcome: CaseOutcome
    switch states[delivered] {
    case nil, .running: return nil
    case .done(let result, let key):
      outcome = result
      if let key { shared?.keep(outcome, as: key) }
    case .reused(let question, let key):
      if let known = shared?.outcome(of: question, as: key) {
        outcome = known
      } else {
        outcome = await answer(question)
      }
    }
    states[delivered] = nil
    delivered += 1
    return outcome
  }

  /// The outcomes after a case that was not begun, in order.
  func rest() -> [CaseOutcome] {
    states.sorted { $0.key < $1.key }.compactMap { _, state in
      if case .done(let outcome, _) = state { outcome } else { nil }
    }
  }
}
