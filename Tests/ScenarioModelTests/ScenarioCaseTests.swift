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

  @Test func combinationsFollowFileOrder() {
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
  func filterKeepsOnlyMatchingCases(_ filter: CaseFilter, _ expected: [String]) {
    #expect(names(scenario.cases(matching: filter)) == expected)
  }

  @Test func systemsVaryBetweenDeviceAndOrientation() {
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

  @Test(arguments: DeviceGroup.allCases)
  func groupContainsItsDevices(_ group: DeviceGroup) throws {
    let matrix = try matrix("{ devices: \(group.rawValue) }")
    #expect(matrix.devices == group.devices.map(\.id))
  }

  /// The iPhone 4s of the catalog ran iOS 5 to 9, the 5 ran 6 to 10, the 5s 7 to 12.
  ///
  /// No phone after the iPhone SE of 2016 ran 9.
  @Test func groupOmitsUnsupportedSystems() throws {
    var scenario = scenario
    scenario.matrix = try matrix("{ devices: phones, orientations: [portrait], systems: [7, 9] }")
    let names = scenario.cases().map { "\($0.device.id) \($0.system?.description ?? "")" }
    #expect(
      names == [
        "iphone-4s 7.0", "iphone-4s 9.0", "iphone-5 7.0", "iphone-5 9.0", "iphone-5s 7.0",
        "iphone-5s 9.0", "iphone-6 9.0", "iphone-6s 9.0", "iphone-6-plus 9.0",
        "iphone-6s-plus 9.0",
      ]
    )
  }

  private func matrix(_ text: String) throws -> Matrix {
    let text = """
      screens: { form: { view: {} } }
      matrix: \(text)
      steps: [{ checkpoint: at rest }]
      """
    return try ScenarioFile.parse(text: text, file: "form.yaml", name: "form").scenario.matrix
  }

  @Test func systemFilterExcludesCasesWithoutSystem() {
    #expect(scenario.cases(matching: CaseFilter(systems: [SystemVersion(12)])).isEmpty)
  }

  private func names(_ cases: [ScenarioCase]) -> [String] {
    cases.map { "\($0.device.id) \($0.orientation.rawValue)" }
  }
}
