import ArgumentParser
import DeviceCatalog
import DocumentLayout
import ScenarioLoading
import ScenarioModel

/// At which moment, and on what, scenes are laid out.
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

  @Option(
    help: ArgumentHelp(
      "As an app at this text size, such as extraSmall, large (the default) or accessibilityLarge.",
      valueName: "size"
    ),
    completion: .list(TextSize.allCases.map(\.rawValue))
  )
  var textSize: String?

  @Option(
    help: "As an app in a language that reads this way: ltr or rtl.",
    completion: .list(["ltr", "rtl"])
  )
  var direction: String?

  /// Whether the scenes are laid out as a running app does.
  var isRunTime: Bool {
    device != nil || orientation != nil || textSize != nil || direction != nil
  }

  func validate() throws {
    if designTime && isRunTime {
      throw ValidationError(
        "--design-time is for the document's own device; "
          + "omit it, or omit --device, --orientation, --text-size and --direction"
      )
    }
  }

  /// The stage that the options describe, checked; nil for design time.
  func stage() throws -> StageChoice? {
    guard isRunTime else { return nil }
    return StageChoice(
      device: try device.map(ScenarioLoading.device(named:)),
      orientation: try orientation.map { try word($0, of: "orientation") },
      textSize: try textSize.map { try word($0, of: "text-size") } ?? .large,
      direction: try direction.map {
        try word($0, of: "direction", among: [("ltr", .leftToRight), ("rtl", .rightToLeft)])
      } ?? .leftToRight
    )
  }
}
