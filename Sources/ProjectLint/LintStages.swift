package import DeviceCatalog
package import ScenarioLoading
package import ScenarioModel

/// The stages that are asked for; an empty list leaves the choice to the screen.
package struct LintStages {
  package var devices: [Device] = []
  package var orientations: [DeviceOrientation] = []
  package var users = UserSelection()

  package init() {}

  /// Every combination, with what a screen states where nothing is asked for.
  package func stages(
    devices usualDevices: [Device],
    orientations usualOrientations: [DeviceOrientation]
  ) -> [ScreenStage] {
    let devices = devices.isEmpty ? usualDevices : devices
    let orientations = orientations.isEmpty ? usualOrientations : orientations
    let matrix = Matrix(devices: [], orientations: []).with(users)
    return devices.flatMap { device in
      let users = matrix.users(of: device)
      return orientations.flatMap { orientation in
        users.map { ScreenStage(device: device, orientation: orientation, user: $0) }
      }
    }
  }
}
