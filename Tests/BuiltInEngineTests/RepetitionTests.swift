import BuiltInEngine
import DeviceCatalog
import EngineProtocol
import Foundation
import InterfaceBuilder
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Equal cases have equal bytes, at any time and with any number of parallel jobs.
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
      return Array(try questions(of: file, on: devices))
    }
  }

  private static func questions(
    of file: ScenarioFile,
    on devices: [String]
  ) throws -> CaseQuestions {
    try file.questions(matching: CaseFilter(devices: devices)) { scene, folder, version in
      let path = folder.appending(path: scene.file).path
      let document = try InterfaceBuilderDocument(
        contentsOf: path,
        sizeClasses: version.sizeClasses
      )
      return try document.screen(scene: scene.scene)
    }
  }

  @Test func jobCountDoesNotChangeBytes() async throws {
    let questions = try Self.questions()
    #expect(questions.count == Self.devices.count * 2 * Technique.allCases.count)
    let first = try await baselines(of: questions, jobs: 1)
    for jobs in sample([7, 1, 2]) {
      #expect(try await baselines(of: questions, jobs: jobs) == first, "\(jobs) jobs")
    }
  }

  /// An answer reused for another device equals its own computed answer.
  @Test func sharedResultsEqualOwnResults() async throws {
    let file = try ScenarioDiscovery.read(Self.scenario, file: Self.scenario.path, name: "sign-up")
    var call = file
    call.scenario.steps.insert(.statusBar(.inCall), at: 0)
    for file in [file, call] {
      let questions = try Self.questions(of: file, on: DeviceGroup.phones.devices.map(\.id))
      try await expectOwnAnswers(questions)
    }
  }

  /// iOS 7 to 27 on devices with measures that change with their systems, and with iOS 9.1, which
  /// is the first system after a fault of iOS 9.0.
  @Test func answersOfSystemsEqualOwnAnswers() async throws {
    var file = try ScenarioDiscovery.read(Self.scenario, file: Self.scenario.path, name: "sign-up")
    let systems = (7...27).map { SystemVersion($0) } + [SystemVersion(9, 1)]
    let devices = [
      "iphone-5s", "iphone-6s", "iphone-x", "iphone-14", "ipad-air-2", "ipad-pro-11-2",
    ]
    file.scenario.matrix.systems = systems
    file.scenario.matrix.devices = devices
    try await expectOwnAnswers(try Self.questions(of: file, on: devices))
  }

  /// The iPhones 12 and 13 have equal measures; only the 13 has an expectation, which fails.
  ///
  /// The iPad Air has the measures of the iPad Air 2, but no Split View.
  @Test func answersOfNamedModelsEqualOwnAnswers() async throws {
    var file = try ScenarioDiscovery.read(Self.scenario, file: Self.scenario.path, name: "sign-up")
    var pads = file
    let comparison = try #require(Comparison("passwordField.height == 77"))
    let expectation = Expectation(device: "iphone-13", comparison: comparison)
    file.scenario.steps = [.checkpoint(name: "at rest", expect: [expectation])]
    file.scenario.matrix.devices = ["iphone-12", "iphone-13"]
    pads.scenario.steps = [
      .multitasking(MultitaskingRequest(width: .half)), .checkpoint(name: "a"),
    ]
    pads.scenario.matrix.devices = ["ipad-air-2", "ipad-air-1"]
    pads.scenario.matrix.systems = [12]
    for file in [file, pads] {
      try await expectOwnAnswers(try Self.questions(of: file, on: file.scenario.matrix.devices))
    }
  }

  /// Expects that each recorded answer equals the engine's own answer to the question, and that the
  /// recording fails for the same questions.
  private func expectOwnAnswers(_ questions: CaseQuestions) async throws {
    let engine = BuiltInEngine.current
    try await Recorder(engine: engine, jobs: 2).record(questions) { outcome in
      let own: Result<Run, EngineError>
      do throws(EngineError) {
        own = .success(try await engine.run(outcome.question))
      } catch {
        own = .failure(error)
      }
      #expect(outcome.result.map(\.run) == own)
    }
  }

  /// Returns the canonical text of every run, which is also the content of baselines.
  private func baselines(of questions: [CaseQuestion], jobs: Int) async throws -> [String] {
    var texts: [String] = []
    try await Recorder(engine: BuiltInEngine.current, jobs: jobs).record(questions) { outcome in
      texts.append(BaselineCoding.text(for: try outcome.result.get().run))
    }
    return texts
  }
}
