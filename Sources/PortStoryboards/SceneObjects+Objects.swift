import InterfaceBuilder
import PortSupport

extension SceneObjects {
  /// Makes a gesture recognizer or an object of the application's own class.
  func makeObject(_ node: DocumentObject) {
    if let standard = Self.recognizers[node.element] {
      let own: UIGestureRecognizer.Type? =
        AppClasses.type(of: node, orBase: "UIGestureRecognizer")
      let recognizer = (own ?? standard).dynamicInstance()
      recognizer.take(node)
      made[node.id] = recognizer
    } else if node.element == "customObject" {
      let own: NSObject.Type? = AppClasses.type(of: node, orBase: "NSObject")
      made[node.id] = (own ?? NSObject.self).dynamicInstance()
    }
  }

  private static let recognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
    // Interface Builder writes this name.
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
  ]

  // MARK: Children

  /// Gives a container the controllers of its relationships.
  func addContainedControllers(to container: UIViewController) {
    let relationships = (loaded.scene.controller?.segues ?? []).filter { $0.kind == "relationship" }
    guard !relationships.isEmpty else { return }
    let storyboard = UIStoryboard(name: loaded.storyboard, bundle: nil)
    func controller(_ node: SegueNode) -> UIViewController {
      storyboard.instantiateViewController(withIdentifier: node.destination)
    }
    switch container {
    case let stack as UINavigationController: stack.viewControllers = relationships.map(controller)
    case let tabs as UITabBarController: tabs.viewControllers = relationships.map(controller)
    case let split as UISplitViewController:
      for node in relationships {
        guard let column = UISplitViewController.Column(relationship: node.relationship) else {
          continue
        }
        split.setViewController(controller(node), for: column)
      }
    default: break
    }
  }
}

extension AppClasses {
  /// Whether a nib returns the object besides its views.
  static func isTopLevel(_ object: DocumentObject) -> Bool {
    object.element == "customObject" || object.element.hasSuffix("GestureRecognizer")
  }
}

extension UIGestureRecognizer {
  /// Applies the attributes of a document.
  fileprivate func take(_ node: DocumentObject) {
    func number(_ name: String) -> Int? { node.values[name].flatMap { Int($0) } }
    if node.values["enabled"] == "NO" { isEnabled = false }
    if node.values["cancelsTouchesInView"] == "NO" { cancelsTouchesInView = false }
    switch self {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = number("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = number("numberOfTouchesRequired") ?? 1
    case let press as UILongPressGestureRecognizer:
      press.numberOfTapsRequired = number("numberOfTapsRequired") ?? 0
      press.numberOfTouchesRequired = number("numberOfTouchesRequired") ?? 1
      press.minimumPressDuration =
        node.values["minimumPressDuration"].flatMap { Double($0) } ?? 0.5
    case let swipe as UISwipeGestureRecognizer:
      swipe.direction = UISwipeGestureRecognizer.Direction(named: node.values["direction"])
      swipe.numberOfTouchesRequired = number("numberOfTouchesRequired") ?? 1
    case let edge as UIScreenEdgePanGestureRecognizer:
      edge.edges = node.edges.reduce(into: []) { $0.formUnion(UIRectEdge(named: $1)) }
    case let pan as UIPanGestureRecognizer:
      pan.minimumNumberOfTouches = number("minimumNumberOfTouches") ?? 1
      if let maximum = number("maximumNumberOfTouches") { pan.maximumNumberOfTouches = maximum }
    default: break
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// Interface Builder's name of a direction; right by default.
  fileprivate init(named name: String?) {
    self =
      switch name {
      case "left": .left
      case "up": .up
      case "down": .down
      default: .right
      }
  }
}

extension UIRectEdge {
  fileprivate init(named name: String) {
    self =
      switch name {
      case "top": .top
      case "left": .left
      case "bottom": .bottom
      case "right": .right
      default: []
      }
  }
}

extension UISplitViewController.Column {
  /// Interface Builder's name of a relationship; nil for an unknown one.
  fileprivate init?(relationship name: String?) {
    switch name {
    case "masterViewController": self = .primary
    case "supplementaryViewController": self = .supplementary
    case "detailViewController": self = .secondary
    case "compactViewController": self = .compact
    default: return nil
    }
  }
}
