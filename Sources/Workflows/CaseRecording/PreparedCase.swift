import EngineProtocol
import Reporting
import Reports
import ScenarioModel
import SnapshotModel

/// A case with everything that a recording stores and reports about it.
///
/// The parts are computed on the thread of the case, so that the task that writes the database only
/// stores them.
struct PreparedCase: Sendable {
  /// An answer with the parts of the result that follow from it.
  struct Answered: Sendable {
    var run: DigestedRun
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
  var question: CaseQuestion
  /// The answer, or the reason that it is missing.
  var result: Result<Answered, EngineError>

  /// The case that the question belongs to.
  var identity: CaseIdentity { question.identity }
  /// The run; nil if the engine has no answer.
  var run: DigestedRun? { try? result.get().run }

  /// Returns the case without its answer, which cannot be stored.
  func failed(because reason: String) -> PreparedCase {
    let engine = run?.run.engine.name ?? ""
    var failed = self
    failed.result = .failure(.failed(engine: engine, kind: .inconsistent, reason: reason))
    return failed
  }
}

/// Computes the parts of cases, on any thread.
struct CasePreparation: Sendable {
  /// Returns the views' names for people in a case.
  let titles: @Sendable (CaseQuestion) -> ViewTitles
  /// Broken invariants that are not reported as findings.
  let known: [KnownInvariant]

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

  /// Computes the parts of an answer, or takes those that are equal from a case with the same
  /// titles.
  private func answered(
    _ digested: DigestedRun,
    to question: CaseQuestion,
    like other: PreparedCase.Answered?
  ) -> PreparedCase.Answered {
    var (digested, run) = (digested, digested.run)
    let isAlike = other != nil && run.findings.isEmpty
    let titles = isAlike ? ViewTitles() : titles(question)
    digested.wordings = other?.run.wordings ?? titles.wordings(of: run)
    var outcome = other?.outcome ?? TechniqueOutcome(of: run)
    outcome.identity = run.identity
    var omissions = OmissionSummary()
    omissions.add(run)
    run = run.without(known)
    var findings = FindingSummary()
    findings.add(run, calling: titles)
    return PreparedCase.Answered(
      run: digested,
      outcome: outcome,
      findings: findings,
      omissions: omissions,
      brokenInvariants: run.brokenInvariants(calling: titles)
    )
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
