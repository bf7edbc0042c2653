/// The code of an app that makes the controller of a screen.
package enum ControllerCode: Codable, Hashable, Sendable {
  /// The name of a controller's class; its initializer has no arguments.
  case controller(String)
  /// A Swift expression for a controller.
  case expression(String)
  /// A scene of a storyboard that the app contains, by its identifier or its controller's id; nil
  /// for the initial controller.
  case scene(storyboard: String, identifier: String?)

  /// The class, the expression, or the storyboard with its scene.
  package var text: String {
    switch self {
    case .controller(let text), .expression(let text): text
    case .scene(let storyboard, let identifier):
      storyboard + (identifier.map { " \($0)" } ?? "")
    }
  }
}

extension Screen {
  /// Creates a screen that an app's code makes.
  ///
  /// The question contains a root view without properties, because only the code has the views.
  package init(name: String, code: ControllerCode) {
    self.init(name: name, rootView: .placeholder(named: name))
    self.code = code
  }
}

extension ScreenReference {
  /// The screen for an engine that makes scenes of storyboards with the classes of an app; nil for
  /// a screen of another kind.
  package var appScene: Screen? {
    guard case .interfaceBuilder(let scene) = source else { return nil }
    let file = scene.file.split(separator: "/").last ?? ""
    let ending = ".storyboard"
    guard file.hasSuffix(ending) else { return nil }
    return Screen(
      name: name,
      code: .scene(storyboard: String(file.dropLast(ending.count)), identifier: scene.scene)
    )
  }
}

extension ViewNode {
  /// Returns the root view of a screen with unknown views.
  package static func placeholder(named screen: String) -> ViewNode {
    ViewNode(id: screen, name: screen, kind: .view)
  }
}
