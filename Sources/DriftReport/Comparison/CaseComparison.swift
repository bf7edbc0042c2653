import SnapshotModel

/// Compares the two runs of one case.
struct CaseComparison {
  let from: Run
  let to: Run
  let options: DriftOptions

  var questionChanged: Bool { from.questionHash != to.questionHash }

  /// What differs, and how many rows the tolerance let pass; nil and 0 for equal answers.
  func drift() -> (case: CaseDrift?, excused: Int) {
    guard !hasEqualAnswers else { return (nil, 0) }
    var steps: [StepDrift] = []
    var excused = 0
    var previousWasPair = true
    for pair in aligned(Moment.all(of: from), Moment.all(of: to), by: { $0.isSameStep(as: $1) }) {
      let list = differences(pair, followsSameStep: previousWasPair)
      previousWasPair = pair.from != nil && pair.to != nil
      excused += list.excused
      if !list.differences.isEmpty, let moment = pair.to ?? pair.from {
        steps.append(StepDrift(moment.step, list))
      }
    }
    return (steps.isEmpty ? nil : caseDrift(steps), excused)
  }

  private var hasEqualAnswers: Bool {
    from.steps == to.steps && from.pushes == to.pushes
      && from.keyboardFrames == to.keyboardFrames && from.findings == to.findings
  }

  private func differences(_ pair: Pair<Moment>, followsSameStep: Bool) -> DifferenceList {
    var list = DifferenceList(tolerance: options.tolerance)
    if let from = pair.from, let to = pair.to {
      MomentComparison(from: from, to: to, followsSameStep: followsSameStep).add(to: &list)
    } else {
      let kind: DriftKind = pair.from == nil ? .appeared : .vanished
      let times = [pair.from, pair.to].map { $0.map { DriftValue.number($0.step.time) } }
      list.add(.step, changed(kind, "time", times[0], times[1]))
    }
    return list
  }

  private func caseDrift(_ steps: [StepDrift]) -> CaseDrift {
    CaseDrift(
      identity: to.identity,
      fromEngine: from.engine,
      toEngine: to.engine,
      questionChanged: questionChanged,
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
      differences: list.differences,
      followers: list.followers
    )
  }
}
