import ArgumentParser
import Reporting
import ScenarioModel
import SnapshotModel

/// The subcommand `devices`.
struct DevicesCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices that scenarios can name",
    discussion: """
      Sizes, safe areas (top, left, bottom, right) and keyboard heights are in points. The \
      keyboard has no prediction bar.

      EXAMPLE:
        scvdb devices --format json
      """
  )

  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  var usesProject: Bool { false }

  func run(on console: Console) async throws {
    switch output.format {
    case .json: try console.printJSON(DeviceList())
    case .text: try console.printText(table.text)
    }
  }

  private var table: TextTable {
    var table = TextTable(
      "ID",
      "NAME",
      "YEAR",
      "SCALE",
      "PORTRAIT",
      "SAFE AREA",
      "KEYBOARD",
      "LANDSCAPE",
      "SAFE AREA",
      "KEYBOARD"
    )
    for device in Devices.all {
      let (portrait, landscape) = (device.portrait, device.landscape)
      table.add(
        device.id,
        device.name,
        "\(device.introduced)",
        "@\(device.scale.plain)x",
        size(portrait),
        safeArea(portrait),
        portrait.keyboard.withoutPrediction.plain,
        size(landscape),
        safeArea(landscape),
        landscape.keyboard.withoutPrediction.plain
      )
    }
    return table
  }

  private func size(_ metrics: DeviceMetrics) -> String {
    "\(metrics.size.width.plain) x \(metrics.size.height.plain)"
  }

  private func safeArea(_ metrics: DeviceMetrics) -> String {
    let insets = metrics.safeArea
    return [insets.top, insets.left, insets.bottom, insets.right].map(\.plain).joined(
      separator: " "
    )
  }
}

/// The output of `devices --format json`.
private struct DeviceList: Encodable {
  var schemaVersion = 1
  var devices = Devices.all
}
