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

  /// - Parameters:
  ///   - matrix: The matrix of the project.
  ///   - app: The properties of the app; nil for all orientations and the newest design.
  package init(_ matrix: Matrix = usual, in app: AppProperties? = nil) {
    let allowed = app.map { Self.restricted(matrix, to: $0) } ?? matrix
    self.matrix = allowed
    isRestricted = allowed != matrix
    var settings = SimulationSettings()
    settings.designRequiresCompatibility = true
    simulation = app?.requiresCompatibility == true ? settings : nil
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

  /// Whether the devices rotate.
  var turns: Bool { matrix.orientations.count > 1 }

  /// Restricts a matrix to the orientations that the app supports on all its devices.
  ///
  /// If the devices have none in common, only the devices of the first kind remain, with their
  /// orientations. A matrix that would become empty is not changed.
  private static func restricted(_ matrix: Matrix, to app: AppProperties) -> Matrix {
    let devices = matrix.devices.compactMap(Devices.device(id:))
    func common(_ devices: [Device]) -> [DeviceOrientation] {
      matrix.orientations.filter { way in devices.allSatisfy { app.allows(way, on: $0.idiom) } }
    }
    let first = devices.filter { $0.idiom == devices.first?.idiom }
    for left in [devices, first] {
      let orientations = common(left)
      guard !orientations.isEmpty else { continue }
      var allowed = matrix
      (allowed.devices, allowed.orientations) = (left.map(\.id), orientations)
      if left.allSatisfy({ $0.idiom == .phone }) { allowed.widths = nil }
      return allowed
    }
    return matrix
  }

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
        matrix.orientations.map(device.running(system).metrics(in:))
      }
    }
  }
}
