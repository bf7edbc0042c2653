import ArgumentParser
import DeviceCatalog
import ScenarioModel
import Workflows

/// The time and the device of the layout: design time, or a running app on a device.
struct StageOptions: ParsableArguments {
  @Flag(
    help: """
      By Interface Builder's own rules, on the document's own device; the default unless one of \
      the following options is given.
      """
  )
  var designTime = false

  @Option(help: "As an app on this device; 'scvdb devices' lists all.", completion: .devices)
  var device: String?

  @Option(
    help: "As an app on a device held this way: portrait or landscape.",
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
        "--design-time is for the document's own device; "
          + "omit it, or omit the options of a running app, such as --device"
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
