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
    switch parent.kind {
    case .tableView: fitRow(&node, in: parent)
    case .tableViewCell, .collectionViewCell:
      guard slot == "contentView" else { break }
      node.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      prepareMargins(of: &node, in: parent)
    default: break
    }
    return node
  }

  /// A table makes its rows, header and footer as wide as itself, whatever their masks say.
  private func fitRow(_ row: inout ViewNode, in table: ViewNode) {
    row.autoresizingMask.insert(.flexibleWidth)
    guard let frame = row.frame, let width = table.frame?.width else { return }
    row.frame = Rect(x: frame.x, y: frame.y, width: width, height: frame.height)
  }

  /// Cells give their content margins of their own.
  private func prepareMargins(of content: inout ViewNode, in cell: ViewNode) {
    let properties = content.properties
    guard properties.layoutMargins == nil, properties.directionalLayoutMargins == nil else {
      return
    }
    content.properties.layoutMargins = canvas.cellMargins(of: cell)
  }
}
