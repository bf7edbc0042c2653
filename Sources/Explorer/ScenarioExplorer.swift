import EngineProtocol
import Reporting
package import ScenarioModel

/// Searches for events that break a scenario.
///
/// The search begins with the metamorphic pairs. The second event of a pair undoes the first, so
/// the geometry has to be restored. Next is the right-to-left layout, which has to be a mirror
/// image. Random sequences of events follow. A failing trial is reduced as long as it fails in the
/// same way.
///
/// The result depends only on the engine, the cases, the seed and the number of sequences. The
/// number of jobs does not change it.
package struct ScenarioExplorer: Sendable {
  /// The number of trials that are checked together; the time is checked between batches.
  private static let batchSize = 32

  /// The maximum number of attempts to simplify one finding.
  private static let shrinkingLimit = 250

  /// The engine that answers, built in or a process.
  package var engine: any Engine
  /// The number of cases that run at the same time, at least 1.
  package var jobs: Int
  /// The seed of the random numbers; the same seed produces the same sequences.
  package var seed: UInt64
  /// The number of random sequences to try.
  package var sequences: Int
  /// Whether to try containers, systems and keyboards that the scenario does not mention.
  package var variesSurroundings: Bool

  package init(
    engine: any Engine,
    jobs: Int = 1,
    seed: UInt64,
    sequences: Int,
    variesSurroundings: Bool = true
  ) {
    self.engine = engine
    self.jobs = jobs
    self.seed = seed
    self.sequences = sequences
    self.variesSurroundings = variesSurroundings
  }

  /// Searches the cases of one scenario.
  ///
  /// - Parameters:
  ///   - questions: The cases. Findings prefer the first one. Their steps are ignored.
  ///   - fixedIdioms: The kinds of devices that do not rotate.
  ///   - isTimeUp: Whether to end the search early.
  ///   - progress: Receives the number of checked trials.
  /// - Returns: The defects and failures.
  /// - Throws: Only `CancellationError`.
  package func explore(
    _ questions: [CaseQuestion],
    fixedIdioms: Set<DeviceIdiom> = [],
    isTimeUp: () -> Bool = { false },
    progress: (Int) -> Void = { _ in }
  ) async throws -> Exploration {
    guard let first = questions.first else { return Exploration() }
    var search = Search(explorer: self, simplest: first)
    let bases = questions
    let pairs = pairs(of: bases, fixedIdioms).all
    var checked = 0
    func check(_ trials: [(Trial, Defect.Origin)]) async throws {
      for start in stride(from: 0, to: trials.count, by: Self.batchSize) where !isTimeUp() {
        let batch = Array(trials[start..<min(start + Self.batchSize, trials.count)])
        try await search.examine(batch)
        checked += batch.count
        progress(checked)
      }
    }
    try await check(pairs.map { ($0, .pair) })
    for base in bases where !isTimeUp() { try await search.mirror(base) }
    let generator = SequenceGenerator(
      bases: bases,
      variesSurroundings: variesSurroundings,
      fixedIdioms: fixedIdioms,
      seed: seed
    )
    try await check((0..<sequences).map { (generator.trial(number: $0), .sequence($0 + 1)) })
    return search.exploration
  }

  /// Returns the number of trials that a search of these cases checks.
  ///
  /// - Parameters:
  ///   - questions: The cases.
  ///   - fixedIdioms: The kinds of devices that do not rotate.
  /// - Returns: The number, without shrinking.
  package func trialCount(
    of questions: [CaseQuestion],
    fixedIdioms: Set<DeviceIdiom> = []
  ) -> Int {
    pairs(of: questions, fixedIdioms).all.count + sequences
  }

  private func pairs(
    of bases: [CaseQuestion],
    _ fixedIdioms: Set<DeviceIdiom>
  ) -> MetamorphicTrials {
    MetamorphicTrials(
      bases: bases,
      variesSurroundings: variesSurroundings,
      fixedIdioms: fixedIdioms
    )
  }

  // MARK: The search

  /// A running search.
  private struct Search {
    let explorer: ScenarioExplorer
    let simplest: CaseQuestion
    let checker: InvariantChecker
    var exploration = Exploration()

    init(explorer: ScenarioExplorer, simplest: CaseQuestion) {
      self.explorer = explorer
      self.simplest = simplest
      checker = InvariantChecker(of: simplest.scenario)
    }

    /// Sends trials to the engine, several at a time, and examines the answers in their order.
    mutating func examine(_ trials: [(trial: Trial, origin: Defect.Origin)]) async throws {
      let questions = trials.map { $0.trial.question(checking: checker.invariants) }
      var results: [Result<Run, EngineError>] = []
      try await Recorder(engine: explorer.engine, jobs: explorer.jobs).record(questions) {
        results.append($0.result.map(\.run))
      }
      exploration.cases += questions.count
      for ((trial, origin), result) in zip(trials, results) {
        if case .sequence = origin { exploration.sequences += 1 }
        guard let run = run(result, of: trial) else { continue }
        for violation in checker.violations(about: trial, run) {
          try await take(violation, about: trial, from: origin)
        }
      }
    }

    /// Compares the right-to-left layout of a case with its mirror image.
    mutating func mirror(_ base: CaseQuestion) async throws {
      let trial = Trial(base: base, events: [], relation: .isMirrored)
      for violation in try await violations(about: trial, checking: checker.invariants) {
        try await take(violation, about: trial, from: .mirror)
      }
    }

    /// Returns the answer; nil if there is none.
    ///
    /// A case in its written form must have an answer, but random events may be impossible.
    private mutating func run(_ result: Result<Run, EngineError>, of trial: Trial) -> Run? {
      switch result {
      case .success(let run): return run
      case .failure(let error) where error.kind.isRefusal && !trial.events.isEmpty: return nil
      case .failure(let error):
        if !exploration.failures.contains(error) { exploration.failures.append(error) }
        return nil
      }
    }

    /// The violations at the end of a trial.
    private mutating func violations(
      about trial: Trial,
      checking invariants: [Invariant]
    ) async throws -> [BrokenRule] {
      let question = trial.question(checking: invariants, atEveryRest: false)
      guard let answer = try await answer(to: question, trial) else { return [] }
      guard trial.relation == .isMirrored else { return checker.violations(about: trial, answer) }
      var plain = trial
      plain.relation = nil
      guard let original = try await self.answer(to: plain.question(checking: []), plain) else {
        return []
      }
      return checker.violations(about: trial, answer, mirroring: original)
    }

    private mutating func answer(to question: CaseQuestion, _ trial: Trial) async throws -> Run? {
      try Task.checkCancellation()
      exploration.cases += 1
      do throws(EngineError) {
        return run(.success(try await explorer.engine.run(question)), of: trial)
      } catch {
        return run(.failure(error), of: trial)
      }
    }

    // MARK: Findings

    /// Adds a violation, unless it is already reported.
    private mutating func take(
      _ violation: BrokenRule,
      about trial: Trial,
      from origin: Defect.Origin
    ) async throws {
      guard !isKnown(violation, about: trial) else { return }
      let (smallest, last) = try await shrunk(violation, about: violation.shortened(trial))
      let signature = Signature(smallest, upTo: last.eventCount)
      let equalDefects = exploration.defects.indices.filter {
        exploration.defects[$0].rule == last.rule.text
          && exploration.defects[$0].signature == signature
      }
      if let index = equalDefects.first {
        exploration.defects[index].add(last.view)
        return
      }
      guard let question = try await reproduction(of: last, by: smallest) else { return }
      exploration.defects.append(
        Defect(
          rule: last.rule.text,
          view: last.view,
          message: last.message,
          origin: origin,
          eventsFound: trial.allEvents.prefix(violation.eventCount).count,
          steps: smallest.allEvents.map { $0.step.line(for: question.scenario.technique) },
          question: question,
          signature: signature
        )
      )
    }

    /// Whether a defect explains the violation.
    ///
    /// That requires all of the defect's events, and one of its views.
    private func isKnown(_ violation: BrokenRule, about trial: Trial) -> Bool {
      let signature = Signature(trial, upTo: violation.eventCount)
      return exploration.defects.contains { defect in
        defect.rule == violation.rule.text && defect.signature.isPart(of: signature)
          && ([defect.view] + defect.otherViews).contains(violation.view)
      }
    }

    private mutating func shrunk(
      _ violation: BrokenRule,
      about trial: Trial
    ) async throws -> (Trial, BrokenRule) {
      var last = violation
      let simplest = simplest
      var search = self
      let shrinker = Shrinker<Trial>(limit: ScenarioExplorer.shrinkingLimit) {
        $0.simplifications(toward: simplest)
      } fails: { candidate in
        let found = try await search.violations(about: candidate, checking: violation.invariants)
          .first { found in
            found.isLike(violation)
              && (candidate.relation != nil || found.eventCount == candidate.events.count)
          }
        if let found { last = found }
        return found != nil
      }
      let smallest = try await shrinker.smallest(of: trial)
      exploration = search.exploration
      return (smallest, last)
    }

    /// Returns the case that shows a violation by itself; nil if it does not.
    private mutating func reproduction(
      of violation: BrokenRule,
      by trial: Trial
    ) async throws -> CaseQuestion? {
      let technique = trial.base.scenario.technique.rawValue
      let question = trial.finding(
        "\(technique) breaks \(violation.rule.text)",
        invariants: violation.invariants,
        expectations: violation.expectations
      )
      let run = try await answer(to: question, trial)
      return run.map { checker.shows(violation, $0) } == true ? question : nil
    }
  }
}

extension Defect {
  fileprivate mutating func add(_ view: ViewPath) {
    if view != self.view, !otherViews.contains(view) { otherViews.append(view) }
  }
}

extension CaseFailure.Kind {
  /// Whether the engine works but does not support the question.
  fileprivate var isRefusal: Bool { self == .refused || self == .unsupported }
}
