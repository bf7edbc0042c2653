package import ScenarioModel
package import SnapshotModel

/// The selected devices, orientations, systems and user settings, as the user typed them.
///
/// Empty lists mean all.
package struct StageSelection: Sendable {
  /// Ids of the device catalog.
  package var devices: [String]
  /// The orientations at the start of runs.
  package var orientations: [String]
  /// Versions of iOS; `17` means `17.0`.
  ///
  /// Unless the list is empty, cases without a system do not match.
  package var systems: [String]
  /// The settings of users.
  package var users: UserSelection
  /// Whether to add cases for selected settings that the scenarios' matrices do not include, and for
  /// selected devices that no matrix includes.
  package var addsCases: Bool
  /// The sample of the matching cases; nil for all.
  package var sample: CaseSample?

  package init(
    devices: [String] = [],
    orientations: [String] = [],
    systems: [String] = [],
    users: UserSelection = UserSelection(),
    addsCases: Bool = false,
    sample: CaseSample? = nil
  ) {
    self.devices = devices
    self.orientations = orientations
    self.systems = systems
    self.users = users
    self.addsCases = addsCases
    self.sample = sample
  }

  /// Returns the filter after checking every word.
  ///
  /// - Throws: A `Failure` with the option.
  package func filter() throws -> CaseFilter {
    for id in devices { _ = try device(named: id) }
    return CaseFilter(
      devices: devices,
      orientations: try orientations.map { try word($0, of: "orientation") },
      systems: try systems.map { try systemVersion($0) }
    )
  }

  /// Refuses a filter with a part that matches no case, because it would look like a result.
  package func checkThatEachPartMatches(_ cases: [CaseIdentity], of what: String) throws {
    _ = try filter()
    try checkMatches("--device", devices, cases.map(\.device), what)
    try checkMatches("--orientation", orientations, cases.map(\.orientation), what)
    try checkMatches("--system", systemNames, cases.compactMap(\.system), what)
    try users.checkThatEachPartMatches(cases, of: what)
  }

  /// The systems in the form of case names: `17.0` for `17`.
  private var systemNames: [String] { systems.map { SystemVersion($0)?.description ?? $0 } }

  /// Whether the selection matches every case.
  package var isEmpty: Bool {
    devices.isEmpty && orientations.isEmpty && systems.isEmpty && users.isEmpty
      && sample == nil
  }

  /// Returns whether a recorded case is on a selected stage.
  package func matches(_ identity: CaseIdentity) -> Bool {
    (devices.isEmpty || devices.contains(identity.device))
      && (orientations.isEmpty || orientations.contains(identity.orientation))
      && (systems.isEmpty || identity.system.map(systemNames.contains) ?? false)
      && users.matches(identity)
  }
}
