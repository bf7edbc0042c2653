package import ScenarioLoading
package import ScenarioModel
import StoryboardImport

/// A scene that has something to type into, whatever the size of its window.
package struct FieldScene {
  /// The scene's id in the document.
  package let id: String
  /// The path of the document.
  package let file: String
  /// What a person calls the scene.
  package let displayName: String
  /// The scene as a scenario names it; nil for the one that the document shows first.
  package let reference: String?
  /// What may stand for it in names, the best first.
  package let wishes: [SafeName]
  /// The names of the text inputs, in the order of the document.
  package let fields: [String]
  /// The text inputs that are not there on every device of ``StartingMatrix``, or have names that no
  /// scenario can have.
  let otherFields: [String]
  package let surroundings: ScreenSurroundings
  /// Whether another scene of the document has it in a container view.
  package let isShownByAnother: Bool
  /// Whether the screen is tied to the keyboard layout guide on some device.
  package let usesKeyboardGuide: Bool
}

/// A document with the scenes that have something to type into.
struct FieldDocument {
  let file: String
  let fieldScenes: [FieldScene]
  /// What a person calls the scenes without any.
  let otherScenes: [String]

  /// Reads a document for each size that a window of the matrix has.
  ///
  /// - Throws: `ImportError`.
  init(file: String, scenes: SceneCache) throws {
    let documents = try StartingMatrix.sizeClasses.map { sizeClasses in
      try scenes.document(at: file, for: sizeClasses)
    }
    self.file = file
    var found: [FieldScene] = []
    var others: [String] = []
    for scene in documents.first?.scenes ?? [] {
      if let fieldScene = FieldScene(scene, in: documents) {
        found.append(fieldScene)
      } else {
        others.append(scene.displayName)
      }
    }
    fieldScenes = found
    otherScenes = others
  }
}

extension FieldScene {
  /// - Parameters:
  ///   - scene: A scene of the first of the documents.
  ///   - documents: The same document for each size of a window.
  fileprivate init?(_ scene: InterfaceBuilderScene, in documents: [InterfaceBuilderDocument]) {
    let inputs = documents.map { document in
      document.scenes.first { $0.id == scene.id }?.screen?.textInputs.map(\.name) ?? []
    }
    let everywhere = inputs.dropFirst().reduce(inputs.first ?? []) { common, names in
      common.filter(names.contains)
    }
    .filter(\.isPathComponent)
    guard let document = documents.first, !everywhere.isEmpty else { return nil }
    var others: [String] = []
    for name in inputs.joined() where !everywhere.contains(name) && !others.contains(name) {
      others.append(name)
    }
    id = scene.id
    file = document.file
    displayName = scene.displayName
    reference = document.reference(to: scene)
    wishes = scene.nameWishes
    fields = everywhere
    otherFields = others
    surroundings = scene.surroundings
    isShownByAnother = scene.isShownByAnother
    usesKeyboardGuide = documents.contains { document in
      document.scenes.first { $0.id == scene.id }?.screen?.usesKeyboardGuide ?? false
    }
  }
}

extension InterfaceBuilderDocument {
  /// How a scenario names a scene; nil for the one that it gets without a name.
  fileprivate func reference(to scene: InterfaceBuilderScene) -> String? {
    func leadsThere(_ name: String?) -> Bool {
      name?.isName != false && (try? self.scene(name))?.id == scene.id
    }
    // A given name is more specific, and holds when another scene comes first.
    if let name = scene.controller?.storyboardIdentifier, leadsThere(name) {
      return name
    }
    if leadsThere(nil) { return nil }
    return [scene.controller?.id, scene.id].compactMap(\.self).first(where: leadsThere) ?? scene.id
  }
}

extension InterfaceBuilderScene {
  /// What people call it: its identifier, its class, its title, else its id.
  fileprivate var nameWishes: [SafeName] {
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
