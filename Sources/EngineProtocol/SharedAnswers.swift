import ScenarioModel

/// The answers of a recording that cases on devices with equal measures share.
///
/// Cases are announced in the order of their requests to the engine, and answers arrive in that
/// order. The sharing therefore depends on nothing else.
struct SharedAnswers {
  /// The source of a case's answer.
  enum Source {
    /// The engine runs the case.
    case engine(key: MeasuredQuestion)
    /// An earlier announced case, which has no answer yet.
    case announced(key: MeasuredQuestion)
    case known(DigestedRun)
  }

  private let digest = QuestionDigest()
  /// The maximum number of kept answers, which bounds the memory.
  private let capacity: Int
  private var answers: [MeasuredQuestion: DigestedRun] = [:]
  /// The keys of the answers, from the oldest.
  private var keys: [MeasuredQuestion] = []
  private var announced: Set<MeasuredQuestion> = []

  /// - Parameter capacity: How many answers are kept; at least the number of announced, unanswered
  ///   cases, so that an answer is still kept for the last case that needs it.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Announces a case, and returns the source of its answer.
  mutating func source(for question: CaseQuestion) -> Source {
    let key = digest.measuredQuestion(of: question)
    if let answer = answers[key] { return .known(answer.answering(question, by: digest)) }
    return announced.insert(key).inserted ? .engine(key: key) : .announced(key: key)
  }

  /// Keeps the engine's answer for later cases; a failure is not kept.
  mutating func keep(_ outcome: CaseOutcome, as key: MeasuredQuestion) {
    announced.remove(key)
    guard case .success(let answer) = outcome.result else { return }
    answers[key] = answer
    keys.append(key)
    if keys.count > capacity { answers[keys.removeFirst()] = nil }
  }

  /// Returns the answer of an earlier announced case, for another case; nil if there is none.
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
