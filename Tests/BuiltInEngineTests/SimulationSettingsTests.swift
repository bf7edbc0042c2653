import DeviceCatalog
import LayoutEngine
import ScenarioModel
import Testing

@testable import BuiltInEngine

/// The engine behaves as the reference describes the keys of `simulation`.
@Suite struct SimulationSettingsTests {
  /// The columns of a row of the reference, without backquotes: name, value and default.
  static let rows = ReferenceTable.settings.rows.map { row in
    row.prefix(3).map { $0.replacing("`", with: "") }
  }

  private func options(_ setting: String) throws -> SimulationOptions {
    let text = """
      screens: { form: { view: {} } }
      simulation: { \(setting) }
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps: [checkpoint: end]
      """
    let scenario = try ScenarioFile.parse(text: text, file: "s.yaml", name: "s").scenario
    let device = try #require(Devices.device(id: "iphone-8"))
    return SimulationOptions(
      CaseQuestion(
        scenario: scenario,
        screens: [],
        device: device,
        orientation: .portrait,
        system: 18
      )
    )
  }

  @Test(arguments: rows.filter { !["the device's own", "the newest one"].contains($0[2]) })
  func referenceDefaultsEqualEngineDefaults(row: [String]) throws {
    #expect(try options("\(row[0]): \(row[2])") == SimulationOptions(system: 18))
  }

  @Test(arguments: rows)
  func everySettingReachesTheEngine(row: [String]) throws {
    let value =
      switch (row[1], row[2]) {
      case ("true or false", "true"): "false"
      case ("true or false", _): "true"
      case ("seconds", _), ("points", _): "2"
      case (_, "leftToRight"): "rightToLeft"
      case (_, "large"): "small"
      case (_, "full"): "507"
      case (_, "the newest one"): "18.5"
      default: "{ portrait: 200 }"
      }
    #expect(try options("\(row[0]): \(value)") != SimulationOptions(system: 18))
  }
}
