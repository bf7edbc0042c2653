import BuiltInEngine
import DeviceCatalog
import Foundation
import ScenarioModel
import ScenarioRecorder
import SnapshotModel
import StoryboardImport
import Testing

/// The same cases are the same bytes, whenever they are run and however many at a time.
@Suite struct RepetitionTests {
  private static let scenario = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Benchmarks/matrix/sign-up.yaml")

  /// A phone without and one with a home indicator, and an iPad.
  private static let devices = ["iphone-8", "iphone-16", "ipad-10"]

  /// The sign-up form through show, storm, rotation and hide, under every technique.
  private static func questions() throws -> [CaseQuestion] {
    let file = try ScenarioDiscovery.read(scenario, file: scenario.path, name: "sign-up")
    return try Technique.allCases.flatMap { technique in
      var file = file
      file.scenario.technique = technique
      file.scenario.options = file.scenario.options.restricted(to: technique)
      return try file.questions(matching: CaseFilter(devices: devices)) { scene, folder, version in
        let path = folder.appending(path: scene.file).path
        let document = try InterfaceBuilderDocument(
          contentsOf: path,
          sizeClasses: version.sizeClasses
        )
        return try document.screen(scene: scene.scene)
      }
    }
  }

  @Test func everyRunIsTheSameBytesForAnyNumberOfJobs() async throws {
    let questions = try Self.questions()
    #expect(questions.count == Self.devices.count * 2 * Technique.allCases.count)
    let first = try await baselines(of: questions, jobs: 1)
    for jobs in [1, 2, 7] {
      #expect(try await baselines(of: questions, jobs: jobs) == first, "\(jobs) jobs")
    }
  }

  /// The canonical text of every run, which is also what baselines are files of.
  private func baselines(of questions: [CaseQuestion], jobs: Int) async throws -> [String] {
    var texts: [String] = []
    try await Recorder(engine: BuiltInEngine.current, jobs: jobs).record(questions) { outcome in
      texts.append(BaselineCoding.text(for: try outcome.result.get().run))
    }
    return texts
  }
}
