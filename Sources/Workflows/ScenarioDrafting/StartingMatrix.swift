import InterfaceBuilder
package import ScenarioModel

/// The devices, the orientations and the design of a new scenario.
package struct StartingMatrix {
  /// The smallest phone, a recent one and a tablet, in both orientations.
  package static let usual = Matrix(
    devices: ["iphone-se-1", "iphone-16", "ipad-10"],
    orientations: DeviceOrientation.allCases
  )

  /// The requested matrix, without orientations that the app does not support.
  package let matrix: Matrix
  /// The settings from the app's Info.plist; nil without any.
  let simulation: SimulationSettings?
  /// Whether the app's Info.plist has excluded an orientation or a device.
  let isRestricted: Bool

  /// The notes about the omitted devices and orientations.
  let notes: [ImportWarning]

  /// - Parameters:
  ///   - matrix: The matrix of the project.
  ///   - stages: The stages of the document in its app; nil for all, with the newest design.
  package init(_ matrix: Matrix = usual, for stages: DocumentStages? = nil) {
    var stages = stages
    let allowed = stages?.restricted(matrix) ?? matrix
    self.matrix = allowed
    isRestricted = allowed != matrix
    notes = stages?.notes ?? []
    var settings = SimulationSettings()
    settings.designRequiresCompatibility = true
    simulation = stages?.requiresCompatibility == true ? settings : nil
  }

  /// The comment about the design, a line each.
  var designComments: [String] {
    simulation == nil
      ? []
      : [
        "The app's Info.plist contains UIDesignRequiresCompatibility. SDK 27 ignores it; with",
        "'linkedSDK: 26' below it, the app keeps the bars of iOS 18.",
      ]
  }

  /// Whether all devices rotate.
  var turns: Bool { matrix.turns }

  /// The size classes of the windows, without duplicates.
  var sizeClasses: [SizeClasses] {
    var found: [SizeClasses] = []
    for metrics in self.metrics {
      let sizeClasses = SizeClasses(
        horizontal: metrics.horizontalSizeClass,
        vertical: metrics.verticalSizeClass
      )
      if !found.contains(sizeClasses) { found.append(sizeClasses) }
    }
    return found
  }

  /// The metrics of each device on each system in each orientation.
  var metrics: [DeviceMetrics] {
    matrix.devices.compactMap(Devices.device(id:)).flatMap { device in
      let systems = matrix.systems?.filter(device.systems.contains) ?? [device.systems.newest]
      return systems.flatMap { system in
        matrix.orientations(on: device.idiom).map(device.running(system).metrics(in:))
      }
    }
  }
}
