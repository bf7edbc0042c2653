/// The code of an app that makes the controller of a screen.
package enum ControllerCode: Codable, Hashable, Sendable {
  /// The name of a controller's class; its initializer has no arguments.
  case controller(String)
  /// A Swift expression for a controller.
  case expression(String)

  /// The class or the expression.
  package var text: String {
    switch self {
    case .controller(let text), .expression(let text): text
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

extension ViewNode {
  /// Returns the root view of a screen with unknown views.
  package static func placeholder(named screen: String) -> ViewNode {
    ViewNode(id: screen, name: screen, kind: .view)
  }
}
