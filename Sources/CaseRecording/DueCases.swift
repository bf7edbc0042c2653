package import ScenarioLoading
package import SnapshotModel

/// The cases that a recording had to have by its command line, whatever became of them.
///
/// An accepted case among them without a result is drift: its scenario may be gone, be about another engine, or have
/// lost a device.
package struct DueCases {
  private let named: NamedScenarios
  private let selection: StageSelection
  private let recorded: Set<CaseIdentity>
  private let others: Set<String>

  /// - Parameters:
  ///   - recording: The recording.
  ///   - named: The scenarios that the command line names.
  ///   - selection: Which of their cases it selects.
  ///   - choosesEngine: Whether it names the engine: scenarios about another one are not due then.
  package init(
    of recording: FinishedRecording,
    named: NamedScenarios,
    selection: StageSelection,
    choosesEngine: Bool
  ) {
    self.named = named
    self.selection = selection
    recorded = Set(recording.cases)
    others = choosesEngine ? Set(recording.others.items.map(\.scenario)) : []
  }

  package func contains(_ identity: CaseIdentity) -> Bool {
    // A sample is of the cases that there are.
    (selection.sample == nil || recorded.contains(identity))
      && named.contains(identity.scenario) && selection.matches(identity)
      && !others.contains(identity.scenario)
  }
}
