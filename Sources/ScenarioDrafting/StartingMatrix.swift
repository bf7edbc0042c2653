import DeviceCatalog
import ScenarioModel

/// The devices on which a new scenario runs: the smallest phone, a present one, and a tablet.
enum StartingMatrix {
  static let devices = ["iphone-se-1", "iphone-16", "ipad-10"]

  static let matrix = Matrix(devices: devices, orientations: DeviceOrientation.allCases)

  /// Those of its windows, each once.
  static var sizeClasses: [SizeClasses] {
    var found: [SizeClasses] = []
    for device in devices.compactMap(Devices.device(id:)) {
      for orientation in DeviceOrientation.allCases {
        let metrics = device.metrics(in: orientation)
        let sizeClasses = SizeClasses(
          horizontal: metrics.horizontalSizeClass,
          vertical: metrics.verticalSizeClass
        )
        if !found.contains(sizeClasses) { found.append(sizeClasses) }
      }
    }
    return found
  }
}
