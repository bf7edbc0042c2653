package import ScenarioModel

/// One scene of a storyboard, or the contents of a .xib.
package struct InterfaceBuilderScene: Sendable {
  /// The `sceneID`; for a .xib the id of its first top-level view.
  package var id: String
  /// The controller; nil for a scene or .xib without one.
  package var controller: ViewControllerNode?
  /// Whether the scene is the document's initial one; true for a .xib without a controller.
  package var isInitial: Bool
  /// Its views; nil for a controller without its own views, such as a navigation controller.
  package var screen: Screen?
  /// The views of a scene without a root view; empty for other scenes.
  ///
  /// For example the views in the navigation item of a page view controller.
  package var looseViews: [ViewNode]
  /// The device and bars that Interface Builder shows the scene with.
  package var canvas: DesignCanvas
  /// The scene's column in the document's split view controller.
  package var splitView: SplitViewColumn?
  /// Whether the root view is as large as the screen when an app runs.
  ///
  /// It is for a controller that is not embedded in another one. It is in a .xib for a controller's
  /// view, or for a view drawn that large.
  package var fillsScreen: Bool
  /// The views with stored frames that Interface Builder marks, by object id.
  package var markedViews: [String: StoredFrameMark]
  /// The locations of its views, layout guides and constraints, by object id.
  package var sources: [String: ItemSource]
  /// The location of its objects in the document.
  package var location: FileLocation
  /// The controllers that its container views show.
  var embedSegues: [EmbedSegue]
  /// Whether another scene of the document embeds this one when an app runs.
  package internal(set) var isShownByAnother = false
  /// The surroundings in another storyboard that refers to the scene; nil without a reference.
  var referrer: ScreenSurroundings?

  /// The surroundings of the scene in an app.
  ///
  /// A scene without containers and bars has the ones of a reference to it. A scene that another scene
  /// embeds keeps its drawn size. So does a .xib's view that does not fill the screen.
  package var surroundings: ScreenSurroundings {
    let own = ownSurroundings
    return own == ScreenSurroundings() ? referrer ?? own : own
  }

  private var ownSurroundings: ScreenSurroundings {
    guard !fillsScreen, let frame = screen?.rootView.frame else {
      var surroundings = ScreenSurroundings(canvas)
      surroundings.splitView = splitView
      return surroundings
    }
    return ScreenSurroundings(partSize: Size(width: frame.width, height: frame.height))
  }

  /// The name of the scene in a list of choices.
  package var displayName: String {
    controller?.storyboardIdentifier ?? controller?.id ?? id
  }
}

/// Interface Builder's mark beside a stored frame.
package enum StoredFrameMark: String, Sendable {
  /// The frame differs from the constraints' frame.
  case misplaced
  /// The constraints do not determine the frame.
  case ambiguous
}

/// A view controller of a storyboard, with the properties that affect the start of an app.
package struct ViewControllerNode: Sendable {
  /// The classes of controllers that the start of an app distinguishes.
  package enum Kind: Sendable {
    case viewController, navigationController, tabBarController, splitViewController
    case pageViewController
    /// A reference to a scene of another storyboard.
    case placeholder
  }

  /// Interface Builder's object id, or `line N` where the document has none.
  package var id: String
  /// The controller's class, or a placeholder for a scene of another storyboard.
  package var kind: Kind
  /// The name of the scene in code and references; nil without one.
  package var storyboardIdentifier: String?
  /// The app's own class; nil for UIKit's.
  package var customClass: String?
  /// Whether a navigation controller hides its bar.
  package var isNavigationBarHidden = false
  /// Whether a navigation controller hides its toolbar.
  package var isToolbarHidden = true
  package var hidesBottomBarWhenPushed = false
  package var extendedLayoutIncludesOpaqueBars = false
  package var automaticallyAdjustsScrollViewInsets = true
  /// Whether it is UIKit's controller of a table or a collection.
  package var isListController = false
  /// The target of a placeholder, in words; nil for a controller of this storyboard.
  package var reference: String?
  /// The other storyboard of a placeholder.
  package internal(set) var storyboardName: String?
  /// The scene of a placeholder in the other storyboard; nil for the initial one.
  package internal(set) var referencedIdentifier: String?
  /// Whether a navigation controller's bar allows large titles.
  package internal(set) var prefersLargeTitles = false
  /// The attributes of a navigation controller; nil for UIKit's defaults.
  package internal(set) var attributes: ControllerAttributes?
  /// Connections to other controllers, in the order of the document.
  package var segues: [SegueNode] = []

  /// Ids of the controllers that this one contains: a navigation controller's root, the tabs.
  package var containedControllers: [String] {
    segues.filter { $0.kind == "relationship" }.map(\.destination)
  }
}

/// A connection from one view controller to another.
package struct SegueNode: Sendable {
  /// Interface Builder's object id, or empty where the document has none.
  package var id: String
  /// `relationship`, `show`, `push`, `presentation`, `embed` ...
  package var kind = ""
  /// `rootViewController` or `viewControllers`, for a relationship.
  package var relationship: String?
  /// The identifier for code that performs the segue; nil without one.
  package var identifier: String?
  /// Id of the other controller.
  package var destination: String
  /// Id of the object that starts the segue.
  package var source: String?
  /// The name of the bar button item that starts the segue; nil for another object.
  package var itemName: String?
  /// Whether the document disables the control or the bar button item that starts the segue.
  var isSourceDisabled = false
  /// Whether the accessory of a row starts the segue instead of the row.
  package var isForAccessory = false
  /// Interface Builder's word for the presentation style; nil for the destination's style.
  package var style: String?
  /// The app's own class of the segue.
  package var customClass: String?
  /// The module of the class; nil if the document names none.
  package var customModule: String?
  /// The selector of an unwind segue's destination.
  package var unwindAction: String?
  /// Id of the view that a popover points to.
  package var anchor: String?
  /// Id of the bar button item that a popover points to.
  package var anchorItem: String?
  /// The bar with the button that a popover points to.
  var barAnchor: ScreenSegue.BarAnchor?
  /// The permitted directions of a popover's arrow; nil for all of them.
  var arrowDirections: [ScreenSegue.ArrowDirection]?
  package var isAnimated = true
  /// The location of the segue.
  package var location = FileLocation(file: "", line: 1, column: 1)

  init(id: String, destination: String) {
    self.id = id
    self.destination = destination
  }
}
