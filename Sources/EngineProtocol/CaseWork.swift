import ScenarioModel

/// Work for one case.
enum CaseWork<Prepared: Sendable>: Sendable {
  /// The engine computes the answer.
  case answer(CaseQuestion)
  /// The case has the answer of a device with equal measures.
  case adopt(DigestedRun, of: FinishedCase<Prepared>, CaseQuestion)
}

extension CaseWork {
  /// Whether the engine is not needed.
  var isSmall: Bool {
    if case .adopt = self { true } else { false }
  }
}

/// Work with the number of its case.
typealias NumberedWork<Prepared: Sendable> = (number: Int, work: CaseWork<Prepared>)

/// A case that a worker has finished.
///
/// It is a class, because other cases may share its answer.
final class FinishedCase<Prepared: Sendable>: Sendable {
  /// The outcome in the form for delivery.
  let prepared: Prepared
  /// The engine's answer; nil for a failure.
  let answer: DigestedRun?

  init(prepared: Prepared, answer: DigestedRun?) {
    self.prepared = prepared
    self.answer = answer
  }
}

/// The work of a recorder on single cases, on any thread.
struct CaseWorker<Prepared: Sendable>: Sendable {
  let engine: any Engine
  /// Computes the form for delivery, see ``Recorder``.
  let prepare: @Sendable (CaseOutcome, Prepared?) -> Prepared
  private let digest = QuestionDigest()

  init(engine: any Engine, prepare: @escaping @Sendable (CaseOutcome, Prepared?) -> Prepared) {
    self.engine = engine
    self.prepare = prepare
  }

  /// Finishes one case.
  func finish(_ work: CaseWork<Prepared>) async -> FinishedCase<Prepared> {
    switch work {
    case .answer(let question): finished(await answer(question), like: nil)
    case .adopt(let answer, let other, let question):
      finished(adopt(answer, for: question), like: other.prepared)
    }
  }

  /// Prepares the outcome of a case, whose answer other cases may share.
  func finished(_ outcome: CaseOutcome, like other: Prepared?) -> FinishedCase<Prepared> {
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
      return .success(try DigestedRun(run))
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
