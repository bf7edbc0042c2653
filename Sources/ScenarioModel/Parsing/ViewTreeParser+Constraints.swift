import SnapshotModel

extension ViewTreeParser {
  mutating func constraint(
    _ node: YAMLNode,
    heldBy view: String
  ) throws -> ConstraintNode {
    var parts = ConstraintParts()
    try ConstraintParts.table.read(node, into: &parts)
    items += parts.items
    if parts.constraint.secondItem == nil, let stray = parts.secondAttributeLocation {
      throw ScenarioError(.missingKey("secondItem", of: "a constraint"), at: stray)
    }
    return parts.completeConstraint(at: node.location, heldBy: view)
  }

  func checkItems(mistakes: ProblemList) throws {
    _ = try mistakes.each(items) { item, location in
      let parts = item.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      guard knows(String(parts[0])) else {
        throw ScenarioError(.unknownWord(item, kind: "view", known: names), at: location)
      }
      if parts.count == 2, GuideNode.Kind(ofView: parts[1]) == nil {
        let known = GuideNode.Kind.ofViews.map { "\(parts[0]).\($0.rawValue)" }
        throw ScenarioError(.unknownWord(item, kind: "guide", known: known), at: location)
      }
    }
  }

  /// Adds the guides that constraints refer to.
  func addGuides(to view: inout ViewNode) {
    addGuides(to: &view, among: Set(items.map(\.item)))
  }

  private func addGuides(to view: inout ViewNode, among items: Set<String>) {
    for kind in GuideNode.Kind.ofViews {
      let id = "\(view.name).\(kind.rawValue)"
      guard items.contains(id) else { continue }
      view.layoutGuides.append(GuideNode(id: id, kind: kind))
    }
    for index in view.subviews.indices { addGuides(to: &view.subviews[index], among: items) }
  }
}

extension GuideNode.Kind {
  /// The built-in guides of every view or scroll view.
  fileprivate static let ofViews: [Self] = [
    .safeArea, .layoutMargins, .readableContent, .keyboard, .contentLayout, .frameLayout,
  ]

  fileprivate init?(ofView name: Substring) {
    guard let kind = Self.ofViews.first(where: { $0.rawValue == name }) else { return nil }
    self = kind
  }
}
