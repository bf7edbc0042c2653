import SnapshotModel
import Testing

@testable import ScenarioModel

/// Tests the settings of `simulation`, row by row.
@Suite struct SettingsTableTests {
  static let names = SimulationSettings.table.rules.names

  private func scenario(_ settings: String) throws -> Scenario {
    let text = """
      screens: { form: { view: {} } }
      simulation: \(settings)
      technique: none
      matrix: { devices: [iphone-8] }
      steps: [checkpoint: end]
      """
    return try ScenarioFile.parse(text: text, file: "s.yaml", name: "s").scenario
  }

  /// Returns a value other than the default, for a type of the reference.
  private func value(of row: KeyRow<SimulationSettings>) -> String {
    switch row.key.type {
    case "`true` or `false`": row.key.standard == "`true`" ? "false" : "true"
    case "seconds", "points": "2"
    case let type where type.hasPrefix("`{"): "{ landscape: 162 }"
    case let type where type.hasPrefix("`extraSmall`"): "small"
    case let type where type.hasPrefix("`full`"): "507"
    case let type where type.hasPrefix("a version"): "18.5"
    default: "rightToLeft"
    }
  }

  @Test(arguments: names)
  func settingRoundTrips(name: String) throws {
    let row = try #require(SimulationSettings.table.rows.first { $0.key.name == name })
    let scenario = try scenario("{ \(name): \(value(of: row)) }")
    #expect(scenario.text().contains("\nsimulation: { \(name): \(value(of: row)) }\n"))
    let settings = try #require(scenario.simulation)
    let others = SimulationSettings.table.rows.filter { $0.key.name != name }
    #expect(row.write(settings) != nil)
    #expect(others.allSatisfy { $0.write(settings) == nil })
  }

  @Test(arguments: names)
  func settingOfWrongTypeIsRefused(name: String) throws {
    let error = try #require(throws: ScenarioErrors.self) { try scenario("{ \(name): [a] }") }
    // After "simulation: { ", the name and ": ".
    let column = "simulation: { ".count + name.count + 3
    #expect(error.first.location == FileLocation(file: "s.yaml", line: 2, column: column))
    #expect(error.first.problem.message.hasPrefix("'\(name)' must be "), "\(error)")
    #expect(error.first.problem.message.hasSuffix(", not a list"), "\(error)")
  }

  @Test func everyPropertyHasARow() {
    let properties = Mirror(reflecting: SimulationSettings()).children.compactMap(\.label)
    #expect(Set(properties) == Set(Self.names))
  }

  @Test(arguments: [
    (
      "{ roundToPixels: true }",
      "2:15: 'simulation' has no key 'roundToPixels'\nhint: did you mean 'roundsToPixels'?"
    ),
    (
      "{ layoutDirection: up }",
      "2:32: there is no layout direction 'up'\nhint: choose from leftToRight, rightToLeft"
    ),
    (
      "{ contentSizeCategory: smal }",
      "2:36: there is no text size 'smal'\nhint: did you mean 'small'?"
    ),
    (
      "{ keyboardHeights: { portrait: 0 } }",
      "2:44: 'portrait' must be a number of points from 1 to 2000, not 0\nfix: "
        + "write a number of points from 1 to 2000"
    ),
    (
      "{ shortcutsBarHeight: -1 }",
      "2:35: 'shortcutsBarHeight' must be a number of points from 0 to 2000, not -1\nfix: "
        + "write a number of points from 0 to 2000"
    ),
    ("[]", "2:13: 'simulation' must be a map, not a list\nfix: write a map"),
  ])
  func settingErrorHasMessage(settings: String, message: String) throws {
    let error = try #require(throws: ScenarioErrors.self) { try scenario(settings) }
    #expect(error.description == "s.yaml:" + message)
  }
}
