import ScenarioModel

/// The room that Interface Builder gives what has no content of its own in a stack view.
///
/// It makes such a view visible and selectable; a running app gives it none.
struct ArrangedPlaceholder {
  /// Points.
  private static let length = 50.0

  /// That of a plain view's height, in columns and (frames of four repositories) in rows: weaker than
  /// content that resists compression, stronger than hugging of 251; stored frames do not narrow it
  /// down further.
  private static let priority: Float = 500

  let stack: ViewNode

  func prepare(_ node: inout ViewNode) {
    switch node.kind {
    case .view: node.constraints.append(leastHeight(of: node))
    case .label where isEmptyLine(node): makeSquare(&node)
    case .imageView where node.properties.imageSize == nil: makeSquare(&node)
    case .stackView where node.subviews.isEmpty: makeSquare(&node)
    default: break
    }
  }

  /// A label of any number of lines has none without text, and no height.
  private func isEmptyLine(_ node: ViewNode) -> Bool {
    node.properties.text?.isEmpty ?? true && node.properties.numberOfLines ?? 1 == 1
  }

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

  private func makeSquare(_ node: inout ViewNode) {
    guard node.properties.placeholderIntrinsicContentSize == nil else { return }
    node.properties.placeholderIntrinsicContentSize = IntrinsicSize(
      width: Self.length,
      height: Self.length
    )
  }
}
