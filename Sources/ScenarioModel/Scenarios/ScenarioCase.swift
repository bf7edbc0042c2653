package import DeviceCatalog

/// Which cases of the scenarios are meant; an empty list means all.
package struct CaseFilter: Hashable, Sendable {
  package var devices: [String]
  package var orientations: [DeviceOrientation]
  package var techniques: [Technique]

  package init(
    devices: [String] = [],
    orientations: [DeviceOrientation] = [],
    techniques: [Technique] = []
  ) {
    self.devices = devices
    self.orientations = orientations
    self.techniques = techniques
  }
}

/// One cell of a scenario's matrix.
package struct ScenarioCase: Hashable, Sendable {
  package var device: Device
  package var orientation: DeviceOrientation
}

extension Scenario {
  /// The cases of the matrix that a filter lets through: by device, then orientation, both in the
  /// order of the file.
  ///
  /// A device id that the catalog does not know has no case; a parsed scenario has none such.
  package func cases(matching filter: CaseFilter = CaseFilter()) -> [ScenarioCase] {
    guard filter.techniques.isEmpty || filter.techniques.contains(technique) else { return [] }
    let devices = matrix.devices
      .filter { filter.devices.isEmpty || filter.devices.contains($0) }
      .compactMap(Devices.device(id:))
    let orientations = matrix.orientations.filter {
      filter.orientations.isEmpty || filter.orientations.contains($0)
    }
    return devices.flatMap { device in
      orientations.map { ScenarioCase(device: device, orientation: $0) }
    }
  }
}
