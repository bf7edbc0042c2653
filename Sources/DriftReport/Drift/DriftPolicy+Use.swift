import SnapshotModel

extension DriftPolicy {
  /// Rejects rules that match nothing, because a team would rely on them.
  ///
  /// - Throws: `DriftError.unusedRule`; any error from reading a run.
  /// - Complexity: Reads cases only for rules with a view, and only until one contains the view.
  func checkThatEachRuleIsUsed(in cases: [RecordedCase]) throws {
    for rule in rules {
      let concerned = cases.filter { rule.isAbout($0.identity) }
      guard !concerned.isEmpty else {
        let scenario = rule.scenario ?? ""
        throw DriftError.unusedRule(location: rule.location, reason: "no case of '\(scenario)'")
      }
      guard let view = rule.view, try !concerned.contains(where: { try rule.isAbout($0.read()) })
      else { continue }
      throw DriftError.unusedRule(location: rule.location, reason: "no case shows a view '\(view)'")
    }
  }
}

extension DriftPolicy.Rule {
  fileprivate func isAbout(_ run: Run) -> Bool {
    run.steps.compactMap(\.snapshot).contains { $0.views.contains { isAbout(view: $0.path) } }
  }
}
