import ArgumentParser
import ScenarioModel
import Workflows

/// The time and the device of the layout: design time, or a running app on a device.
struct StageOptions: ParsableArguments {
  @Flag(
    help: """
      At design time, on the document's own device; the default without the following options.
      """
  )
  var designTime = false

  @Option(help: "At run time, on this device; 'scvdb devices' lists all.", completion: .devices)
  var device: String?

  @Option(
    help: "At run time, in this orientation: portrait or landscape.",
    completion: .orientations
  )
  var orientation: String?

  @OptionGroup var user: SingleUserOptions

  /// Whether the layout matches a running app.
  var isRunTime: Bool {
    device != nil || orientation != nil || user.isGiven
  }

  func validate() throws {
    if designTime && isRunTime {
      throw ValidationError(
        "--design-time uses the document's own device",
        fix: "omit it, or omit the options of a running app, such as --device"
      )
    }
  }

  /// Returns the checked stage of the options; nil for design time.
  func stage() throws -> StageChoice? {
    guard isRunTime else { return nil }
    return StageChoice(
      device: try device.map(Workflows.device(named:)),
      orientation: try orientation.map { try word($0, of: "orientation") },
      user: try user.settings()
    )
  }
}
