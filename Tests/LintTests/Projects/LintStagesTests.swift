import DeviceCatalog
import Foundation
import Lint
import Reporting
import ScenarioModel
import ScvdbTestSupport
import Testing
import Workflows

/// Tests the stages for the screens of a project.
@Suite struct LintStagesTests {
  private static let phone = Devices.all[0]

  @Test func screenChoosesDefaultStages() throws {
    let stages = try LintStages().stages(
      devices: [Self.phone],
      orientations: { _ in [.portrait, .landscape] }
    )
    #expect(stages.map(\.orientation) == [.portrait, .landscape])
    #expect(stages.allSatisfy { $0.device.id == Self.phone.id && $0.user.textSize == .large })
  }

  @Test func everyCombinationIsStage() throws {
    var choice = LintStages()
    choice.orientations = [.landscape]
    choice.users.textSizes = [.small, .large]
    choice.users.directions = [.leftToRight, .rightToLeft]
    let stages = try choice.stages(devices: [Self.phone], orientations: { _ in [.portrait] })
    // One orientation, two sizes, two directions.
    #expect(stages.count == 4)
    #expect(stages.allSatisfy { $0.orientation == .landscape })
  }

  @Test func halvesAreCheckedOnlyInLandscape() throws {
    let pad = try #require(Devices.device(id: "ipad-10"))
    var choice = LintStages()
    choice.users.widths = [.half]
    let stages = try choice.stages(devices: [pad], orientations: { _ in [.portrait, .landscape] })
    #expect(stages.map(\.orientation) == [.landscape])
    let failure = #expect(throws: Failure.self) {
      try choice.stages(devices: [pad], orientations: { _ in [.portrait] })
    }
    #expect(failure?.message.contains("no half split in portrait") == true)
  }

  @Test func documentsAndScenariosAreDistinguished() throws {
    try withTemporaryFolder { folder in
      let scenario = """
        screens: { box: { view: { subviews: [{ name: field, class: UITextField }] } } }
        matrix: {devices: [iphone-8], orientations: [portrait]}
        steps:
          - checkpoint: at rest
        """
      try Data(scenario.utf8).write(to: URL(filePath: "\(folder)/a.yaml"))
      try Data().write(to: URL(filePath: "\(folder)/B.xib"))
      let sources = LintSources(
        ["\(folder)/a.yaml", "\(folder)/B.xib", "\(folder)/none.xib"],
        baselines: folder,
        choice: LintStages(),
        fonts: try FontLibrary(paths: [])
      )
      #expect(sources.items.count == 2)
      guard case .scenarios(let subjects, _, let files, let warnings) = sources.items[0] else {
        Issue.record("scenarios come first")
        return
      }
      #expect(files == 1 && warnings.isEmpty)
      #expect(subjects.count == 1)
      #expect(subjects[0].questions.map(\.stage.device.id) == ["iphone-8"])
      #expect(
        sources.failures.map { FailureReport($0).message }
          == ["\(folder)/none.xib: there is no such file or folder"]
      )
    }
  }
}
