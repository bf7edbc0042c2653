import ScenarioModel

extension Run {
  /// Returns why the run does not answer a question, in one clause; nil if it does.
  ///
  /// An answer has the steps of the scenario, in order, and at least one view at each checkpoint.
  /// It may end at a step that cannot be done, if a broken invariant of that step gives the reason.
  func difference(from question: CaseQuestion) -> String? {
    let asked = question.scenario.steps
    guard steps.count <= asked.count else {
      return "it has \(steps.count) steps, and the scenario has \(asked.count)"
    }
    for (index, (step, askedStep)) in zip(steps, asked).enumerated() {
      if let fault = step.difference(from: askedStep, at: index) { return "step \(index) \(fault)" }
      if index > 0, step.time < steps[index - 1].time {
        return "step \(index) begins before the previous step"
      }
    }
    guard steps.count < asked.count else { return nil }
    let isExplained = findings.contains {
      $0.kind == .brokenInvariant && $0.step == steps.count - 1
    }
    guard isExplained else {
      return "it ends after \(steps.count) of \(asked.count) steps without a broken invariant as "
        + "the reason"
    }
    return nil
  }
}

extension Step {
  fileprivate func difference(from asked: ScenarioStep, at position: Int) -> String? {
    guard index == position else { return "has the index \(index)" }
    guard action == asked.keyword else { return "is '\(action)' instead of '\(asked.keyword)'" }
    guard case .checkpoint(let name, _, _) = asked else {
      return snapshot == nil ? nil : "is not a checkpoint, but has a snapshot"
    }
    guard detail == name else { return "is the checkpoint '\(detail)' instead of '\(name)'" }
    guard let snapshot else { return "is a checkpoint without a snapshot" }
    return snapshot.views.isEmpty ? "is a checkpoint without views" : nil
  }
}
