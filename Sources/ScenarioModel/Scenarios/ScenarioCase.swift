package import DeviceCatalog
package import SnapshotModel

/// Selects cases of the scenarios; an empty list selects all.
package struct CaseFilter: Hashable, Sendable {
  /// Ids of the device catalog.
  package var devices: [String]
  /// The orientations at the start of runs.
  package var orientations: [DeviceOrientation]
  /// The techniques of screens, from the scenario or the command line.
  package var techniques: [Technique]
  /// Versions of iOS; unless empty, scenarios without systems have no case.
  package var systems: [SystemVersion]

  package init(
    devices: [String] = [],
    orientations: [DeviceOrientation] = [],
    techniques: [Technique] = [],
    systems: [SystemVersion] = []
  ) {
    self.devices = devices
    self.orientations = orientations
    self.techniques = techniques
    self.systems = systems
  }
}

/// One cell of a scenario's matrix.
package struct ScenarioCase: Hashable, Sendable {
  /// The device with its measures on the system.
  package var device: Device
  /// The orientation at the start of the run.
  package var orientation: DeviceOrientation
  /// The system: the device's newest one if the matrix names none.
  package var system: SystemVersion
  /// The language, text size and other settings of the user.
  package var user: UserSettings
}

extension Scenario {
  /// Returns the case's name in recordings on a device in an orientation, with a system.
  ///
  /// The name contains the system only if the matrix names systems. So it stays the same when a
  /// device gets a newer system.
  package func identity(
    on device: Device,
    _ orientation: DeviceOrientation,
    system: SystemVersion?,
    settings: UserSettings
  ) -> CaseIdentity {
    CaseIdentity(
      scenario: name,
      device: device.id,
      orientation: orientation.rawValue,
      technique: technique.rawValue,
      system: matrix.systems == nil ? nil : system?.description,
      settings: settings
    )
  }

  /// Returns the scenario for one user.
  ///
  /// The user's settings become a part of the simulation. The language is the exception: the
  /// screens use it.
  package func shown(to user: UserSettings) -> Scenario {
    guard matrix.hasUsers else { return self }
    var scenario = self
    let adopted = (simulation ?? SimulationSettings()).adopting(user, of: matrix)
    scenario.simulation =
      adopted == SimulationSettings() ? simulation.map { _ in adopted } : adopted
    scenario.matrix.forgetUsers()
    scenario.matrix.languages = user.language.map { [$0] }
    return scenario
  }

  /// Returns the cases of the matrix that pass a filter.
  ///
  /// The order is by device, then system, then orientation, then the user's settings, each in the
  /// order of the file. The pairwise choice is made before the filter: the filter removes cases and
  /// never adds others.
  ///
  /// A device has no case on a system that it never ran, or with a width that no application has
  /// there. A device outside the catalog has no cases; a parsed scenario names none.
  package func cases(matching filter: CaseFilter = CaseFilter()) -> [ScenarioCase] {
    Array(eachCase(matching: filter))
  }

  /// The first case of the matrix; nil without any.
  package var firstCase: ScenarioCase? { eachCase().first { _ in true } }

  /// Returns the cases like ``cases(matching:)``, but makes the cases of one device at a time.
  ///
  /// An array of 100,000 cases with their devices would take 80 MB.
  package func eachCase(matching filter: CaseFilter = CaseFilter()) -> AnySequence<ScenarioCase> {
    guard filter.techniques.isEmpty || filter.techniques.contains(technique),
      filter.systems.isEmpty || matrix.systems != nil
    else { return AnySequence([]) }
    guard matrix.pairwise == true else {
      let devices = matrix.devices.filter { filter.devices.isEmpty || filter.devices.contains($0) }
      return AnySequence(
        devices.lazy.flatMap { cases(onDeviceNamed: $0).filter(filter.matches) }
      )
    }
    let all = matrix.devices.flatMap(cases(onDeviceNamed:))
    return AnySequence(PairwiseChoice(all, of: matrix).cases.filter(filter.matches))
  }

  /// Returns all cases on a device; none on a device outside the catalog.
  private func cases(onDeviceNamed id: Device.ID) -> [ScenarioCase] {
    guard let device = Devices.device(id: id) else { return [] }
    let users = matrix.users(of: device)
    var cases: [ScenarioCase] = []
    for system in matrix.systems(of: device) {
      let running = device.running(system, design: design)
      for orientation in matrix.orientations(on: device.idiom) {
        for user in users.possible(on: device, in: orientation, system: system) {
          cases.append(
            ScenarioCase(device: running, orientation: orientation, system: system, user: user)
          )
        }
      }
    }
    return cases
  }
}

extension CaseFilter {
  /// Returns whether the filter includes a case, apart from its technique.
  fileprivate func matches(_ item: ScenarioCase) -> Bool {
    (devices.isEmpty || devices.contains(item.device.id))
      && (orientations.isEmpty || orientations.contains(item.orientation))
      && (systems.isEmpty || systems.contains(item.system))
  }
}
