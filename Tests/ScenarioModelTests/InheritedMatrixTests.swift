import DeviceCatalog
import SnapshotModel
import Testing

@testable import ScenarioModel

/// The matrix of the project file, which scenarios inherit.
@Suite struct InheritedMatrixTests {
  private static let project = """
    matrix:
      devices: [iphone-8, ipad-pro-9-7]
      orientations: [portrait]
      systems: [16]
      languages: [base, de]
      textSizes: [large, small]
      widths: [full, oneThird]
    """

  private func file(_ keys: String, project: String? = Self.project) throws -> ScenarioFile {
    let text = """
      screens: { s: { view: { name: box } } }
      technique: none
      \(keys)
      steps: [checkpoint: end]
      """
    return try ScenarioFile.parse(
      text: text,
      file: "s.yaml",
      name: "s",
      inheriting: project.flatMap { try ProjectSettings.parse(text: $0, file: "scvdb.yaml").matrix }
    )
  }

  /// 2 languages and 2 text sizes on a phone, and in 2 widths on an iPad: 4 + 8.
  @Test func scenarioWithoutMatrixInheritsAll() throws {
    let scenario = try file("").scenario
    #expect(scenario.cases().count == 12)
    #expect(scenario.matrix.systems == [16])
  }

  @Test(
    arguments: [
      // 2 orientations.
      ("matrix: { orientations: [portrait, landscape] }", 24),
      // A phone has no other widths.
      ("matrix: { devices: [iphone-x] }", 4),
      // One language.
      ("matrix: { languages: [fr] }", 6),
      // An iPhone 16 does not run iOS 16.
      ("matrix: { devices: [iphone-16, ipad-pro-9-7] }", 8),
      ("matrix: { widths: [full] }", 8),
      // The simulation replaces the axis of text sizes.
      ("simulation: { contentSizeCategory: medium }", 6),
    ] as [(String, Int)]
  )
  func ownKeysReplaceInheritedKeys(keys: String, count: Int) throws {
    #expect(try file(keys).scenario.cases().count == count)
  }

  @Test(
    arguments: [
      ("", nil, "1:1: a scenario is missing the key 'matrix'"),
      ("matrix: { orientations: [portrait] }", nil, "3:9: 'matrix' is missing the key 'devices'"),
      // The iPad started with iOS 9.3.
      ("matrix: { systems: [9] }", project, "3:21: no device of the matrix runs iOS 9.0"),
      (
        "simulation: { boldText: true }\nmatrix: { boldText: [true] }", project,
        "3:13: 'simulation' sets 'boldText', but 'matrix' varies it by 'boldText'"
      ),
    ] as [(String, String?, String)]
  )
  func mistakesHavePlaces(keys: String, project: String?, message: String) throws {
    let error = try #require(throws: ScenarioErrors.self) { try file(keys, project: project) }
    #expect(error.description.hasPrefix("s.yaml:\(message)"), "\(error)")
  }

  /// A phone and an iPad; a list of orientations in a scenario is for both.
  @Test(
    arguments: [
      ("", ["portrait", "portrait", "landscape"]),
      ("matrix: { orientations: [portrait] }", ["portrait", "portrait"]),
      ("matrix: { padOrientations: [landscape] }", ["portrait", "landscape"]),
      (
        "matrix: { orientations: [portrait, landscape] }",
        ["portrait", "landscape", "portrait", "landscape"]
      ),
    ] as [(String, [String])]
  )
  func padsHaveOwnOrientations(keys: String, orientations: [String]) throws {
    let project = """
      matrix:
        devices: [iphone-8, ipad-10]
        orientations: [portrait]
        padOrientations: [portrait, landscape]
      """
    let scenario = try file(keys, project: project).scenario
    #expect(scenario.cases().map(\.orientation.rawValue) == orientations)
    #expect(scenario.matrix.caseCount == orientations.count)
    let matrix = try ProjectSettings.parse(text: project, file: "scvdb.yaml").matrix
    let text = scenario.text(inheriting: matrix)
    let again = try ScenarioFile.parse(text: text, file: "s", name: "s", inheriting: matrix)
    #expect(again.scenario == scenario, "\(text)")
  }

  @Test func orientationsOfPadsAreChecked() throws {
    let keys = "matrix: { devices: [ipad-10], padOrientations: [upright] }"
    let error = try #require(throws: ScenarioErrors.self) { try file(keys) }
    #expect(error.description.hasPrefix("s.yaml:3:49: "), "\(error)")
  }

  @Test func writerOmitsInheritedKeys() throws {
    let matrix = try #require(
      try ProjectSettings.parse(text: Self.project, file: "scvdb.yaml").matrix
    )
    var scenario = try file("").scenario
    #expect(!scenario.text(inheriting: matrix).contains("matrix"))
    scenario.matrix.devices = ["ipad-pro-9-7"]
    let text = scenario.text(inheriting: matrix)
    #expect(text.contains("matrix: { devices: [ipad-pro-9-7] }\n"), "\(text)")
    let again = try ScenarioFile.parse(text: text, file: "s", name: "s", inheriting: matrix)
    #expect(again.scenario == scenario)
  }
}
