import ScenarioModel

/// A container view of a scene, and the controller that its segue puts into it.
struct EmbedSegue {
  /// Id of the container view.
  var container: String
  /// Id of the controller.
  var destination: String
}

/// Puts the views of scenes into the container views that embed them, as a running app does.
///
/// A controller that embeds itself is left out at its second occurrence.
struct SceneEmbedder {
  private let scenes: [InterfaceBuilderScene]
  /// The scenes by the ids of their controllers.
  private let positions: [String: Int]
  /// The number of views that may still be embedded; it keeps a short document from growing to
  /// millions of views.
  private var room = 20_000
  /// The positions of the scenes that the current scene embeds.
  private var shown: Set<Int> = []

  init(_ scenes: [InterfaceBuilderScene]) {
    self.scenes = scenes
    positions = Dictionary(
      scenes.enumerated().compactMap { index, scene in scene.controller.map { ($0.id, index) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the scenes with their embedded scenes.
  mutating func embedded() -> [InterfaceBuilderScene] {
    var result = scenes
    var shownIn: [Int: Set<Int>] = [:]
    for index in scenes.indices where !scenes[index].embedSegues.isEmpty {
      shown = []
      result[index].screen = screen(of: scenes[index], within: [])
      for other in shown.sorted() {
        result[index].sources.merge(scenes[other].sources) { own, _ in own }
      }
      shownIn[index] = shown
    }
    for (index, others) in shownIn {
      // Two scenes that embed each other remain separate scenes.
      for other in others where shownIn[other]?.contains(index) != true {
        result[other].isShownByAnother = true
      }
    }
    return result
  }

  private mutating func screen(
    of scene: InterfaceBuilderScene,
    within ancestors: [String]
  ) -> Screen? {
    guard var screen = scene.screen, let id = scene.controller?.id else { return scene.screen }
    for segue in scene.embedSegues where segue.destination != id {
      guard !ancestors.contains(segue.destination),
        let child = content(segue.destination, within: ancestors + [id])
      else { continue }
      screen.embed(child, in: segue.container)
    }
    return screen
  }

  /// Returns the root view of a controller, or of the first controller in a navigation controller.
  private mutating func content(_ id: String, within ancestors: [String]) -> EmbeddedViews? {
    guard let position = positions[id] else { return nil }
    guard let controller = scenes[position].controller, controller.kind == .navigationController
    else { return root(ofSceneAt: position, within: ancestors) }
    guard let first = controller.containedControllers.first, !ancestors.contains(first),
      let shown = positions[first],
      var views = root(ofSceneAt: shown, within: ancestors)
    else { return nil }
    views.root.controller?.hasNavigation = true
    let bars = Bars(
      navigationBar: controller.isNavigationBarHidden ? false : nil,
      toolbar: controller.isToolbarHidden ? nil : true
    )
    views.root.controller?.bars = bars == Bars() ? nil : bars
    return views
  }

  private mutating func root(
    ofSceneAt position: Int,
    within ancestors: [String]
  ) -> EmbeddedViews? {
    guard room > 0, let screen = screen(of: scenes[position], within: ancestors) else { return nil }
    var root = screen.rootView
    room -= root.count
    guard room >= 0 else { return nil }
    shown.insert(position)
    root.controller = EmbeddedController(of: screen)
    return EmbeddedViews(root: root, inputViews: screen.inputViews)
  }
}

/// The part of a scene that a container view shows.
struct EmbeddedViews {
  var root: ViewNode
  /// The keyboard views beside the root view.
  var inputViews: [ViewNode]
}

extension Screen {
  /// The views beside the root view that are keyboard views.
  fileprivate var inputViews: [ViewNode] {
    guard !detachedViews.isEmpty else { return [] }
    var ids = Set([inputAccessoryView, inputView].compactMap(\.viewID))
    for view in [rootView] + detachedViews { view.collectInputViews(&ids) }
    return detachedViews.filter { ids.contains($0.id) }
  }
}

extension InputViewNode? {
  fileprivate var viewID: String? {
    if case .view(let id) = self { id } else { nil }
  }
}

extension ViewNode {
  fileprivate func collectInputViews(_ ids: inout Set<String>) {
    for node in [properties.inputAccessoryView, properties.inputView] {
      if let id = node.viewID { ids.insert(id) }
    }
    for node in [controller?.inputAccessoryView, controller?.inputView] {
      if let id = node.viewID { ids.insert(id) }
    }
    for view in subviews { view.collectInputViews(&ids) }
  }
}

extension ViewNode {
  /// The number of views in the tree, this one included.
  fileprivate var count: Int { subviews.reduce(1) { $0 + $1.count } }
}
