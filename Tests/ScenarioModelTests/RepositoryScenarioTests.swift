import Foundation
import ScenarioModel
import Testing

/// The scenarios that the repository itself records.
@Suite struct RepositoryScenarioTests {
  private static let baselines = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Baselines")

  @Test func everyScenarioReads() throws {
    let paths = try ScenarioDiscovery.files(under: Self.baselines)
    #expect(!paths.isEmpty)
    for path in paths {
      let file = try ScenarioDiscovery.read(
        Self.baselines.appending(path: path),
        file: path,
        name: ScenarioDiscovery.name(ofFile: path)
      )
      #expect(!file.scenario.cases().isEmpty, "\(path)")
    }
  }
}
