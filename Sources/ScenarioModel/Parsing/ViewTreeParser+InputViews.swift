extension ViewTreeParser {
  /// Reads a view on the keyboard: its height, the name of a view of the screen, or the view itself.
  mutating func input(
    _ node: YAMLNode,
    refersToItems: Bool = true
  ) throws -> InputViewNode {
    if case .map = node.content {
      let view = try view(node)
      inputViews.append(view)
      return .view(view.name)
    }
    if case .scalar(let text, isQuoted: false) = node.content, Double(text) != nil {
      return .height(try node.number(in: Self.heights, as: "a number of points"))
    }
    guard case .scalar = node.content, !node.isNothing else {
      throw node.wrongType(InputViewNode.forms)
    }
    let name = try node.pathComponent()
    if path.contains(name) {
      throw ScenarioError(.viewOnOwnKeyboard(name, label: node.label), at: node.location)
    }
    if refersToItems { items.append((name, node.location)) }
    return .view(name)
  }

  private static let heights = 0.0...2000
}
