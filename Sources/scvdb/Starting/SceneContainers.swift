import StoryboardImport

/// What is around a scene in the app, as far as its storyboard says.
struct SceneContainers {
  /// The navigation controller that has the scene on its stack; nil without one.
  private let navigation: ViewControllerNode?
  let hasTabBar: Bool

  var hasNavigation: Bool { navigation != nil }
  var isNavigationBarHidden: Bool { navigation?.isNavigationBarHidden ?? false }

  /// Follows the storyboard from its containers to the scene.
  init(of scene: InterfaceBuilderScene, in document: InterfaceBuilderDocument) {
    let controllers = document.scenes.compactMap(\.controller)
    guard let target = scene.controller?.id else {
      navigation = nil
      hasTabBar = false
      return
    }
    let stacks = controllers.filter { $0.kind == .navigationController }
      .filter { $0.stack(among: controllers).contains(target) }
    navigation = stacks.first
    let onScreen = [target] + stacks.map(\.id)
    hasTabBar = controllers.contains { controller in
      controller.kind == .tabBarController
        && controller.containedControllers.contains(where: onScreen.contains)
    }
  }
}

extension ViewControllerNode {
  /// The ids of what a navigation controller contains, and of what is pushed onto that.
  fileprivate func stack(among controllers: [ViewControllerNode]) -> Set<String> {
    var found: Set<String> = []
    var pending = containedControllers
    while let id = pending.popLast() {
      guard found.insert(id).inserted, let controller = controllers.first(where: { $0.id == id })
      else { continue }
      pending += controller.segues.filter { ["show", "push"].contains($0.kind) }.map(\.destination)
    }
    return found
  }
}
