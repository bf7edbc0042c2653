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

  @Test func systemsAreADimensionBetweenDeviceAndOrientation() {
    var scenario = scenario
    scenario.matrix = Matrix(
      devices: ["iphone-6s"],
      orientations: [.portrait, .landscape],
      systems: [SystemVersion(9, 3), SystemVersion(12)]
    )
    let names = { (filter: CaseFilter) in
      scenario.cases(matching: filter).map {
        "\($0.system?.description ?? "") \($0.orientation.rawValue)"
      }
    }
    #expect(
      names(CaseFilter()) == ["9.3 portrait", "9.3 landscape", "12.0 portrait", "12.0 landscape"]
    )
    #expect(
      names(CaseFilter(systems: [SystemVersion(12)])) == ["12.0 portrait", "12.0 landscape"]
    )
  }

  @Test func aFilterForASystemLeavesOutCasesThatNameNone() {
    #expect(scenario.cases(matching: CaseFilter(systems: [SystemVersion(12)])).isEmpty)
  }

  private func names(_ cases: [ScenarioCase]) -> [String] {
    cases.map { "\($0.device.id) \($0.orientation.rawValue)" }
  }
}
