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
        "\($0.system) \($0.orientation.rawValue)"
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
    let names = scenario.cases().map { "\($0.device.id) \($0.system)" }
    #expect(
      names == [
        "iphone-4s 7.0", "iphone-4s 9.0", "iphone-5 7.0", "iphone-5 9.0", "iphone-5s 7.0",
        "iphone-5s 9.0", "iphone-6 9.0", "iphone-6s 9.0", "iphone-6-plus 9.0",
        "iphone-6s-plus 9.0",
      ]
    )
  }

  /// The last systems of the iPhone 8, the iPad 8 and the iPhone 16.
  @Test func matrixWithoutSystemsHasNewestOnes() throws {
    var scenario = scenario
    scenario.matrix = try matrix("{ devices: [iphone-8, ipad-8, iphone-16] }")
    let systems = scenario.cases().filter { $0.orientation == .portrait }.map(\.system)
    #expect(systems == [16, 26, 27])
    // The navigation bar has 44 points before iOS 26, and 54 from then on.
    let bars = scenario.cases().filter { $0.orientation == .portrait }
      .map(\.device.portrait.navigationBarHeight)
    #expect(bars == [44, 54, 54])
    let item = try #require(scenario.cases().last)
    let identity = scenario.identity(
      on: item.device,
      item.orientation,
      system: item.system,
      settings: item.user
    )
    #expect(identity.system == nil)
  }

  /// Apps with an SDK before 26, or with SDK 26 and the compatibility key, keep the bars of iOS 18.
  @Test(
    arguments: [
      ("{}", 54), ("{ linkedSDK: 18.5 }", 44), ("{ linkedSDK: 26 }", 54),
      ("{ linkedSDK: 26, designRequiresCompatibility: true }", 44),
      ("{ linkedSDK: 27, designRequiresCompatibility: true }", 54),
      ("{ designRequiresCompatibility: true }", 54),
    ] as [(String, Double)]
  )
  func designDependsOnLinkedSDK(simulation: String, height: Double) throws {
    let text = """
      screens: { form: { view: {} } }
      matrix: { devices: [iphone-17], orientations: [portrait] }
      simulation: \(simulation)
      steps: [{ checkpoint: at rest }]
      """
    let scenario = try ScenarioFile.parse(text: text, file: "form.yaml", name: "form").scenario
    #expect(scenario.cases().map(\.device.portrait.navigationBarHeight) == [height])
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
