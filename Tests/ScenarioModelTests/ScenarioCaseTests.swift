import DeviceCatalog
import ScenarioModel
import Testing

@Suite struct ScenarioCaseTests {
  private let scenario = Scenario(
    name: "form",
    screens: [],
    matrix: Matrix(devices: ["iphone-xs", "iphone-8"], orientations: [.landscape, .portrait]),
    steps: []
  )

  @Test func everyCombinationIsACaseInTheOrderOfTheFile() {
    #expect(
      names(scenario.cases()) == [
        "iphone-xs landscape", "iphone-xs portrait", "iphone-8 landscape", "iphone-8 portrait",
      ]
    )
  }

  @Test(arguments: [
    (CaseFilter(devices: ["iphone-8"]), ["iphone-8 landscape", "iphone-8 portrait"]),
    (
      CaseFilter(devices: ["iphone-8", "iphone-xs"], orientations: [.portrait]),
      ["iphone-xs portrait", "iphone-8 portrait"]
    ),
    (CaseFilter(devices: ["ipad-10"]), []),
    (CaseFilter(techniques: [.none]), []),
    (
      CaseFilter(orientations: [.landscape], techniques: [.scrollingContent]),
      ["iphone-xs landscape", "iphone-8 landscape"]
    ),
  ])
  func filterKeepsOnlyWhatItNames(_ filter: CaseFilter, _ expected: [String]) {
    #expect(names(scenario.cases(matching: filter)) == expected)
  }

  private func names(_ cases: [ScenarioCase]) -> [String] {
    cases.map { "\($0.device.id) \($0.orientation.rawValue)" }
  }
}
