import ScvdbTestSupport
import Testing

@testable import ScenarioModel

/// Tests the keys of a project file, and the page about them.
@Suite struct ProjectSettingsTests {
  private let page: ScenarioReference

  init() throws { page = try ScenarioReference(page: "Sources/scvdb/PROJECT.md") }

  private func parse(_ text: String) throws(ScenarioErrors) -> ProjectSettings {
    try ProjectSettings.parse(text: text, file: "scvdb.yaml")
  }

  @Test func pageContainsTableOfRows() throws {
    let table = ReferenceTable.project
    #expect(try page.table(like: table.text) == table.text)
    #expect(table.rows.allSatisfy { $0.count == table.columns.count && !$0.contains("") })
  }

  @Test func exampleContainsEveryKey() throws {
    let example = try #require(page.blocks.first)
    let settings = try parse(example)
    for row in ProjectSettings.table.rows {
      #expect(row.write(settings) != nil, "\(row.key.name)")
    }
    #expect(settings.screens == ["App", "Widgets/Card.xib"])
    #expect(settings.matrix?.devices == ["iphone-se-1", "iphone-16"])
    #expect(settings.technique == .contentInset)
    #expect(settings.omissionLimit == 40)
    let rules = ["note moved view banner", "error any scenario sign-up"]
    #expect(settings.drift?.map(\.text) == rules)
    #expect(settings.drift?.map(\.location.line) == [9, 10])
  }

  @Test func writtenSettingsRoundTrip() throws {
    var settings = ProjectSettings()
    #expect(try parse(settings.text + "fonts: [a]\n").fonts == ["a"])
    settings.screens = [".", "My App/Main.storyboard"]
    settings.baselines = "It's: #ours"
    settings.matrix = Matrix(devices: ["iphone-8"], orientations: [.landscape])
    settings.technique = .formRoot
    #expect(try parse(settings.text) == settings)
  }

  @Test(arguments: [
    ("fonts: [F]\nscreen: [A]\n", "scvdb.yaml:2:1: a project file has no key 'screen'", "screens"),
    ("technique: content-insets\n", "scvdb.yaml:1:12: there is no technique", "content-inset"),
    ("matrix: { devices: [iphone-9] }\n", "scvdb.yaml:1:21: there is no device", "iphone-"),
    ("matrix: { device: [] }\n", "scvdb.yaml:1:11: 'matrix' has no key 'device'", "devices"),
    ("omissionLimit: -1\n", "scvdb.yaml:1:16: 'omissionLimit' must be", "from 0 to 1000"),
    ("database: []\n", "scvdb.yaml:1:11: 'database' must be text", "write text"),
  ])
  func errorsHaveLocationAndFix(_ text: String, _ message: String, _ advice: String) {
    let error = #expect(throws: ScenarioErrors.self) { try parse(text) }?.first
    #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
    #expect(error?.problem.advice.first?.text.contains(advice) == true)
  }
}
