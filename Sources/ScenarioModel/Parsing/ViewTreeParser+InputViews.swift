/// The values of a screen's keys for its controller's keyboard views.
struct InputNodes {
  var accessory: YAMLNode?
  var input: YAMLNode?
}

/// The keyboard views of a screen's controller.
struct ControllerInputs {
  var accessory: InputViewNode?
  var input: InputViewNode?
}

extension ViewTreeParser {
  /// Reads a view on the keyboard: its height, the name of a view of the screen, or the view itself.
  mutating func input(
    _ node: YAMLNode?,
    refersToItems: Bool = true
  ) throws(ScenarioError) -> InputViewNode? {
    guard let node else { return nil }
    if case .map = node.content {
      let view = try view(node)
      inputViews.append(view)
      return .view(view.name)
    }
    if case .scalar(let text, isQuoted: false) = node.content, Double(text) != nil {
      return .height(try node.number(in: Self.heights, as: "a number of points"))
    }
    guard case .scalar = node.content, !node.isNothing else {
      throw node.wrongType("a height, the name of a view, or a view")
    }
    let name = try node.pathComponent()
    if path.contains(name) {
      throw ScenarioError(.viewOnOwnKeyboard(name, label: node.label), at: node.location)
    }
    if refersToItems { items.append((name, node.location)) }
    return .view(name)
  }

  private static let heights = 0.0...2000

  /// Reads a controller's views on the keyboard.
  mutating func inputs(
    _ nodes: InputNodes,
    refersToItems: Bool = true
  ) throws(ScenarioError) -> ControllerInputs {
    ControllerInputs(
      accessory: try input(nodes.accessory, refersToItems: refersToItems),
      input: try input(nodes.input, refersToItems: refersToItems)
    )
  }

  /// Reads the views on the keyboard for a screen of a document or another file.
  ///
  /// - Returns: The views, which may be views of that file, and the ones that are written in place.
  static func inputs(
    _ nodes: InputNodes,
    mistakes: MistakeList
  ) throws(ScenarioError) -> (inputs: ControllerInputs, views: [ViewNode]) {
    var parser = ViewTreeParser()
    let inputs = try parser.inputs(nodes, refersToItems: false)
    try parser.checkItems(mistakes: mistakes)
    for index in parser.inputViews.indices { parser.addGuides(to: &parser.inputViews[index]) }
    return (inputs, parser.inputViews)
  }
}
