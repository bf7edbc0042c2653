import ArgumentParser
import DeviceCatalog
import ProjectLint
import ScenarioLoading
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

  /// What the options state, checked.
  func choice() throws -> LintStages {
    let words: [(name: String, value: LayoutDirection)] = [
      ("ltr", .leftToRight), ("rtl", .rightToLeft),
    ]
    var choice = LintStages()
    choice.devices = try devices.map(device(named:)).distinct
    choice.orientations = try orientations.map { try word($0, of: "orientation") }.distinct
    choice.textSizes = try textSizes.map { try word($0, of: "text-size") }.distinct
    choice.directions = try directions.map { try word($0, of: "direction", among: words) }.distinct
    return choice
  }
}
