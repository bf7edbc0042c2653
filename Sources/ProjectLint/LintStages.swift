package import DeviceCatalog
package import ScenarioModel

/// The stages that are asked for; an empty list leaves the choice to the screen.
package struct LintStages {
  package var devices: [Device] = []
  package var orientations: [DeviceOrientation] = []
  package var textSizes: [TextSize] = []
  package var directions: [LayoutDirection] = []

  package init() {}

  /// Every combination, with what a screen states where nothing is asked for.
  package func stages(
    devices usualDevices: [Device],
    orientations usualOrientations: [DeviceOrientation]
  ) -> [ScreenStage] {
    let devices = devices.isEmpty ? usualDevices : devices
    let orientations = orientations.isEmpty ? usualOrientations : orientations
    let textSizes = textSizes.isEmpty ? [.large] : textSizes
    let directions = directions.isEmpty ? [.leftToRight] : directions
    return devices.flatMap { device in
      orientations.flatMap { orientation in
        textSizes.flatMap { textSize in
          directions.map {
            ScreenStage(
              device: device,
              orientation: orientation,
              textSize: textSize,
              direction: $0
            )
          }
        }
      }
    }
  }
}
