package import ScenarioModel
package import SnapshotModel

/// Which devices, orientations and systems are meant, as they were typed, and which settings of users; empty
/// lists mean all.
package struct StageSelection: Sendable {
  /// Ids of the device catalog.
  package var devices: [String]
  /// The orientations at the start of runs.
  package var orientations: [String]
  /// Versions of iOS, `17` standing for `17.0`; unless empty, cases without a system do not match.
  package var systems: [String]
  /// The settings of users.
  package var users: UserSelection
  /// Whether scenarios have cases for the selected settings that their matrices do not name.
  package var addsUsers: Bool
  /// The sample of the matching cases; nil for all.
  package var sample: CaseSample?

  package init(
    devices: [String] = [],
    orientations: [String] = [],
    systems: [String] = [],
    users: UserSelection = UserSelection(),
    addsUsers: Bool = false,
    sample: CaseSample? = nil
  ) {
    self.devices = devices
    self.orientations = orientations
    self.systems = systems
    self.users = users
    self.addsUsers = addsUsers
    self.sample = sample
  }

  /// The filter, every word of it checked.
  ///
  /// - Throws: A `Failure` that names the option.
  package func filter() throws -> CaseFilter {
    for id in devices { _ = try device(named: id) }
    return CaseFilter(
      devices: devices,
      orientations: try orientations.map { try word($0, of: "orientation") },
      systems: try systems.map(systemVersion)
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

  /// The systems as cases are called after them: `17.0` for `17`.
  private var systemNames: [String] { systems.map { SystemVersion($0)?.description ?? $0 } }

  /// Whether every case matches.
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
