import DeviceCatalog
import Foundation
import ScenarioModel
import Testing

/// Tests the scenarios that the repository itself records.
@Suite struct RepositoryScenarioTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["Baselines", "Benchmarks/matrix", "Benchmarks/mutation/scenarios"])
  func everyScenarioReads(in folder: String) throws {
    let folder = Self.root.appending(path: folder)
    let paths = try ScenarioDiscovery.files(under: folder)
    #expect(!paths.isEmpty)
    for path in paths {
      let file = try ScenarioDiscovery.read(
        folder.appending(path: path),
        file: path,
        name: ScenarioDiscovery.name(ofFile: path)
      )
      #expect(!file.scenario.cases().isEmpty, "\(path)")
    }
  }

  /// Every phone and iPad of the catalog, in both orientations.
  @Test func benchmarkHasTheWholeMatrix() throws {
    let file = try ScenarioDiscovery.read(
      Self.root.appending(path: "Benchmarks/matrix/sign-up.yaml"),
      file: "sign-up.yaml",
      name: "sign-up"
    )
    #expect(file.scenario.cases().count == 2 * Devices.all.count)
  }
}
