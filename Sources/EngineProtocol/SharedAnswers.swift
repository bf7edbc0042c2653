import ScenarioModel

/// The answers of a recording that cases on devices with equal measures share.
///
/// Cases are announced in the order of their requests to the engine, and answers are kept in that
/// order. The sharing therefore depends on nothing else.
struct SharedAnswers {
  typealias Answer = FinishedCase

  /// The source of a case's answer.
  enum Source {
    /// The engine runs the case; the key is nil if its answer is not shared.
    case engine(key: MeasuredQuestion?)
    /// An earlier announced case, which has no answer yet.
    case announced(key: MeasuredQuestion)
    case known(Answer)
  }

  /// The state of an announced case.
  private enum Announced {
    case open
    case answered(Answer)
    case failed
  }

  private let digest = QuestionDigest()
  /// The maximum number of kept answers, which bounds the memory.
  private let capacity: Int
  private var answers: [MeasuredQuestion: Answer] = [:]
  /// The keys of the answers, in order; the first ones may have been removed.
  private var keys: [MeasuredQuestion] = []
  private var removedCount = 0
  /// The announced cases that are not delivered.
  private var announced: [MeasuredQuestion: Announced] = [:]

  /// - Parameter capacity: How many answers of delivered cases are kept.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Announces a case, and returns the source of its answer.
  mutating func source(for question: CaseQuestion) -> Source {
    let key = digest.measuredQuestion(of: question)
    if let answer = answers[key] { return .known(answer) }
    switch announced[key] {
    case .open: return .announced(key: key)
    case .answered(let answer): return .known(answer)
    case .failed: return .engine(key: nil)
    case nil:
      announced[key] = .open
      return .engine(key: key)
    }
  }

  /// Stores the result of an announced case, until ``keep(_:)``.
  mutating func take(_ result: Answer, as key: MeasuredQuestion) {
    announced[key] = result.answer == nil ? .failed : .answered(result)
  }

  /// Keeps the answer of a delivered case for later cases; a failure is not kept.
  mutating func keep(_ key: MeasuredQuestion) {
    guard case .answered(let answer) = announced.removeValue(forKey: key) else { return }
    answers[key] = answer
    keys.append(key)
    guard answers.count > capacity else { return }
    answers[keys[removedCount]] = nil
    removedCount += 1
    // Moving the rest for each answer would take longer.
    guard removedCount > capacity else { return }
    keys.removeFirst(removedCount)
    removedCount = 0
  }
}
