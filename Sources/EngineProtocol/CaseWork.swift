import ScenarioModel
import Synchronization

/// Work for one case.
///
/// It is indirect: a question takes many bytes, and a queue moves its items.
indirect enum CaseWork: Sendable {
  /// The engine computes the answer.
  case answer(CaseQuestion)
  /// The case has the answer of a device with equal measures.
  case adopt(DigestedRun, of: FinishedCase, CaseQuestion)
}

extension CaseWork {
  /// Whether the engine is not needed.
  var isSmall: Bool {
    if case .adopt = self { true } else { false }
  }
}

/// Work with the number of its case.
typealias NumberedWork = (number: Int, work: CaseWork)

/// A case that a worker has finished.
///
/// It is a class, because other cases may share its answer. It is not generic: in another module,
/// the queue of cases would look up its types at each use.
final class FinishedCase: Sendable {
  /// The outcome in the form for delivery.
  let prepared: any Sendable
  /// The engine's answer; nil for a failure.
  let answer: DigestedRun?

  init(prepared: any Sendable, answer: DigestedRun?) {
    self.prepared = prepared
    self.answer = answer
  }
}

/// The work of a recorder on single cases, on any thread.
struct CaseWorker: Sendable {
  let engine: any Engine
  /// Computes the form for delivery, see ``Recorder``.
  let prepare: Preparation
  private let digest = QuestionDigest()
  private let latestDigests = LatestDigestsPool()

  typealias Preparation = @Sendable (CaseOutcome, (any Sendable)?) -> any Sendable

  init(engine: any Engine, prepare: @escaping Preparation) {
    self.engine = engine
    self.prepare = prepare
  }

  /// Finishes one case.
  func finish(_ work: CaseWork) async -> FinishedCase {
    switch work {
    case .answer(let question): finished(await answer(question), like: nil)
    case .adopt(let answer, let other, let question):
      finished(adopt(answer, for: question), like: other.prepared)
    }
  }

  /// Prepares the outcome of a case, whose answer other cases may share.
  func finished(_ outcome: CaseOutcome, like other: (any Sendable)?) -> FinishedCase {
    FinishedCase(prepared: prepare(outcome, other), answer: try? outcome.result.get())
  }

  private func adopt(_ answer: DigestedRun, for question: CaseQuestion) -> CaseOutcome {
    let own = answer.answering(question.identity, questionHash: digest.hash(of: question))
    return CaseOutcome(question: question, result: .success(own))
  }

  /// Returns the outcome of a case that needs the engine.
  func answer(_ question: CaseQuestion) async -> CaseOutcome {
    let result: Result<DigestedRun, EngineError>
    do {
      result = checked(try await engine.run(question))
    } catch {
      result = .failure(error)
    }
    return CaseOutcome(question: question, result: result)
  }

  /// Checks an answer; an inconsistent answer fails its case and does not end the recording.
  private func checked(_ run: Run) -> Result<DigestedRun, EngineError> {
    do throws(InconsistentRun) {
      return .success(try latestDigests.digested(run))
    } catch {
      return .failure(
        .failed(
          engine: engine.identity.name,
          kind: .inconsistent,
          reason: "its reply is inconsistent: \(error.problem)",
          fix: error.fix
        )
      )
    }
  }
}

/// The digests of the runs that the workers digested last, one value for each worker.
private final class LatestDigestsPool: Sendable {
  private let free = Mutex<[LatestDigests]>([])

  /// Checks and digests a run.
  func digested(_ run: Run) throws(InconsistentRun) -> DigestedRun {
    var latest = free.withLock { $0.popLast() } ?? LatestDigests()
    // After an error, the value would describe only a part of the run.
    let digested = try DigestedRun(run, after: &latest)
    free.withLock { $0.append(latest) }
    return digested
  }
}
