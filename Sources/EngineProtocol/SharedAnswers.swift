import ScenarioModel
import SnapshotModel

/// The answers of a recording that other cases of it have, too: those on devices that measure the same.
///
/// Cases are announced in the order in which they are put to the engine, and answers come in that
/// order, so that who shares an answer with whom depends on nothing else.
struct SharedAnswers {
  /// Whose answer a case has.
  enum Source {
    /// The engine is asked.
    case engine(key: MeasuredQuestion)
    /// A case that was announced before, whose answer is not there yet.
    case announced(key: MeasuredQuestion)
    case known(DigestedRun)
  }

  private let digest = QuestionDigest()
  /// How many answers are kept, which bounds the memory.
  private let capacity: Int
  private var answers: [MeasuredQuestion: DigestedRun] = [:]
  /// The keys of the answers, from the oldest.
  private var keys: [MeasuredQuestion] = []
  private var announced: Set<MeasuredQuestion> = []

  /// - Parameter capacity: How many answers are kept; at least as many as cases that are announced and not
  ///   answered, so that an answer is there when the last of those needs it.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Notes that a case is due, and returns whose answer it has.
  mutating func source(for question: CaseQuestion) -> Source {
    let key = digest.measuredQuestion(of: question)
    if let answer = answers[key] { return .known(answer.answering(question, by: digest)) }
    return announced.insert(key).inserted ? .engine(key: key) : .announced(key: key)
  }

  /// Keeps the engine's answer for the cases to come; a failure is none.
  mutating func keep(_ outcome: CaseOutcome, as key: MeasuredQuestion) {
    announced.remove(key)
    guard case .success(let answer) = outcome.result else { return }
    answers[key] = answer
    keys.append(key)
    if keys.count > capacity { answers[keys.removeFirst()] = nil }
  }

  /// The answer of a case that was announced before, for another one; nil if there is none.
  func outcome(of question: CaseQuestion, as key: MeasuredQuestion) -> CaseOutcome? {
    answers[key].map {
      CaseOutcome(question: question, result: .success($0.answering(question, by: digest)))
    }
  }
}

extension DigestedRun {
  fileprivate func answering(_ question: CaseQuestion, by digest: QuestionDigest) -> DigestedRun {
    answering(question.identity, questionHash: digest.hash(of: question))
  }
}
