package import InterfaceBuilder
import ScenarioModel
import Workflows

/// The screens of a storyboard or xib in an app without keyboard handling.
struct DocumentSubjects {
  let file: String
  let subjects: [LintSubject]
  /// Parts of the document that are omitted or not followed.
  let warnings: [ImportWarning]
  /// The stages of the check.
  let stages: [ScreenStage]
  /// Whether a scenario shows a scene of the document.
  let hasScenario: Bool

  /// Reads a document for each window size of the stages.
  ///
  /// - Parameters:
  ///   - file: The path of the document.
  ///   - scene: The only scene to read, even if another one shows it; nil for all.
  ///   - shown: The scenes that scenarios show, which are omitted.
  ///   - choice: The requested stages.
  ///   - fonts: The fonts for measuring text.
  /// - Throws: `ImportError`.
  init(
    file: String,
    only scene: String? = nil,
    besides shown: Set<DocumentScene> = [],
    choice: LintStages,
    fonts: FontLibrary
  ) throws {
    self.file = file
    let found = DocumentWarnings()
    let scenes = SceneCache(noting: found)
    // For the document's properties that are the same in all sizes.
    let designed = try scenes.document(at: file, for: .any)
    let chosen = try scene.map { try designed.scene($0).id }
    let scenesOfScenarios = Set(
      designed.scenes.map(\.id).filter { shown.contains(DocumentScene(file: file, id: $0)) }
    )
    hasScenario = !scenesOfScenarios.isEmpty
    let library = fonts.apps.app(around: file, noting: fonts.documents).keyboardLibrary
    var appStages = fonts.apps.stages(of: file, noting: fonts.documents)
    let stages = try choice.stages(
      devices: choice.devices.isEmpty ? designed.usualDevices(in: &appStages) : [],
      orientations: { appStages.orientations(designed.usualOrientations, on: $0.idiom) }
    )
    found.add(appStages.notes)
    var subjects: [LintSubject] = designed.scenes.map { _ in LintSubject(questions: []) }
    for stage in stages {
      let document = fonts.apps.referred(
        try scenes.document(at: file, for: stage.version),
        noting: fonts.documents
      )
      for (number, scene) in document.scenes.enumerated() where subjects.indices.contains(number) {
        // A scene inside another one is checked as part of that scene.
        guard !scenesOfScenarios.contains(scene.id),
          chosen.map({ $0 == scene.id }) ?? !scene.isShownByAnother,
          var screen = LintScreen(scene, of: file)
        else { continue }
        screen.screen = fonts.completing(screen.screen, from: file)
        screen.keyboardLibrary = library?.text
        subjects[number].questions.append(LintQuestion(screen: screen, stage: stage))
      }
    }
    self.subjects = subjects.filter { !$0.questions.isEmpty }
    self.stages = stages
    warnings = found.all
  }
}

extension KeyboardLibrary {
  /// The name and the source: `IQKeyboardManager (Podfile)`.
  var text: String { "\(name) (\(file))" }
}

extension InterfaceBuilderDocument {
  /// The orientations for a document.
  ///
  /// A document that was drawn in landscape is for landscape-only apps; few others are drawn so.
  fileprivate var usualOrientations: [DeviceOrientation] {
    scenes.first?.canvas.orientation == .landscape ? [.landscape] : [.portrait, .landscape]
  }

  /// The devices around the document's own device.
  ///
  /// They are the smallest phone, the largest phone and a pad. For a document that was drawn for
  /// pads, they are a small pad and a large one.
  ///
  /// Devices without the document are left out.
  fileprivate func usualDevices(in stages: inout DocumentStages) -> [Device] {
    let drawn = scenes.first?.canvas.device.flatMap { Devices.device(interfaceBuilderID: $0) }
    let phones = ["iphone-se-1", "iphone-16-pro-max"].compactMap(Devices.device(id:))
    let pads = ["ipad-10", "ipad-pro-13-m4"].compactMap(Devices.device(id:))
    let usual = drawn?.idiom == .pad ? pads : phones + pads.prefix(1)
    let shown = stages.devices(usual)
    // A document for other devices than the drawn one.
    return shown.isEmpty ? stages.devices(phones + pads) : shown
  }
}

extension LintScreen {
  /// Makes the screen of a scene; nil for a scene without its own view.
  package init?(_ scene: InterfaceBuilderScene, of file: String) {
    guard let screen = scene.screen else { return nil }
    let root = screen.rootView
    self.init(
      name: scene.displayName,
      screen: screen,
      location: scene.sources[root.id]?.location ?? FileLocation(file: file, line: 1, column: 1),
      sources: scene.sources,
      extent: scene.extent(of: root),
      followsKeyboard: scene.controller?.isListController ?? false,
      surroundings: scene.surroundings,
      // The outlet for a scene's scrolling content.
      technique: screen.contentView == nil ? .none : .scrollingContent
    )
  }
}

extension InterfaceBuilderScene {
  /// Returns the source of a root view's size.
  func extent(of root: ViewNode) -> LintScreen.Extent {
    switch root.kind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: return .cell
    default:
      let isWhole =
        fillsScreen && !canvas.isFreeform && !canvas.isPartOfScreen
        && root.frame.map(isScreen) ?? true
      return isWhole ? .whole : .part
    }
  }

  /// Whether a root view was drawn in the size of a screen, apart from the height of bars.
  private func isScreen(_ frame: Rect) -> Bool {
    let sizes = canvas.screenSize.map { [($0.width, $0.height), ($0.height, $0.width)] }
    return (sizes ?? Self.olderScreens).contains { width, height in
      frame.width == width && (height * 0.75...height).contains(frame.height)
    }
  }

  /// The sizes of the square canvas, and of screens in documents that do not name their device.
  private static let olderScreens: [(Double, Double)] = [
    (600, 600), (320, 480), (320, 568), (375, 667), (414, 736), (768, 1024), (480, 320),
    (568, 320), (667, 375), (736, 414), (1024, 768),
  ]
}
