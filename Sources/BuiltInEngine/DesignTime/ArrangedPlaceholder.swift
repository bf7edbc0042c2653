import ScenarioModel

/// The size that Interface Builder gives views without content in a stack view.
///
/// It makes such a view visible and selectable; a running app does not apply it.
struct ArrangedPlaceholder {
  /// The width and height, in points.
  private static let length = 50.0

  /// The priority of a plain view's height, in columns and in rows, and of its width.
  ///
  /// Rows follow from the frames of four repositories. The priority is weaker than compression
  /// resistance and stronger than hugging of 252. Stored frames do not narrow it down further.
  private static let priority: Float = 500

  let stack: ViewNode

  func prepare(_ node: inout ViewNode) {
    switch node.kind {
    case .view: prepareView(&node)
    default: if node.isEmptyWithDrawnSize { makeSquare(&node) }
    }
  }

  /// Makes a view in a column at least as wide as the library's own plain view (six repositories).
  ///
  /// Rows do not show it.
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

extension ViewNode {
  /// Whether the view is a label, an image view or a stack view without content.
  ///
  /// A label with any number of lines has no placeholder and no height without text.
  var isEmptyWithDrawnSize: Bool {
    switch kind {
    case .label: properties.text?.isEmpty ?? true && properties.numberOfLines ?? 1 == 1
    case .imageView: properties.imageSize == nil
    case .stackView: subviews.isEmpty
    default: false
    }
  }
}
