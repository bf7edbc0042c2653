import BuiltInEngine
import DeviceCatalog
import Foundation
import ScenarioModel
import SnapshotModel
import StoryboardImport
import Testing

/// A stop of a sweep is what a layout from scratch gives.
@Suite struct CaseSweepTests {
  private static let baselines = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Baselines")

  /// Widths in no order, as a search has them: narrower than any screen, wider than any, and halves.
  private static let widths: [Double] = [
    375, 320, 321, 414, 200, 414, 677.5, 500, 320, 1366, 100, 744, 375, 320.5, 90, 376, 834, 60,
    1000,
  ]

  /// The case of a screen at rest; its checkpoint is what the engine answers.
  private func atRest(
    _ screen: Screen,
    _ technique: Technique = .none,
    navigation: Bool = false,
    on device: String = "iphone-8"
  ) throws -> CaseQuestion {
    try question(
      device,
      screens: [screen],
      navigation: navigation,
      technique: technique,
      steps: [.checkpoint(name: "at rest")]
    )
  }

  /// The views and findings of a layout from scratch.
  private func fresh(_ question: CaseQuestion) async throws -> ([ViewGeometry], Set<Finding>) {
    let run = try await BuiltInEngine.current.run(question)
    return (try #require(run.steps.first?.snapshot).views, Set(run.findings))
  }

  /// Compares each stop at a width with the layout from scratch on a device so wide.
  private func expectFreshFrames(
    _ question: CaseQuestion,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let height = question.device.portrait.size.height
    for sizeClass in [SizeClass.compact, .regular] {
      var question = question
      question.device.portrait.horizontalSizeClass = sizeClass
      let sizes = Self.widths.map { DeviceSize(width: $0, height: height + $0 / 5) }
      let stops = try CaseSweep.stops(of: question, after: sizes.map { .screenSize($0) }) { $0 }
      for (size, stop) in zip(sizes, stops) {
        question.device.portrait.size = size
        let (views, findings) = try await fresh(question)
        #expect(stop.snapshot.views == views, "\(size)", sourceLocation: sourceLocation)
        #expect(Set(stop.findings) == findings, "\(size)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test(arguments: Technique.allCases)
  func aWidthOfTheSignUpFormIsANewLayout(_ technique: Technique) async throws {
    let file = Self.baselines.appending(path: "sign-up/SignUp.storyboard").path
    for scene in try InterfaceBuilderDocument(contentsOf: file).scenes {
      guard let screen = scene.screen else { continue }
      try await expectFreshFrames(atRest(screen, technique))
      try await expectFreshFrames(atRest(screen, technique, navigation: true, on: "ipad-10"))
    }
  }

  @Test func aWidthOfASequenceIsANewLayout() async throws {
    let file = Self.baselines.appending(path: "sequence/Sequence.storyboard").path
    for scene in try InterfaceBuilderDocument(contentsOf: file).scenes {
      guard let screen = scene.screen else { continue }
      try await expectFreshFrames(atRest(screen, navigation: true))
    }
  }
}
