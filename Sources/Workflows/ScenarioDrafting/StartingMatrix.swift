import DeviceCatalog
package import ScenarioModel

/// The devices on which a new scenario runs, and how they are held.
package struct StartingMatrix {
  /// The smallest phone, a present one, and a tablet, held both ways.
  package static let usual = Matrix(
    devices: ["iphone-se-1", "iphone-16", "ipad-10"],
    orientations: DeviceOrientation.allCases
  )

  /// What was asked for, without what the app does not allow.
  package let matrix: Matrix
  /// Whether the app's Info.plist has left out an orientation or a device.
  let isRestricted: Bool

  /// - Parameters:
  ///   - matrix: What the project asks for.
  ///   - app: How the app lets devices be held; nil for any way.
  package init(_ matrix: Matrix = usual, in app: AppOrientations? = nil) {
    let allowed = app.map { Self.restricted(matrix, to: $0) } ?? matrix
    self.matrix = allowed
    isRestricted = allowed != matrix
  }

  /// Whether the devices are turned.
  var turns: Bool { matrix.orientations.count > 1 }

  /// What all devices of the matrix allow.
  ///
  /// Where they have nothing in common, those of the first kind are left, with what they allow. A matrix
  /// of which nothing would be left stays as it is.
  private static func restricted(_ matrix: Matrix, to app: AppOrientations) -> Matrix {
    let devices = matrix.devices.compactMap(Devices.device(id:))
    func common(_ devices: [Device]) -> [DeviceOrientation] {
      matrix.orientations.filter { way in devices.allSatisfy { app.allows(way, on: $0.idiom) } }
    }
    let first = devices.filter { $0.idiom == devices.first?.idiom }
    for left in [devices, first] {
      let orientations = common(left)
      guard !orientations.isEmpty else { continue }
      return Matrix(
        devices: left.map(\.id),
        orientations: orientations,
        systems: matrix.systems
      )
    }
    return matrix
  }

  /// Those of the windows, each once.
  var sizeClasses: [SizeClasses] {
    var found: [SizeClasses] = []
    for metrics in stages {
      let sizeClasses = SizeClasses(
        horizontal: metrics.horizontalSizeClass,
        vertical: metrics.verticalSizeClass
      )
      if !found.contains(sizeClasses) { found.append(sizeClasses) }
    }
    return found
  }

  /// The measures of each device for each way in which it is held.
  var stages: [DeviceMetrics] {
    matrix.devices.compactMap(Devices.device(id:)).flatMap { device in
      matrix.orientations.map(device.metrics(in:))
    }
  }
}
