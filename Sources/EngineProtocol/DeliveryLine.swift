import ScenarioModel

/// The cases that are asked for and not yet delivered, in their order.
struct DeliveryLine {
  /// What became of a case so far.
  private enum Place {
    /// The engine is asked; others may have the answer as well, by the key.
    case inWork(key: MeasuredQuestion?)
    case done(CaseOutcome, key: MeasuredQuestion?)
    /// The answer is that of a case further ahead.
    case borrowed(CaseQuestion, key: MeasuredQuestion)
  }

  private var places: [Int: Place] = [:]
  private var delivered = 0
  private var asked = 0
  private var shared: SharedAnswers?

  /// - Parameter capacity: How many answers are kept for other devices that measure the same; nil where
  ///   each case has an answer of its own.
  init(sharing capacity: Int?) {
    shared = capacity.map { SharedAnswers(capacity: $0) }
  }

  /// How many cases are not delivered.
  var count: Int { asked - delivered }

  /// Adds a case at the end.
  ///
  /// - Parameter question: The case.
  /// - Returns: The number under which the engine's answer is awaited; nil if it is not asked.
  mutating func append(_ question: CaseQuestion) -> Int? {
    let number = asked
    asked += 1
    switch shared?.source(for: question) {
    case nil: places[number] = .inWork(key: nil)
    case .engine(let key): places[number] = .inWork(key: key)
    case .announced(let key):
      places[number] = .borrowed(question, key: key)
      return nil
    case .known(let answer):
      places[number] = .done(CaseOutcome(question: question, result: .success(answer)), key: nil)
      return nil
    }
    return number
  }

  /// Takes what came of a case that the engine was asked for.
  mutating func take(_ outcome: CaseOutcome, at number: Int) {
    guard case .inWork(let key) = places[number] else { return }
    places[number] = .done(outcome, key: key)
  }

  /// Takes the first case from the line, if it is known what became of it.
  ///
  /// - Parameter ask: Asks the engine for a case whose answer was to be that of another one, which has none.
  /// - Returns: What became of the case; nil if the engine is at work on it, or there is none.
  mutating func next(otherwise ask: (CaseQuestion) async -> CaseOutcome) async -> CaseOutcome? {
    let outcome: CaseOutcome
    switch places[delivered] {
    case nil, .inWork: return nil
    case .done(let result, let key):
      outcome = result
      if let key { shared?.keep(outcome, as: key) }
    case .borrowed(let question, let key):
      if let known = shared?.outcome(of: question, as: key) {
        outcome = known
      } else {
        outcome = await ask(question)
      }
    }
    places[delivered] = nil
    delivered += 1
    return outcome
  }

  /// What became of cases behind one that was not begun, in their order.
  func rest() -> [CaseOutcome] {
    places.sorted { $0.key < $1.key }.compactMap { _, place in
      if case .done(let outcome, _) = place { outcome } else { nil }
    }
  }
}
