package import DeviceCatalog
package import SnapshotModel

/// Which cases of the scenarios are meant; an empty list means all.
package struct CaseFilter: Hashable, Sendable {
  /// Ids of the device catalog.
  package var devices: [String]
  /// The orientations at the start of runs.
  package var orientations: [DeviceOrientation]
  /// The techniques that screens have, by the scenario or by the command line.
  package var techniques: [Technique]
  /// Versions of iOS; unless empty, scenarios that name no systems have no case.
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
  /// The device as it measures on the system.
  package var device: Device
  /// At the start of the run.
  package var orientation: DeviceOrientation
  /// Nil where the matrix names no systems.
  package var system: SystemVersion?
  /// The language, text size and other settings of the user.
  package var user: UserSettings
}

extension Scenario {
  /// The name in recordings of the case on a device that is held so, and runs a system.
  package func identity(
    on device: Device,
    _ orientation: DeviceOrientation,
    system: SystemVersion?,
    settings: String?
  ) -> CaseIdentity {
    CaseIdentity(
      scenario: name,
      device: device.id,
      orientation: orientation.rawValue,
      technique: technique.rawValue,
      system: system?.description,
      settings: settings
    )
  }

  /// The scenario for a user with settings alone: they become a part of the simulation, but for the
  /// language, which is that of the screens.
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

  /// The cases of the matrix that a filter lets through: by device, then system, then orientation,
  /// then the settings of the user, each in the order of the file.
  ///
  /// Of a matrix that is pairwise, these are chosen before the filter: it leaves out cases, and never
  /// brings others in.
  ///
  /// A device has no case on a system that it never ran, or of a width that no application has there.
  /// A device that is not in the catalog has no cases at all; a parsed scenario names none.
  package func cases(matching filter: CaseFilter = CaseFilter()) -> [ScenarioCase] {
    guard filter.techniques.isEmpty || filter.techniques.contains(technique) else { return [] }
    let cases = matrix.pairwise == true ? PairwiseChoice(allCases).cases : allCases
    return cases.filter(filter.matches)
  }

  private var allCases: [ScenarioCase] {
    matrix.devices.compactMap(Devices.device(id:)).flatMap { device in
      let users = matrix.users(of: device)
      return matrix.systems(of: device).flatMap { system in
        matrix.orientations.flatMap { orientation in
          users.possible(on: device, in: orientation, system: system).map { user in
            ScenarioCase(
              device: system.map(device.running) ?? device,
              orientation: orientation,
              system: system,
              user: user
            )
          }
        }
      }
    }
  }
}

extension CaseFilter {
  /// Whether the filter lets a case of one of its techniques through.
  fileprivate func matches(_ item: ScenarioCase) -> Bool {
    (devices.isEmpty || devices.contains(item.device.id))
      && (orientations.isEmpty || orientations.contains(item.orientation))
      && (systems.isEmpty || item.system.map(systems.contains) ?? false)
  }
}
