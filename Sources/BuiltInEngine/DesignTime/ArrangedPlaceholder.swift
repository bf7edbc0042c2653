import ScenarioModel

/// The room that Interface Builder gives what has no content of its own in a stack view.
///
/// It makes such a view visible and selectable; a running app gives it none.
struct ArrangedPlaceholder {
  /// Points.
  private static let length = 50.0

  /// That of a plain view's height, in columns and (frames of four repositories) in rows, and of its
  /// width: weaker than content that resists compression, stronger than hugging of 252; stored frames
  /// do not narrow it down further.
  private static let priority: Float = 500

  let stack: ViewNode

  func prepare(_ node: inout ViewNode) {
    switch node.kind {
    case .view: prepareView(&node)
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

  /// A view in a column is at least as wide as the library's own plain view (six repositories;
  /// rows do not show it).
  private func prepareView(_ node: inout ViewNode) {
    guard node.properties.placeholderIntrinsicContentSize == nil else { return }
    node.constraints.append(least(.height, Self.length, of: node))
    guard stack.properties.axis == .vertical else { return }
    node.constraints.append(least(.width, LibrarySize.plainView.width, of: node))
  }

  private func least(
    _ attribute: ConstraintNode.Attribute,
    _ length: Double,
    of node: ViewNode
  ) -> ConstraintNode {
    ConstraintNode(
      id: "\(node.id)-placeholder-\(attribute.rawValue)",
      firstItem: node.id,
      firstAttribute: attribute,
      relation: .greaterThanOrEqual,
      constant: length,
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
