import ArgumentParser
import Reporting
import ScenarioModel
import SnapshotModel
import Workflows

/// The subcommand `devices`.
struct DevicesCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices that scenarios can name",
    discussion: """
      Sizes, safe areas (top, left, bottom, right) and keyboard heights are in points. They are \
      those of the system, by default of each device's newest system. The keyboard has no \
      prediction bar. A foldable device has the measures of its outer and of its inner display. The \
      last column names the measures without two agreeing sources.

      EXAMPLES:
        scvdb devices --system 27
        scvdb devices --format json
      """
  )

  @Option(help: "Only the devices that run this version of iOS, such as 26 or 12.4.")
  var system: String?

  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  var usesProject: Bool { false }

  func run(on console: Console) async throws {
    let devices = try ListedDevice.all(on: system.map { try systemVersion($0) })
    switch output.format {
    case .json: try console.printJSON(DeviceList(devices: devices))
    case .text: try console.printText(DeviceTable(devices: devices).table.text)
    }
  }
}

/// A device with its measures on one of its systems.
private struct ListedDevice: Encodable {
  let device: Device
  let system: SystemVersion

  /// Returns the devices that run a system; without one, all devices on their newest systems.
  ///
  /// - Throws: `Failure` if no device runs the system.
  static func all(on system: SystemVersion?) throws -> [ListedDevice] {
    let devices = Devices.all.filter { device in system.map(device.systems.contains) ?? true }
      .map { device in
        let system = system ?? device.systems.newest
        return ListedDevice(device: device.running(system), system: system)
      }
    guard let system, devices.isEmpty else { return devices }
    throw Failure(
      "no device runs iOS \(system)",
      fix: "name a system from \(DeviceSystems.earliest) to \(DeviceSystems.latest)"
    )
  }

  private enum CodingKeys: CodingKey { case system, firstSystem, lastSystem, guesses }

  private struct Guess: Encodable {
    let measures: String
    let basis: String
  }

  func encode(to encoder: any Encoder) throws {
    try device.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(system, forKey: .system)
    try container.encode(device.systems.first, forKey: .firstSystem)
    try container.encode(device.systems.newest, forKey: .lastSystem)
    let guesses = device.guesses.map { Guess(measures: $0.measures, basis: $0.basis) }
    try container.encode(guesses, forKey: .guesses)
  }
}

/// The output of `devices --format json`.
private struct DeviceList: Encodable {
  var schemaVersion = 1
  let devices: [ListedDevice]
}

/// The output of `devices` as text.
private struct DeviceTable {
  let devices: [ListedDevice]

  var table: TextTable {
    var table = TextTable(
      "ID",
      "NAME",
      "YEAR",
      "SYSTEMS",
      "SCALE",
      "PORTRAIT",
      "SAFE AREA",
      "KEYBOARD",
      "LANDSCAPE",
      "SAFE AREA",
      "KEYBOARD",
      "GUESSES"
    )
    for listed in devices {
      let device = listed.device
      let displays = FoldableDisplay.allCases.prefix(device.innerDisplay == nil ? 1 : 2)
      func both(_ orientation: DeviceOrientation, _ text: (DeviceMetrics) -> String) -> String {
        displays.map { text(device.metrics(in: orientation, on: $0)) }.joined(separator: " / ")
      }
      table.add(
        device.id,
        device.name,
        "\(device.introduced)",
        "\(device.systems)",
        "@\(device.scale.plain)x",
        both(.portrait, size),
        both(.portrait, safeArea),
        device.portrait.keyboard.withoutPrediction.plain,
        both(.landscape, size),
        both(.landscape, safeArea),
        device.landscape.keyboard.withoutPrediction.plain,
        device.guesses.map { "\($0.measures): \($0.basis)" }.joined(separator: "; ")
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
