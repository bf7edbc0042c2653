import Foundation
import InterfaceBuilder
package import ScenarioModel
import SnapshotModel

/// A scene with views that can have a scenario.
package struct DraftedScene {
  /// The scene's id in the document.
  package let id: String
  /// The path of the document.
  package let file: String
  /// The scene's name for people.
  package let displayName: String
  /// The scene's reference in a scenario; nil for the document's initial scene.
  package let reference: String?
  /// Possible names of the scene, the best first.
  package let nameCandidates: [SafeName]
  /// The names of the text inputs, in the order of the document.
  package private(set) var fields: [String]
  /// The text inputs that are missing on some device of the matrix, or have names that are invalid
  /// in scenarios.
  let otherFields: [String]
  /// The text inputs that no touch can reach on some device of the matrix.
  private(set) var untouchableFields: [String] = []
  /// The containers and bars around the scene in an app.
  package let surroundings: ScreenSurroundings
  /// The size of a view without fields that does not fill a screen; nil for a screen.
  let partSize: Size?
  /// Whether another scene of the document embeds the scene in a container view.
  package let isShownByAnother: Bool
  /// Whether the screen uses the keyboard layout guide on some device.
  package let usesKeyboardGuide: Bool
  /// The parts that the document does not determine.
  let uncertain: UndeterminedParts
  /// The views' names for people, by their names in scenarios.
  private let titles: [String: ViewTitle]

  /// Returns the scene without text inputs that no touch can reach.
  func leavingOut(_ untouchable: [String]) -> DraftedScene {
    var scene = self
    scene.fields.removeAll(where: untouchable.contains)
    scene.untouchableFields += untouchable
    return scene
  }

  /// Returns a view's name for people, from its name in scenarios.
  func title(ofView name: String) -> ViewTitle { titles[name] ?? ViewTitle(name: name) }
}

/// A scene that the engine of an app makes.
struct AppScene {
  let displayName: String
  /// The scene's location in the document: `Main.storyboard:12`.
  let location: String
  /// The scene's reference in a scenario; nil for the document's initial scene.
  let reference: String?
  /// Possible names of the scene, the best first.
  let nameCandidates: [SafeName]
  let surroundings: ScreenSurroundings
  /// The app's class of the controller; nil for a class of UIKit.
  let customClass: String?
}

/// A document and its scenes that can have scenarios.
struct DraftedDocument {
  let file: String
  let scenes: [DraftedScene]
  /// The names for people of the other scenes: cells, and controllers without views.
  let otherScenes: [String]
  /// The app's classes of the controllers in all scenes.
  let controllerClasses: [String]

  /// The document for the first size of the window; nil for none.
  private let first: InterfaceBuilderDocument?

  /// The scenes with views or with an app's class, for the engine of the app.
  var appScenes: [AppScene] { first.map(AppScene.all) ?? [] }

  /// The scenes with text inputs, for any size of the window.
  var fieldScenes: [DraftedScene] { scenes.filter { !$0.fields.isEmpty } }

  /// Reads a document for each size of the window.
  ///
  /// - Parameters:
  ///   - file: The path of the document.
  ///   - scenes: The reader of documents.
  ///   - startingMatrix: The devices and orientations.
  ///   - fonts: The apps around the document, which can refer to its scenes.
  /// - Throws: `ImportError`.
  init(
    file: String,
    scenes: SceneCache,
    on startingMatrix: StartingMatrix,
    in fonts: FontLibrary
  ) throws {
    let documents = try startingMatrix.sizeClasses.map { sizeClasses in
      let document = try scenes.document(at: file, for: sizeClasses)
      return fonts.apps.referred(document, noting: fonts.documents)
    }
    self.file = file
    controllerClasses = documents.first?.scenes.compactMap { $0.controller?.customClass } ?? []
    var found: [DraftedScene] = []
    var others: [String] = []
    for scene in documents.first?.scenes ?? [] {
      if let drafted = DraftedScene(scene, in: documents) {
        found.append(drafted)
      } else {
        others.append(scene.displayName)
      }
    }
    self.scenes = found
    otherScenes = others
    first = documents.first
  }
}

