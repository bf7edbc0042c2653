import SnapshotModel

extension DriftPolicy {
  /// Refuses rules that are about nothing there is: a team that believes in one would be deceived.
  ///
  /// - Throws: `DriftError.unusedRule`; whatever reading a run throws.
  /// - Complexity: Cases are read only for rules that name a view, and only until one shows it.
  func checkThatEachRuleIsUsed(in cases: [RecordedCase]) throws {
    for rule in rules {
      let concerned = cases.filter { rule.isAbout($0.identity) }
      guard !concerned.isEmpty else {
        let scenario = rule.scenario ?? ""
        throw DriftError.unusedRule(location: rule.location, reason: "no case is of '\(scenario)'")
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
