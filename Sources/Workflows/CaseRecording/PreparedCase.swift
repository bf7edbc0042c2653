import EngineProtocol
import Reporting
import ScenarioModel
import SnapshotModel
import SnapshotStore
import Synchronization

/// A case with everything that a recording stores and reports about it.
///
/// The parts are computed on the thread of the case, so that the task that writes the database only
/// stores them.
///
/// It is a class, because copies of a question and its answer would take longer than storing some of
/// their rows.
final class PreparedCase: Sendable {
  /// An answer with the parts of the result that follow from it.
  struct Answered: Sendable {
    var run: PreparedRun
    /// The technique's effect on the focused fields.
    var outcome: TechniqueOutcome
    /// The findings, without known broken invariants.
    var findings: FindingSummary
    /// The omitted code of the screens.
    var omissions: OmissionSummary
    /// A line for each broken invariant that is not known.
    var brokenInvariants: [String]
  }

  /// The question as the engine received it.
  let question: CaseQuestion
  /// The answer, or the reason that it is missing.
  let result: Result<Answered, EngineError>

  init(question: CaseQuestion, result: Result<Answered, EngineError>) {
    self.question = question
    self.result = result
  }

  /// The case that the question belongs to.
  var identity: CaseIdentity { question.identity }

  /// The run; nil if the engine has no answer.
  var run: PreparedRun? {
    guard case .success(let answered) = result else { return nil }
    return answered.run
  }

  /// Returns the case without its answer, which cannot be stored.
  func failed(because reason: String) -> PreparedCase {
    let engine = run?.digested.run.engine.name ?? ""
    return PreparedCase(
      question: question,
      result: .failure(.failed(engine: engine, kind: .inconsistent, reason: reason))
    )
  }
}

/// Computes the parts of cases, on any thread.
struct CasePreparation: Sendable {
  /// Returns the views' names for people in a case.
  let titles: @Sendable (CaseQuestion) -> ViewTitles
  /// Broken invariants that are not reported as findings.
  let known: [KnownInvariant]
  /// See ``RecordingStore/seal``.
  let seal: AnswerSeal?
  /// The recording that the cases belong to.
  let recording = BegunRecording()
  private let recent = RecentAnswers()
  private let latestWordings = LatestWordings()
  private let snapshots = RecentSnapshots()

  init(
    titles: @escaping @Sendable (CaseQuestion) -> ViewTitles,
    known: [KnownInvariant],
    seal: AnswerSeal?
  ) {
    self.titles = titles
    self.known = known
    self.seal = seal
  }

  /// Computes the parts of a case.
  ///
  /// - Parameters:
  ///   - outcome: The engine's answer.
  ///   - other: An earlier case with the same answer; nil for none.
  /// - Returns: The case with its parts.
  func prepared(_ outcome: CaseOutcome, like other: PreparedCase?) -> PreparedCase {
    PreparedCase(
      question: outcome.question,
      result: outcome.result.map { run in
        let isSame = other.map { TitlesKey($0.question) == TitlesKey(outcome.question) } ?? false
        let same = isSame ? try? other?.result.get() : nil
        return answered(run, to: outcome.question, like: same)
      }
    )
  }

  /// Computes the parts of an answer, or copies equal parts from a case with the same titles.
  private func answered(
    _ digested: DigestedRun,
    to question: CaseQuestion,
    like other: PreparedCase.Answered?
  ) -> PreparedCase.Answered {
    var (digested, run) = (digested, digested.run)
    let isAlike = other != nil && run.findings.isEmpty
    let titles = isAlike ? ViewTitles() : titles(question)
    digested.wordings =
      other?.run.digested.wordings
      ?? latestWordings.wordings(of: run, to: question, calling: titles)
    let equal = other ?? recent.answer(digested.digests.answer)
    var outcome = equal?.outcome ?? TechniqueOutcome(of: run)
    outcome.identity = run.identity
    var omissions = OmissionSummary()
    omissions.add(run)
    run = run.without(known)
    var findings = FindingSummary()
    findings.add(run, calling: titles)
    let answered = PreparedCase.Answered(
      run: PreparedRun(
        digested,
        like: equal?.run,
        sharing: snapshots,
        in: recording.id,
        sealedBy: seal
      ),
      outcome: outcome,
      findings: findings,
      omissions: omissions,
      brokenInvariants: run.brokenInvariants(calling: titles)
    )
    if equal == nil { recent.add(answered) }
    return answered
  }
}

/// The latest distinct answers of a recording: other questions can have equal ones.
private final class RecentAnswers: Sendable {
  private static let capacity = 128

  private let answers = Mutex<[String: PreparedCase.Answered]>([:])

  /// Returns an answer by ``RunDigests/answer``; nil if it is unknown.
  func answer(_ digest: String) -> PreparedCase.Answered? {
    answers.withLock { $0[digest] }
  }

  func add(_ answered: PreparedCase.Answered) {
    answers.withLock { answers in
      if answers.count >= Self.capacity { answers = [:] }
      answers[answered.run.digested.digests.answer] = answered
    }
  }
}

/// The titles and texts of the latest answer: most answers have the same views.
private final class LatestWordings: Sendable {
  private let latest = Mutex<(titles: TitlesKey, wordings: RunWordings)?>(nil)

  /// Returns the titles and texts of a run's views.
  func wordings(
    of run: Run,
    to question: CaseQuestion,
    calling titles: ViewTitles
  ) -> [ViewWording] {
    let key = TitlesKey(question)
    if let latest = latest.withLock({ $0 }), latest.titles == key, latest.wordings.apply(to: run) {
      return latest.wordings.wordings
    }
    let wordings = RunWordings(of: run, calling: titles)
    latest.withLock { $0 = (key, wordings) }
    return wordings.wordings
  }
}

/// The recording of cases that are in progress, once it has begun.
final class BegunRecording: Sendable {
  private let number = Mutex<RecordingID?>(nil)

  var id: RecordingID? { number.withLock { $0 } }

  func begin(_ id: RecordingID) {
    number.withLock { $0 = id }
  }
}

extension Run {
  /// Returns one line for each broken invariant: its checkpoint, its view and a sentence.
  fileprivate func brokenInvariants(calling titles: ViewTitles) -> [String] {
    findings.filter { $0.kind == .brokenInvariant }.map { finding in
      let step = steps.first { $0.index == finding.step }
      return "\"\(step?.detail ?? "")\" \(titles.title(of: finding.view)): "
        + finding.sentence(calling: titles)
    }
  }
}
