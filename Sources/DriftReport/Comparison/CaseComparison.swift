import Reporting
import SnapshotModel

/// Compares a case that both sides recorded.
struct CaseComparison: Sendable {
  let from: RecordedCase
  let to: RecordedCase
  let options: DriftOptions
  let inputsChanged: Bool
  /// Whether there is nothing to compare.
  let areAnswersEqual: Bool
  /// The edits of the question; none for equal answers, which are not compared.
  let edits: [EditDistance]

  /// - Parameters:
  ///   - from: The case of the first side.
  ///   - to: The case of the second side.
  ///   - options: The options of the comparison.
  ///   - screenEdits: Returns the edits of a question from the case before and after them.
  init(
    from: RecordedCase,
    to: RecordedCase,
    options: DriftOptions,
    screenEdits: (RecordedCase, RecordedCase) -> [EditDistance]
  ) {
    self.from = from
    self.to = to
    self.options = options
    inputsChanged = from.inputsChanged ?? (from.questionHash != to.questionHash)
    areAnswersEqual = from.answerHash == to.answerHash
    edits = inputsChanged && !areAnswersEqual ? screenEdits(from, to) : []
  }

  /// Returns the drift and the ignored differences of two different answers.
  func drift() throws -> (case: CaseDrift?, ignored: IgnoredDifferences) {
    let (old, new, renames) = try runs()
    let pairs = aligned(
      Moment.all(of: renames.applied(toEventsOf: old)),
      Moment.all(of: new),
      by: { $0.isSameStep(as: $1) }
    )
    let estimates = EstimateComparison(from: renames.applied(toEstimatesOf: old), to: new.estimates)
    let omissions = OmissionComparison(from: old, to: new)
    var previousWasPair = true
    var lists = pairs.map { pair in
      defer { previousWasPair = pair.from != nil && pair.to != nil }
      return differences(pair, followsSameStep: previousWasPair, edits, estimates, omissions)
    }
    let events = EventComparison(moments: pairs, isOfOneEngine: isOfOneEngine)
    events.add(to: &lists)
    estimates.add(to: &lists, of: pairs)
    omissions.add(to: &lists, of: pairs)
    var ignored = lists.reduce(IgnoredDifferences()) { $0 + $1.ignored }
    if events.isLeftOut { ignored.casesWithoutEvents = 1 }
    let isAccountedFor = !ignored.isEmpty && !(isExact && !old.isSameGeometry(as: new))
    if !isAccountedFor, !lists.isEmpty, lists.allSatisfy(\.differences.isEmpty),
      !old.isSameAnswer(as: new)
    {
      lists[0].add(.step, unexplainedChange)
    }
    var steps = zip(pairs, lists).compactMap { pair, list -> StepDrift? in
      guard !list.differences.isEmpty, let moment = pair.to ?? pair.from else { return nil }
      return StepDrift(moment.step, list)
    }
    if !isOfOneCase {
      let others = FollowedSurroundings.Options(
        tolerance: options.tolerance,
        hasEstimates: !estimates.either.isEmpty
      )
      steps.compareSurroundings(of: pairs, others)
    }
    return (steps.isEmpty ? nil : caseDrift(steps), ignored)
  }

  private var known: [KnownInvariant] { options.policy.known }

  private var isOfOneEngine: Bool {
    (from.engine.name, from.engine.version) == (to.engine.name, to.engine.version)
  }

  /// Whether other geometry or other events are drift even if the rest is ignored.
  ///
  /// This is the case if one version of an engine answered one question twice without a tolerance.
  private var isExact: Bool {
    isOfOneEngine && isOfOneCase && !inputsChanged && options.tolerance == 0
  }

  /// Whether both sides have the same value of every axis.
  private var isOfOneCase: Bool { from.recordedIdentity == to.identity }

  /// The change for two answers without a compared difference.
  private var unexplainedChange: [Change] {
    changed(
      .unexplained,
      "answer",
      .text(from.answerHash.hashPrefix),
      .text(to.answerHash.hashPrefix)
    )
  }

  /// Reads the parts of both runs to compare, and finds the renamed views.
  private func runs() throws -> (old: Run, new: Run, renames: Renames) {
    let (fromRun, toRun) = try from.readWhatDiffers(from: to)
    // Known broken invariants are listed separately with their reasons.
    let (old, new) = (fromRun.without(known), toRun.without(known))
    let renames = Renames(from: old, to: new)
    if renames.isEmpty { return (old, new, renames) }
    // Only all checkpoints show whether a view's former path still exists.
    let whole = (old: try from.read().without(known), new: try to.read().without(known))
    return (whole.old, whole.new, Renames(from: whole.old, to: whole.new))
  }

  private func differences(
    _ pair: Pair<Moment>,
    followsSameStep: Bool,
    _ screenEdits: [EditDistance],
    _ estimates: EstimateComparison,
    _ omissions: OmissionComparison
  ) -> DifferenceList {
    var list = DifferenceList(
      options,
      estimates: estimates.either,
      omissions: omissions.either
    )
    if let from = pair.from, let to = pair.to {
      MomentComparison(
        from: from,
        to: to,
        followsSameStep: followsSameStep,
        screenEdits: screenEdits
      ).add(to: &list)
    } else {
      let kind: DriftKind = pair.from == nil ? .stepAdded : .stepRemoved
      let times = [pair.from, pair.to].map { $0.map { DriftValue.number($0.step.time) } }
      list.add(.step, changed(kind, "time", times[0], times[1]))
    }
    return list
  }

  private func caseDrift(_ steps: [StepDrift]) -> CaseDrift {
    CaseDrift(
      identity: to.identity,
      fromIdentity: from.recordedIdentity,
      fromEngine: from.engine,
      toEngine: to.engine,
      inputsChanged: inputsChanged,
      isQuestionWhole: !to.questionHash.isPartial,
      steps: steps
    )
  }
}

extension StepDrift {
  fileprivate init(_ step: Step, _ list: DifferenceList) {
    self.init(
      index: step.index,
      action: step.action,
      detail: step.detail,
      differences: list.differences
    )
  }
}

extension Run {
  /// Whether steps, snapshots, pushes and events are equal.
  fileprivate func isSameGeometry(as other: Run) -> Bool {
    steps == other.steps && pushes == other.pushes && events == other.events
  }

  /// Whether the answers of the engines are equal.
  fileprivate func isSameAnswer(as other: Run) -> Bool {
    isSameGeometry(as: other) && findings == other.findings && estimates == other.estimates
      && omissions == other.omissions
  }
}
