import InterfaceBuilder
import Reporting
import ScenarioModel

/// The scenes in a project's storyboards, and the views in its xibs, that no scenario shows.
struct ScenesWithoutScenario {
  /// The largest number of listed scenes.
  private static let listLength = 5

  /// Each scene with its location, for example `Main.storyboard:12:9: Sign Up`.
  private var scenes: [String] = []

  /// Finds the scenes; unreadable documents are reported elsewhere.
  ///
  /// - Parameters:
  ///   - screens: The documents of the project, and folders of them.
  ///   - hasAppEngine: Whether the code of an app loads its xibs.
  ///   - scenarios: All scenarios of the project.
  ///   - cache: The cache that has read the scenarios' documents.
  init(
    in screens: [String],
    hasAppEngine: Bool,
    besides scenarios: [ScenarioFile],
    readBy cache: SceneCache
  ) {
    let shown = Set(
      scenarios.flatMap { file -> [DocumentScene] in
        guard let version = file.scenario.firstCase.map(ScreenVersion.init) else { return [] }
        return file.scenario.screens.indices.compactMap { index in
          try? cache.origin(ofScreen: index, in: file, for: version).documentScene
        }
      }
    )
    for file in InterfaceBuilderFiles(screens).files {
      guard !hasAppEngine || file.path.hasSuffix(".storyboard"),
        let document = try? cache.document(at: file.shortPath)
      else { continue }
      let others = document.scenes.filter { scene in
        scene.canHaveScenario && !scene.isShownByAnother
          && !shown.contains(DocumentScene(file: file.path, id: scene.id))
      }
      scenes += others.map { "\($0.location): \($0.displayName)" }
    }
  }

  /// Prints the number of scenes and the first of them; nothing if there is none.
  func note(on console: Console) {
    guard !scenes.isEmpty else { return }
    let (count, rest) = (scenes.count, scenes.count - Self.listLength)
    let sentence = "\(counted(count, "scene")) \(count == 1 ? "has" : "have") no scenario"
    console.noteListing(
      "note: \(sentence); 'scvdb init' writes \(count == 1 ? "one" : "them")",
      scenes.prefix(Self.listLength) + (rest > 0 ? ["\(rest) more"] : [])
    )
  }
}

extension InterfaceBuilderFiles.File {
  /// The path as scenarios name it, so that the document is not read again.
  fileprivate var shortPath: String { String(path.trimmingPrefix("./")) }
}

extension InterfaceBuilderScene {
  /// Whether the scene has its own views and is not a cell.
  ///
  /// A list creates a cell from a prototype, once for each item of data.
  var canHaveScenario: Bool { screen.map { !$0.rootView.kind.isCell } ?? false }
}

extension ViewKind {
  fileprivate var isCell: Bool {
    [.tableViewCell, .collectionViewCell, .collectionReusableView].contains(self)
  }
}
