import ArgumentParser
import DeviceCatalog
import ScenarioModel

/// On which devices, held which way, at which text sizes and in which directions screens are looked
/// over.
struct LintStageOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: "On this device, by its id; may be repeated. 'scvdb devices' lists all."
  )
  var devices: [String] = []

  @Option(
    name: .customLong("orientation"),
    help: "Held this way: portrait or landscape; may be repeated (default: both)."
  )
  var orientations: [String] = []

  @Option(
    name: .customLong("text-size"),
    help: "At this text size, such as accessibilityLarge; may be repeated (default: large)."
  )
  var textSizes: [String] = []

  @Option(
    name: .customLong("direction"),
    help: "In a language that reads this way: ltr or rtl; may be repeated (default: ltr)."
  )
  var directions: [String] = []

  /// What the options say, checked.
  func choice() throws -> Choice {
    let words: [(name: String, value: LayoutDirection)] = [
      ("ltr", .leftToRight), ("rtl", .rightToLeft),
    ]
    var choice = Choice()
    choice.devices = try devices.map(device(named:)).distinct
    choice.orientations = try orientations.map { try word($0, of: "orientation") }.distinct
    choice.textSizes = try textSizes.map { try word($0, of: "text-size") }.distinct
    choice.directions = try directions.map { try word($0, of: "direction", among: words) }.distinct
    return choice
  }

  /// The stages that are asked for; an empty list leaves the choice to the screen.
  struct Choice {
    var devices: [Device] = []
    var orientations: [DeviceOrientation] = []
    var textSizes: [TextSize] = []
    var directions: [LayoutDirection] = []

    /// Every combination, with what a screen says where nothing is asked for.
    func stages(
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
}
