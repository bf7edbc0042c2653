package import ScenarioModel

/// The destination of a segue.
package enum SegueDestination: Sendable {
  /// A scene with its own views, and the navigation controller around it.
  case scene(InterfaceBuilderScene, SegueContainer?)
  /// A scene of another storyboard, by its identifier; nil for the initial one.
  case reference(storyboard: String, scene: String?)
  /// A controller that steps cannot show, in words.
  case unusable(String)
}

extension InterfaceBuilderDocument {
  /// The segues that start in a scene or in the scenes of its container views.
  package func segues(from scene: InterfaceBuilderScene) -> [SegueNode] {
    var segues: [SegueNode] = []
    var seen: Set<String> = []
    var pending = [scene]
    while !pending.isEmpty {
      let scene = pending.removeFirst()
      guard let controller = scene.controller, seen.insert(controller.id).inserted else { continue }
      segues += controller.segues
      let shown = controller.segues.filter { $0.kind == "embed" }.map(\.destination)
      let inside =
        shown
        + (controller.kind == .navigationController
          ? Array(controller.containedControllers.prefix(1)) : [])
      pending += inside.compactMap(scene(ofController:))
    }
    return segues
  }

  /// Returns the destination of a segue to a controller.
  package func destination(ofController id: String) -> SegueDestination {
    guard let scene = scene(ofController: id), let controller = scene.controller else {
      return .unusable("the document has no controller with the id \"\(id)\"")
    }
    return destination(scene, controller)
  }

  /// Returns the destination of a reference to a scene; nil selects the initial scene.
  package func destination(ofScene name: String?) throws(ImportError) -> SegueDestination {
    guard let name else {
      guard let scene = scenes.first(where: \.isInitial), let controller = scene.controller else {
        return destination(of: try scene(nil))
      }
      return destination(scene, controller)
    }
    return destination(of: try scene(name))
  }

  private func destination(of scene: InterfaceBuilderScene) -> SegueDestination {
    guard let controller = scene.controller else { return .scene(scene, nil) }
    return destination(scene, controller)
  }

  private func destination(
    _ scene: InterfaceBuilderScene,
    _ controller: ViewControllerNode
  ) -> SegueDestination {
    switch controller.kind {
    case .viewController, .pageViewController:
      guard scene.screen != nil else {
        return .unusable("the scene \"\(scene.displayName)\" has no view")
      }
      return .scene(scene, nil)
    case .navigationController: return content(of: controller)
    case .placeholder:
      guard let storyboard = controller.storyboardName else {
        return .unusable("it leads to a reference without a storyboard")
      }
      return .reference(storyboard: storyboard, scene: controller.referencedIdentifier)
    case .tabBarController: return .unusable("it leads to a tab bar controller")
    case .splitViewController: return .unusable("it leads to a split view controller")
    }
  }

  /// The first scene of a navigation controller.
  private func content(of navigation: ViewControllerNode) -> SegueDestination {
    guard let first = navigation.containedControllers.first,
      let scene = scene(ofController: first), scene.screen != nil
    else { return .unusable("it leads to a navigation controller without a scene") }
    let bars = Bars(
      navigationBar: navigation.isNavigationBarHidden ? false : nil,
      toolbar: navigation.isToolbarHidden ? nil : true,
      largeTitles: navigation.prefersLargeTitles ? true : nil
    )
    return .scene(
      scene,
      SegueContainer(bars: bars == Bars() ? nil : bars, attributes: navigation.attributes)
    )
  }

  private func scene(ofController id: String) -> InterfaceBuilderScene? {
    scenes.first { $0.controller?.id == id }
  }
}
