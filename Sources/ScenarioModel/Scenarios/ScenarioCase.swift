package import DeviceCatalog
package import SnapshotModel

/// Which cases of the scenarios are meant; an empty list means all.
package struct CaseFilter: Hashable, Sendable {
  /// Ids of the device catalog.
  package var devices: [String]
  package var orientations: [DeviceOrientation]
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
}

extension Scenario {
  /// The name in recordings of the case on a device that is held so, and runs a system.
  package func identity(
    on device: Device,
    _ orientation: DeviceOrientation,
    system: SystemVersion?
  ) -> CaseIdentity {
    CaseIdentity(
      scenario: name,
      device: device.id,
      orientation: orientation.rawValue,
      technique: technique.rawValue,
      system: system?.description
    )
  }

  /// The cases of the matrix that a filter lets through: by device, then system, then orientation,
  /// each in the order of the file.
  ///
  /// A device has no case on a system that it never ran, and one that the catalog does not know has
  /// none at all; a parsed scenario names none such.
  package func cases(matching filter: CaseFilter = CaseFilter()) -> [ScenarioCase] {
    guard filter.techniques.isEmpty || filter.techniques.contains(technique) else { return [] }
    let devices = matrix.devices
      .filter { filter.devices.isEmpty || filter.devices.contains($0) }
      .compactMap(Devices.device(id:))
    let orientations = matrix.orientations.filter {
      filter.orientations.isEmpty || filter.orientations.contains($0)
    }
    return devices.flatMap { device in
      systems(of: device, matching: filter).flatMap { system in
        orientations.map { orientation in
          ScenarioCase(
            device: system.map(device.running) ?? device,
            orientation: orientation,
            system: system
          )
        }
      }
    }
  }

  private func systems(of device: Device, matching filter: CaseFilter) -> [SystemVersion?] {
    guard let systems = matrix.systems else { return filter.systems.isEmpty ? [nil] : [] }
    return systems.filter {
      device.systems.contains($0) && (filter.systems.isEmpty || filter.systems.contains($0))
    }
  }
}
