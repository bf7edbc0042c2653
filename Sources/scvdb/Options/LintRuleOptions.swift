import ArgumentParser
import Lint
import ScenarioModel
import Workflows

/// The selected rules.
struct LintRuleOptions: ParsableArguments {
  @Option(name: .customLong("rule"), help: "Only this rule; may be repeated.")
  var rules: [String] = []

  @Option(name: .customLong("except"), help: "Not this rule; may be repeated.")
  var exceptions: [String] = []

  /// Returns the rules in the order of reports.
  ///
  /// - Throws: A failure that names the nearest rule.
  func chosen() throws -> [any LintRule] {
    let words = LintRules.all.map { (name: $0.id, value: $0) }
    let included = try rules.map { try word($0, of: "rule", among: words).id }
    let excluded = try exceptions.map { try word($0, of: "except", among: words).id }
    return LintRules.all.filter {
      (included.isEmpty || included.contains($0.id)) && !excluded.contains($0.id)
    }
  }
}
