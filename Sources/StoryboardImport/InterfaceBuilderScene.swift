package import ScenarioModel

/// One scene of a storyboard, or the contents of a .xib.
package struct InterfaceBuilderScene: Sendable {
  /// The `sceneID`; for a .xib the id of its first top-level view.
  package var id: String
  package var controller: ViewControllerNode?
  package var isInitial: Bool
  /// Its views; nil for a controller that has none of its own, such as a navigation controller.
  package var screen: Screen?
  package var canvas: DesignCanvas
  /// What was found in the scene that the importer does not know.
  package var warnings: [ImportWarning]

  /// What a person would call the scene in a list of choices.
  package var displayName: String {
    controller?.storyboardIdentifier ?? controller?.id ?? id
  }
}

/// A view controller of a storyboard, as far as it takes part in starting an app.
package struct ViewControllerNode: Sendable {
  package enum Kind: Sendable {
    case viewController, navigationController, tabBarController, splitViewController
    case pageViewController
    /// A reference to a scene of another storyboard.
    case placeholder
  }

  package var id: String
  package var kind: Kind
  package var storyboardIdentifier: String?
  package var customClass: String?
  package var isNavigationBarHidden: Bool
  package var isToolbarHidden: Bool
  package var hidesBottomBarWhenPushed: Bool
  /// Connections to other controllers, in the order of the document.
  package var segues: [SegueNode]

  /// Ids of the controllers that this one contains: a navigation controller's root, the tabs.
  package var containedControllers: [String] {
    segues.filter { $0.kind == "relationship" }.map(\.destination)
  }
}

/// A connection from one view controller to another.
package struct SegueNode: Sendable {
  package var id: String
  /// `relationship`, `show`, `push`, `presentation`, `embed` ...
  package var kind: String
  /// `rootViewController` or `viewControllers`, for a relationship.
  package var relationship: String?
  package var identifier: String?
  /// Id of the other controller.
  package var destination: String
}
