package import Foundation
import ScenarioModel
import Workflows

/// The files of this package that inputs are made from.
package struct FuzzSeeds {
  private let package: URL

  package init(package: URL) {
    self.package = package
  }

  struct Document: Sendable {
    var name: String
    var bytes: Data
  }

  /// Files with an extension in a folder, at any depth, in the order of their names.
  func files(in folder: String, extensions: [String]) throws -> [Document] {
    let folder = package.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { extensions.contains(URL(filePath: $0).pathExtension) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { Document(name: $0, bytes: try Data(contentsOf: folder.appending(path: $0))) }
  }

  /// The storyboards and xibs in a folder; without a folder, some from this package.
  func documents(in folder: URL?) throws -> [Document] {
    if let folder {
      return try FuzzSeeds(package: folder).files(in: "", extensions: ["storyboard", "xib"])
    }
    return try ["Baselines/sign-up", "Tests/Fuzzing"].flatMap {
      try files(in: $0, extensions: ["storyboard", "xib"])
    }
  }

  /// The scenarios of this package, of every technique and with every step.
  func scenarios() throws -> [Document] {
    try Self.scenarioFolders.flatMap { try files(in: $0, extensions: ["yaml"]) }
  }

  private static let scenarioFolders = [
    "Baselines", "Benchmarks/mutation/scenarios", "Tests/BuiltInEngineTests/Acceptance",
  ]

  /// One case of each of these scenarios that can be recorded.
  func questions() throws -> [CaseQuestion] {
    let fonts = try FontLibrary(paths: [])
    return try Self.scenarioFolders.flatMap { folder in
      try ScenarioFiles(baselines: package.appending(path: folder).path)
        .plannedCases(
          of: [],
          in: StageSelection(),
          under: nil,
          measuredBy: fonts,
          readBy: SceneCache()
        )
        .scenarios.compactMap(\.questions.first)
    }
  }
}
