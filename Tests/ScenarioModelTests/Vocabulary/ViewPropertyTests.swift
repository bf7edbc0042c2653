import SnapshotModel
import Testing

@testable import ScenarioModel

/// Tests the properties of inline views, row by row.
@Suite struct ViewPropertyTests {
  static let names = ViewPropertyTable.all.map(\.key.name)

  private func scenario(_ property: String) throws -> Scenario {
    let text = """
      screens: { form: { view: { \(property) } } }
      technique: none
      matrix: { devices: [iphone-8] }
      steps: [checkpoint: end]
      """
    return try ScenarioFile.parse(text: text, file: "s.yaml", name: "s").scenario
  }

  /// Returns a value of a type of the reference, in written form.
  private func value(of type: String) -> String {
    switch type {
    case "`true` or `false`": "false"
    case "text": "Some text"
    case "a list: text": "[Some, text]"
    case let type where type.hasPrefix("a list: `adjustable`, "): "[adjustable, button]"
    case "a whole number": "3"
    case "points": "12.5"
    case "`[width, height]`": "[10, 20]"
    case "`[top, left, bottom, right]`": "[1, 2, 3, 4]"
    case let type where type.hasPrefix("`{ horizontal"): "{ horizontal: 251.0, vertical: 750.0 }"
    case let type where type.hasPrefix("points, or `{ name"):
      "{ pointSize: 17, weight: bold, textStyle: body }"
    // The first keyword of an enumeration.
    default: String(type.dropFirst().prefix { $0 != "`" })
    }
  }

  @Test(arguments: names)
  func propertyRoundTrips(name: String) throws {
    let row = try #require(ViewPropertyTable.row(named: name))
    let scenario = try scenario("\(name): \(value(of: row.key.type))")
    #expect(
      scenario.text().contains("{ \(name): \(value(of: row.key.type)) }"),
      "\(scenario.text())"
    )
    guard case .inPlace(let view) = scenario.screens[0].source else {
      Issue.record("the view is written in place")
      return
    }
    let written = ViewPropertyTable.all.filter { $0.write(view.properties) != nil }
    #expect(written.map(\.key.name) == [name])
  }

  @Test(arguments: names)
  func propertyOfWrongTypeIsRefused(name: String) throws {
    let row = try #require(ViewPropertyTable.row(named: name))
    let takesMap = row.key.type.contains("`{")
    let wrong = takesMap ? "[]" : "{ wrong: 1 }"
    let error = try #require(throws: ScenarioErrors.self) { try scenario("\(name): \(wrong)") }
    let column = "screens: { form: { view: { ".count + name.count + 3
    #expect(error.first.location == FileLocation(file: "s.yaml", line: 1, column: column))
    #expect(error.first.problem.message.hasPrefix("'\(name)' must be "), "\(error)")
    #expect(
      error.first.problem.message.hasSuffix(takesMap ? ", not a list" : ", not a map"),
      "\(error)"
    )
  }

  /// A number means the system font of that size; a map without a name also means the system font.
  @Test(arguments: [
    ("17", FontNode(pointSize: 17)),
    ("{ name: Brand, pointSize: 9 }", FontNode(name: "Brand", pointSize: 9)),
    ("{ textStyle: title1 }", FontNode(textStyle: "title1")),
    ("{ name: system, weight: bold, pointSize: 20 }", FontNode(pointSize: 20, weight: "bold")),
  ])
  func fontIsNumberOrMap(text: String, font: FontNode) throws {
    guard case .inPlace(let view) = try scenario("font: \(text)").screens[0].source else { return }
    #expect(view.properties.font == font)
  }

  @Test(arguments: [
    ("font: 0", "1:34: 'font' must be a number of points from 1 to 500, not 0"),
    ("font: { size: 17 }", "1:36: 'font' has no key 'size'"),
    ("numberOfLines: 1.5", "1:43: 'numberOfLines' must be a whole number, not '1.5'"),
    (
      "contentHuggingPriority: { horizontal: 1001 }",
      "1:66: 'horizontal' must be a priority from 0.001 to 1000, not 1001"
    ),
    ("axis: diagonal", "1:34: there is no axis 'diagonal'"),
    ("layoutMargins: [1, 2]", "1:43: 'layoutMargins' must be [top, left, bottom, right] in points"),
  ])
  func propertyErrorHasMessage(property: String, message: String) throws {
    let error = try #require(throws: ScenarioErrors.self) { try scenario(property) }
    #expect(error.description.hasPrefix("s.yaml:\(message)"), "\(error)")
  }
}