extension DraftedScene {
  /// - Parameters:
  ///   - scene: A scene of the first document.
  ///   - documents: The same document for each size of the window.
  fileprivate init?(_ scene: InterfaceBuilderScene, in documents: [InterfaceBuilderDocument]) {
    let inputs = documents.map { document in
      document.scenes.first { $0.id == scene.id }?.screen?.textInputs.map(\.name) ?? []
    }
    let everywhere = inputs.dropFirst().reduce(inputs.first ?? []) { common, names in
      common.filter(names.contains)
    }
    .filter(\.isPathComponent)
    guard let document = documents.first, let screen = scene.screen, scene.canHaveScenario else {
      return nil
    }
    var others: [String] = []
    for name in inputs.joined() where !everywhere.contains(name) && !others.contains(name) {
      others.append(name)
    }
    id = scene.id
    file = document.file
    displayName = scene.displayName
    reference = document.reference(to: scene)
    nameCandidates = scene.nameCandidates
    fields = everywhere
    otherFields = others
    surroundings = scene.surroundings
    partSize = everywhere.isEmpty ? scene.surroundings.partSize : nil
    isShownByAnother = scene.isShownByAnother
    usesKeyboardGuide = documents.contains { document in
      document.scenes.first { $0.id == scene.id }?.screen?.usesKeyboardGuide ?? false
    }
    let titles = screen.titles(writtenAt: scene.sources)
    uncertain = UndeterminedParts(
      of: screen,
      calling: titles,
      warnings: document.warnings(about: scene)
    )
    self.titles = titles
  }
}

extension AppScene {
  /// Returns the scenes of a storyboard; none for a xib.
  fileprivate static func all(of document: InterfaceBuilderDocument) -> [AppScene] {
    guard document.file.hasSuffix(".storyboard") else { return [] }
    return document.scenes.compactMap { scene in
      guard let controller = scene.controller, controller.kind != .placeholder,
        scene.screen != nil || controller.customClass != nil
      else { return nil }
      return AppScene(
        displayName: scene.displayName,
        location: "\(scene.location.file):\(scene.location.line)",
        reference: document.reference(to: scene),
        nameCandidates: scene.nameCandidates,
        surroundings: scene.surroundings,
        customClass: controller.customClass
      )
    }
  }
}

extension InterfaceBuilderDocument {
  /// Returns the warnings about the contents of a scene.
  fileprivate func warnings(about scene: InterfaceBuilderScene) -> [ImportWarning] {
    let next = scenes.map(\.location.line).filter { $0 > scene.location.line }.min() ?? Int.max
    return warnings.filter { (scene.location.line..<next).contains($0.location.line) }
  }
}

extension InterfaceBuilderDocument {
  /// Returns the reference to a scene in a scenario; nil for the scene without a reference.
  fileprivate func reference(to scene: InterfaceBuilderScene) -> String? {
    func leadsThere(_ name: String?) -> Bool {
      name?.isName != false && (try? self.scene(name))?.id == scene.id
    }
    // An explicit name is more specific, and stays valid when another scene comes first.
    if let name = scene.controller?.storyboardIdentifier, leadsThere(name) {
      return name
    }
    if leadsThere(nil) { return nil }
    return [scene.controller?.id, scene.id].compactMap(\.self).first(where: leadsThere) ?? scene.id
  }
}

extension InterfaceBuilderScene {
  /// Possible names: the identifier, the class, the title, and the id as the last resort.
  fileprivate var nameCandidates: [SafeName] {
    let given = [
      controller?.storyboardIdentifier, controller?.customClass?.withoutController, screen?.title,
    ]
    let names = given.compactMap(\.self).map(SafeName.init)
    let last = isInitial || controller == nil ? "screen" : "screen-\(controller?.id ?? id)"
    return (names + [SafeName(last)]).filter { !$0.words.isEmpty }
  }
}

extension String {
  /// `SignUp` for `SignUpViewController`.
  fileprivate var withoutController: String {
    for suffix in ["TableViewController", "ViewController", "Controller", "VC"]
    where hasSuffix(suffix) {
      return String(dropLast(suffix.count))
    }
    return self
  }
}
