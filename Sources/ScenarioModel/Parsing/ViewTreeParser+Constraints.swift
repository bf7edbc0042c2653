/// The keys of a constraint, which reads `firstItem.firstAttribute relation multiplier *
/// secondItem.secondAttribute + constant`.
///
/// An item is the name of a view, or of a view and its guide: `form.safeArea`.
enum ConstraintKey: String, CaseIterable {
  /// The name for `setConstant`; the default is the constraint's line and column.
  case id
  /// The default is the view that lists the constraint.
  case firstItem
  /// Required. `leading`, `top`, `width`, ...
  case firstAttribute
  /// `equal` (the default), `lessThanOrEqual` or `greaterThanOrEqual`.
  case relation
  case secondItem
  /// The default is `firstAttribute`, if there is a second item.
  case secondAttribute
  /// The default is 1.
  case multiplier
  /// Points; the default is 0.
  case constant
  /// More than 0 and at most 1000, the default.
  case priority
}

extension ViewTreeParser {
  mutating func constraint(
    _ node: YAMLNode,
    heldBy view: String
  ) throws(ScenarioError) -> ConstraintNode {
    let fields = try Fields<ConstraintKey>(node, subject: "a constraint")
    let attribute: ConstraintNode.Attribute = try fields.required(.firstAttribute).word("attribute")
    let secondItem = try item(fields[.secondItem])
    if secondItem == nil, let stray = fields[.secondAttribute] {
      throw ScenarioError(.missingKey("secondItem", of: "a constraint"), at: stray.location)
    }
    let name = try fields[.id]?.name()
    var constraint = ConstraintNode(
      id: name ?? "\(node.location.line):\(node.location.column)",
      firstItem: try item(fields[.firstItem]) ?? view,
      firstAttribute: attribute,
      relation: try fields[.relation]?.word("relation") ?? .equal,
      secondItem: secondItem,
      secondAttribute: try fields[.secondAttribute]?.word("attribute")
        ?? (secondItem == nil ? nil : attribute),
      multiplier: try fields[.multiplier]?.number(in: -1000...1000, as: "a number") ?? 1,
      constant: try fields[.constant]?.points() ?? 0,
      priority: Float(try fields[.priority]?.priority() ?? 1000)
    )
    if name == nil { constraint.location = node.location }
    return constraint
  }

  private mutating func item(_ node: YAMLNode?) throws(ScenarioError) -> String? {
    guard let node else { return nil }
    let item = try node.pathComponent()
    items.append((item, node.location))
    return item
  }

  func checkItems(mistakes: MistakeList) throws(ScenarioError) {
    _ = try mistakes.each(items) { (item, location) throws(ScenarioError) in
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
