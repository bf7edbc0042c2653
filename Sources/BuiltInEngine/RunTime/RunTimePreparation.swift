import ScenarioModel

/// Turns a tree of views into what an app has when it has loaded and filled it.
struct RunTimePreparation {
  let canvas: DesignCanvas

  func prepared(_ root: ViewNode) -> ViewNode {
    var root = root
    // Whoever holds a top-level view places it.
    root.translatesAutoresizingMaskIntoConstraints = true
    return prepare(root, in: nil)
  }

  private func prepare(_ node: ViewNode, in parent: ViewNode?) -> ViewNode {
    var node = node
    node.subviews = node.subviews.map { prepare($0, in: node) }
    guard let slot = node.slot, let parent else { return node }
    node.translatesAutoresizingMaskIntoConstraints = true
    if parent.kind == .collectionViewCell, slot == "contentView" {
      node.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    return node
  }
}
