import Reporting
package import ScenarioModel
package import SnapshotModel

/// The selected recorded cases, as the user typed them; empty lists mean all.
package struct CaseSelection: Sendable {
  /// Names of scenarios, and of folders of them.
  package var scenarios: [String]
  /// The devices, orientations, systems and users.
  package var stages: StageSelection
  /// The techniques' labels.
  package var techniques: [String]

  package init(
    scenarios: [String] = [],
    stages: StageSelection = StageSelection(),
    techniques: [String] = []
  ) {
    self.scenarios = scenarios
    self.stages = stages
    self.techniques = techniques
  }

  /// Returns the filter without the scenarios, after checking every word.
  ///
  /// - Throws: A `Failure` with the option.
  package func filter() throws -> CaseFilter {
    var filter = try stages.filter()
    filter.techniques = try techniques.map { try word($0, of: "technique") }
    return filter
  }

  /// Refuses a selection with a part that matches no case, because it would look like a result.
  ///
  /// - Parameters:
  ///   - cases: The cases to select from.
  ///   - what: The owner of the cases, for messages.
  /// - Throws: A `Failure` that names the option and the available values.
  package func checkThatEachPartMatches(_ cases: [CaseIdentity], of what: String) throws {
    try checkScenarios(cases, of: what)
    _ = try filter()
    try stages.checkThatEachPartMatches(cases, of: what)
    try checkMatches("--technique", techniques, cases.map(\.technique), what)
  }

  /// Refuses a name without a case.
  private func checkScenarios(_ cases: [CaseIdentity], of what: String) throws {
    for name in scenarios where !cases.contains(where: { $0.isOf(scenario: name) }) {
      let known = Set(cases.map(\.scenario)).sorted()
      let nearest = nearestSpelling(to: name, among: known).map { "did you mean '\($0)'?" }
      throw Failure(
        "no case of \(what) matches '\(name)'",
        at: "--scenario",
        hint: nearest,
        otherwise: "name another scenario"
      )
    }
  }

  /// Whether the selection matches every case.
  package var isEmpty: Bool { scenarios.isEmpty && stages.isEmpty && techniques.isEmpty }

  /// Returns whether a recorded case is selected.
  package func matches(_ identity: CaseIdentity) -> Bool {
    (scenarios.isEmpty || scenarios.contains(where: identity.isOf))
      && stages.matches(identity)
      && (techniques.isEmpty || techniques.contains(identity.technique))
  }
}

/// Refuses values of an option without a case.
func checkMatches(
  _ option: String,
  _ requested: [String],
  _ found: @autoclosure () -> [String],
  _ what: String
) throws {
  guard !requested.isEmpty else { return }
  let found = Set(found())
  for value in requested where !found.contains(value) {
    let known = found.sorted().joined(separator: ", ")
    throw Failure(
      "no case of \(what) matches '\(value)'",
      at: option,
      hint: known.isEmpty ? nil : "there are cases of \(known)",
      otherwise: "omit \(option)"
    )
  }
}
