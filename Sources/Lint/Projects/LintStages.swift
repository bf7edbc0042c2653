package import Reporting
package import ScenarioModel
package import Workflows

/// The requested stages; the screen determines the value of an empty list.
package struct LintStages {
  /// The devices; empty for the screen's own choice.
  package var devices: [Device] = []
  /// The orientations; empty for the screen's own choice.
  package var orientations: [DeviceOrientation] = []
  /// The settings of users; empty for the screen's own choice.
  package var users = UserSelection()

  package init() {}

  /// Returns every combination, with the screen's own values where none is requested.
  ///
  /// - Parameters:
  ///   - usualDevices: The screen's own devices.
  ///   - usualOrientations: Returns the screen's own orientations on a device.
  /// - Returns: The stages, by device and orientation.
  /// - Throws: A `Failure` if applications cannot have the selected width on any of them.
  package func stages(
    devices usualDevices: [Device],
    orientations usualOrientations: (Device) -> [DeviceOrientation]
  ) throws(Failure) -> [ScreenStage] {
    let devices = devices.isEmpty ? usualDevices : devices
    let matrix = Matrix(devices: [], orientations: []).with(users)
    var obstacle: WidthObstacle?
    let stages = devices.flatMap { device in
      let users = matrix.users(of: device)
      let orientations = orientations.isEmpty ? usualOrientations(device) : orientations
      return orientations.flatMap { orientation in
        users.compactMap { user -> ScreenStage? in
          if let found = user.width.obstacle(on: device, in: orientation, system: nil) {
            obstacle = found
            return nil
          }
          return ScreenStage(device: device, orientation: orientation, user: user)
        }
      }
    }
    if stages.isEmpty, let obstacle {
      throw Failure("nothing is left to check: \(obstacle.reason)", fix: obstacle.fix)
    }
    return stages
  }
}
