// Matches parts of a recording by partial names.

extension CaseIdentity {
  /// Whether the case belongs to a scenario, or to a scenario in a folder with this name.
  package func isOf(scenario name: String) -> Bool {
    scenario == name || scenario.hasPrefix(name + "/")
  }
}

/// Whether a name is the name of the step's checkpoint or the step's index.
package func isStep(_ index: Int, checkpoint: String?, called name: String) -> Bool {
  "\(index)" == name || checkpoint == name
}
