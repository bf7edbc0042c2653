import ScenarioModel

/// The room that Interface Builder gives what has no content of its own in a stack view, so that it
/// can be seen and grasped. A running app gives it none.
struct ArrangedPlaceholder {
  /// Points.
  private static let length = 50.0

  /// Weaker than content that resists compression, stronger than hugging of 251: stored frames do
  /// not tell more.
  private static let priority: Float = 500

  let stack: ViewNode

  func prepare(_ node: inout ViewNode) {
    switch node.kind {
    case .view where isColumn: node.constraints.append(leastHeight(of: node))
    case .label where node.properties.text?.isEmpty ?? true:
      node.properties.placeholderIntrinsicContentSize =
        node.properties.placeholderIntrinsicContentSize
        ?? IntrinsicSize(width: Self.length, height: Self.length)
    default: break
    }
  }

  private var isColumn: Bool { stack.properties.axis == .vertical }

  private func leastHeight(of node: ViewNode) -> ConstraintNode {
    ConstraintNode(
      id: "\(node.id)-placeholder",
      firstItem: node.id,
      firstAttribute: .height,
      relation: .greaterThanOrEqual,
      constant: Self.length,
      priority: Self.priority
    )
  }
}
