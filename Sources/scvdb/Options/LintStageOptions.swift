import ArgumentParser
import Lint
import ScenarioModel
import Workflows

/// The devices, orientations and user settings for checking screens.
struct LintStageOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: "On this device, by its id; may be repeated. 'scvdb devices' lists all."
  )
  var devices: [String] = []

  @Option(
    name: .customLong("orientation"),
    help: "In this orientation: portrait or landscape; may be repeated (default: the app's)."
  )
  var orientations: [String] = []

  @OptionGroup var users: UserOptions

  /// Returns the checked stages of the options.
  func choice() throws -> LintStages {
    var choice = LintStages()
    choice.devices = try devices.map(device(named:)).distinct
    choice.orientations = try orientations.map { try word($0, of: "orientation") }.distinct
    choice.users = try users.selection()
    return choice
  }
}
