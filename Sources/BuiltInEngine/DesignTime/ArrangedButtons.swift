import ScenarioModel

/// The equal widths that Interface Builder gives configured buttons side by side in a filling row.
///
/// All buttons are as wide as the widest, or share a row of a given width equally. Other
/// constraints take precedence, but the buttons' hugging does not. Stored frames in two
/// repositories show this, and no known frame contradicts it.
struct ArrangedButtons {
  /// A button's default hugging priority.
  private static let hugging: Float = 250

  /// Adds the constraints that make the buttons of a row as wide as the first.
  func prepare(_ row: inout ViewNode) {
    guard isFillingRow(row) else { return }
    let arranged = row.subviews.filter { $0.slot == nil && $0.properties.isHidden != true }
    guard let first = arranged.first, arranged.allSatisfy(hugsLoosely) else { return }
    row.constraints += arranged.dropFirst().map { button in
      ConstraintNode(
        id: "\(button.id)-equal-width",
        firstItem: button.id,
        firstAttribute: .width,
        secondItem: first.id,
        secondAttribute: .width,
        priority: Self.hugging + 0.5
      )
    }
  }

  private func isFillingRow(_ node: ViewNode) -> Bool {
    node.kind == .stackView && node.properties.axis != .vertical
      && (node.properties.distribution ?? .fill) == .fill
  }

  private func hugsLoosely(_ node: ViewNode) -> Bool {
    node.kind == .button && node.properties.buttonConfiguration != nil
      && (node.properties.horizontalHuggingPriority ?? Self.hugging) == Self.hugging
  }
}
