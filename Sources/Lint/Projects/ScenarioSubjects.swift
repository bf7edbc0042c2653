import EngineProtocol
import Foundation
import InterfaceBuilder
import ProjectFiles
import Reporting
import ScenarioModel
import Workflows

/// A scenario with screens to check.
package struct LintedScenario {
  let file: ScenarioFile
  /// The screens of the first stage.
  let screens: [Screen]
}

/// The screens of scenarios, with the scenarios' techniques and bars.
struct ScenarioSubjects {
  private(set) var subjects: [LintSubject] = []
  /// The scenes of documents that the scenarios show.
  private(set) var documentScenes: Set<DocumentScene> = []
  /// The files that define screens, in the order of discovery.
  private(set) var files: [String] = []
  /// The errors of unreadable scenarios, see `ScenarioFile.questions`.
  private(set) var failures: [any Error] = []
  /// The scenarios with their screens on a stage.
  private(set) var scenarios: [LintedScenario] = []
  private let choice: LintStages
  private let fonts: FontLibrary
  /// Parts of the screens' documents that are omitted or not followed.
  let warnings = DocumentWarnings()
  private let scenes: SceneCache
  /// Positions of subjects by their content, because scenarios share screens.
  private var known: [Key: Int] = [:]

  private struct Key: Hashable {
    var file: String
    var scene: String
    var technique: Technique
    var options: TechniqueOptions
    var surroundings: ScreenSurroundings
  }

  /// Reads the screens of scenarios; an unreadable scenario loses only its own screens.
  init(
    _ scenarios: [ScenarioFile],
    choice: LintStages,
    fonts: FontLibrary
  ) {
    self.choice = choice
    self.fonts = fonts
    scenes = SceneCache(noting: warnings)
    for file in scenarios {
      do {
        try add(file)
      } catch {
        failures.append(error)
      }
    }
  }

  private mutating func add(_ file: ScenarioFile) throws {
    let file = try file.findingSegues(in: scenes)
    let matrix = file.scenario.matrix
    let stages = try choice.stages(
      devices: matrix.devices.compactMap(Devices.device(id:)),
      orientations: { matrix.orientations(on: $0.idiom) }
    )
    for stage in stages {
      var staged = file
      staged.scenario.matrix = stage.matrix
      let questions = try staged.questions(measuredBy: fonts, scenes, for: stage.version)
      for question in questions { try add(question.screens, of: file, on: stage) }
      if stage == stages.first, let screens = questions.first?.screens {
        scenarios.append(LintedScenario(file: file, screens: screens))
      }
    }
  }

  private mutating func add(
    _ screens: [Screen],
    of file: ScenarioFile,
    on stage: ScreenStage
  ) throws {
    for (number, screen) in screens.enumerated() {
      let origin = try scenes.origin(ofScreen: number, in: file, for: stage.version)
      if let scene = origin.documentScene { documentScenes.insert(scene) }
      let scenario = file.scenario
      let technique = screen.technique ?? scenario.technique
      var lintScreen = LintScreen(
        name: origin.scene,
        screen: screen,
        location: origin.location,
        sources: origin.sources,
        extent: scenario.rootViewFrame == nil
          ? origin.content?.extent(of: screen.rootView) ?? .whole : .part,
        followsKeyboard: origin.isListController,
        surroundings: ScreenSurroundings(
          navigation: scenario.navigation,
          bars: scenario.bars,
          splitView: scenario.splitView,
          partSize: scenario.rootViewFrame.map { Size(width: $0.width, height: $0.height) }
        ),
        technique: technique,
        options: scenario.options.restricted(to: technique)
      )
      lintScreen.appScene = scenario.screens[number].appScene
      lintScreen.fixtures = scenario.fixtures
      if origin.documentScene != nil {
        let app = fonts.apps.app(around: file.screenPaths[number], noting: warnings)
        lintScreen.keyboardLibrary = app.keyboardLibrary?.text
      }
      lintScreen.untranslatedTexts = try untranslatedTexts(
        of: screen,
        from: [file.file, file.screenPaths[number]],
        by: file.reader,
        besides: origin.sources,
        on: stage
      )
      add(LintQuestion(screen: lintScreen, stage: stage))
    }
  }

  /// Returns the untranslated texts of a scenario or a screen's file.
  private func untranslatedTexts(
    of screen: Screen,
    from files: Set<String>,
    by reader: ProjectReader,
    besides sources: [String: ItemSource],
    on stage: ScreenStage
  ) throws -> [String: String] {
    let owners = files.filter { !$0.isInterfaceBuilderDocument }.sorted()
    let texts = try owners.compactMap { try scenes.texts(of: $0, for: stage.version, by: reader) }
    guard !texts.isEmpty else { return [:] }
    return screen.allNodes.reduce(into: [:]) { untranslated, view in
      // A view with a source belongs to a document, which has its own tables.
      guard sources[view.id] == nil else { return }
      let shown = view.properties.texts
      untranslated[view.id] = texts.lazy.compactMap { $0.untranslated(of: shown) }.first
    }
  }

  private mutating func add(_ question: LintQuestion) {
    let screen = question.screen
    let key = Key(
      file: screen.location.file,
      scene: screen.name,
      technique: screen.technique,
      options: screen.options,
      surroundings: screen.surroundings
    )
    guard let position = known[key] else {
      known[key] = subjects.count
      subjects.append(LintSubject(questions: [question]))
      if !files.contains(key.file) { files.append(key.file) }
      return
    }
    guard !subjects[position].questions.contains(where: { $0.stage == question.stage }) else {
      return
    }
    subjects[position].questions.append(question)
  }
}
