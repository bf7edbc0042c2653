import ArgumentParser
import DeviceCatalog
import ScenarioModel
import SnapshotModel

/// Which devices, orientations and systems a command is about.
struct DeviceFilterOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: "Only this device, by its id; may be repeated.",
    completion: .devices
  )
  var devices: [String] = []

  @Option(
    name: .customLong("orientation"),
    help: "Only this orientation at the start: portrait or landscape; may be repeated.",
    completion: .orientations
  )
  var orientations: [String] = []

  @Option(
    name: .customLong("system"),
    help: "Only cases on this version of iOS, such as 9.3; may be repeated."
  )
  var systems: [String] = []

  /// The filter, every word of it checked.
  func filter() throws -> CaseFilter {
    for id in devices { _ = try device(named: id) }
    return CaseFilter(
      devices: devices,
      orientations: try orientations.map { try word($0, of: "orientation") },
      systems: try systems.map(systemVersion)
    )
  }

  /// Refuses a filter of which a part lets no case through: it would pass for a result.
  func checkThatEachPartMatches(_ cases: [CaseIdentity], of what: String) throws {
    _ = try filter()
    try checkMatches("--device", devices, cases.map(\.device), what)
    try checkMatches("--orientation", orientations, cases.map(\.orientation), what)
    try checkMatches("--system", systemNames, cases.compactMap(\.system), what)
  }

  /// The systems as cases are called after them: `17.0` for `17`.
  private var systemNames: [String] { systems.map { SystemVersion($0)?.description ?? $0 } }

  /// Whether every case matches.
  var isEmpty: Bool { devices.isEmpty && orientations.isEmpty && systems.isEmpty }

  func matches(_ identity: CaseIdentity) -> Bool {
    (devices.isEmpty || devices.contains(identity.device))
      && (orientations.isEmpty || orientations.contains(identity.orientation))
      && (systems.isEmpty || identity.system.map(systemNames.contains) ?? false)
  }
}

/// Which devices, orientations and techniques a command is about.
struct CaseFilterOptions: ParsableArguments {
  @OptionGroup var stages: DeviceFilterOptions

  @Option(
    name: .customLong("technique"),
    help: "Only this keyboard technique; may be repeated.",
    completion: .techniques()
  )
  var techniques: [String] = []

  /// The filter, every word of it checked.
  func filter() throws -> CaseFilter {
    var filter = try stages.filter()
    filter.techniques = try techniques.map { try word($0, of: "technique") }
    return filter
  }

  /// Refuses a filter of which a part lets no case through: it would pass for a result.
  func checkThatEachPartMatches(_ cases: [CaseIdentity], of what: String) throws {
    _ = try filter()
    try stages.checkThatEachPartMatches(cases, of: what)
    try checkMatches("--technique", techniques, cases.map(\.technique), what)
  }

  /// Whether every case matches.
  var isEmpty: Bool { stages.isEmpty && techniques.isEmpty }

  func matches(_ identity: CaseIdentity) -> Bool {
    stages.matches(identity) && (techniques.isEmpty || techniques.contains(identity.technique))
  }

  /// Whether a case is asked for; options are taken out of their wrappers once, not for every case.
  static func isWanted(
    _ scenarios: ScenarioFilterOption,
    _ cases: CaseFilterOptions
  ) -> (CaseIdentity) -> Bool {
    { scenarios.matches($0) && cases.matches($0) }
  }
}

private func checkMatches(
  _ option: String,
  _ wanted: [String],
  _ found: @autoclosure () -> [String],
  _ what: String
) throws {
  guard !wanted.isEmpty else { return }
  let found = Set(found())
  for value in wanted where !found.contains(value) {
    let known = found.sorted().joined(separator: ", ")
    throw Failure(
      "\(option): no case of \(what) matches '\(value)'",
      hint: known.isEmpty ? nil : "there are cases of \(known)"
    )
  }
}

/// Which recorded scenarios a command is about.
struct ScenarioFilterOption: ParsableArguments {
  @Option(
    name: .customLong("scenario"),
    help: "Only this scenario, or all in a folder such as sign-up; may be repeated.",
    completion: .scenarios
  )
  var scenarios: [String] = []

  /// Whether every case matches.
  var isEmpty: Bool { scenarios.isEmpty }

  func matches(_ identity: CaseIdentity) -> Bool {
    scenarios.isEmpty || scenarios.contains(where: identity.isOf)
  }

  /// Refuses a name that no case has.
  func checkThatEachPartMatches(_ cases: [CaseIdentity], of what: String) throws {
    for name in scenarios where !cases.contains(where: { $0.isOf(scenario: name) }) {
      let known = Set(cases.map(\.scenario)).sorted()
      let nearest = nearestSpelling(to: name, among: known).map { "did you mean '\($0)'?" }
      throw Failure("--scenario: no case of \(what) matches '\(name)'", hint: nearest)
    }
  }
}
