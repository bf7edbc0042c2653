import ScenarioModel

/// The requested cases that are not yet delivered, in order.
struct DeliveryQueue {
  /// The state of a case.
  private enum CaseState {
    /// A worker has the case; the key is nil unless other cases may share the answer.
    case inWork(key: MeasuredQuestion?)
    /// The case waits for the answer of an earlier case.
    case waiting(CaseQuestion)
    case finished(FinishedCase, key: MeasuredQuestion?)
    /// The case was not begun.
    case skipped
  }

  private var states: [Int: CaseState] = [:]
  private var delivered = 0
  private var asked = 0
  private var shared: SharedAnswers?
  /// The cases that wait for another case's answer, by its key.
  private var waiting: [MeasuredQuestion: [Int]] = [:]

  /// - Parameter capacity: How many answers are kept for devices with equal measures; nil if each
  ///   case has its own answer.
  init(sharing capacity: Int?) {
    shared = capacity.map { SharedAnswers(capacity: $0) }
  }

  /// The number of undelivered cases.
  var count: Int { asked - delivered }

  /// Whether cases wait for the answers of other cases.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Adds a case at the end.
  ///
  /// - Parameter question: The case.
  /// - Returns: The work for the case; nil if it waits for the answer of another case.
  mutating func append(_ question: CaseQuestion) -> NumberedWork? {
    let number = asked
    asked += 1
    switch shared?.source(for: question) {
    case nil: return begin(number, .answer(question))
    case .engine(let key): return begin(number, .answer(question), key: key)
    case .known(let other): return begin(number, work(on: question, sharing: other))
    case .announced(let key):
      states[number] = .waiting(question)
      waiting[key, default: []].append(number)
      return nil
    }
  }

  /// Stores a finished case.
  ///
  /// - Returns: The work for the cases that have waited for its answer. If it has no answer, each of
  ///   them needs its own.
  mutating func take(_ result: FinishedCase, at number: Int) -> [NumberedWork] {
    guard case .inWork(let key) = states[number] else { return [] }
    states[number] = .finished(result, key: key)
    guard let key else { return [] }
    shared?.take(result, as: key)
    return waiting.removeValue(forKey: key, default: []).compactMap { number in
      guard case .waiting(let question) = states[number] else { return nil }
      return begin(number, work(on: question, sharing: result))
    }
  }

  /// Removes a case that no worker has begun, and the cases that have waited for its answer.
  mutating func skip(_ number: Int) {
    guard case .inWork(let key) = states[number] else { return }
    states[number] = .skipped
    guard let key else { return }
    for number in waiting.removeValue(forKey: key, default: []) { states[number] = .skipped }
  }

  /// Removes the first case from the line and returns its result; nil if it is not finished, or the
  /// line is empty.
  mutating func next() -> FinishedCase? {
    guard case .finished(let result, let key) = states[delivered] else { return nil }
    if let key { shared?.keep(key) }
    states[delivered] = nil
    delivered += 1
    return result
  }

  /// The results after a case that was not begun, in order.
  func rest() -> [FinishedCase] {
    states.sorted { $0.key < $1.key }.compactMap { _, state in
      if case .finished(let result, _) = state { result } else { nil }
    }
  }

  private func work(
    on question: CaseQuestion,
    sharing other: FinishedCase
  ) -> CaseWork {
    other.answer.map { .adopt($0, of: other, question) } ?? .answer(question)
  }

  private mutating func begin(
    _ number: Int,
    _ work: CaseWork,
    key: MeasuredQuestion? = nil
  ) -> NumberedWork {
    states[number] = .inWork(key: key)
    return (number, work)
  }
}

extension Dictionary {
  fileprivate mutating func removeValue(forKey key: Key, default none: Value) -> Value {
    removeValue(forKey: key) ?? none
  }
}
