extension Screen {
  /// The screen without properties that only a screen reader observes.
  ///
  /// Answers to questions without `accessibility` do not depend on them.
  package var withoutAccessibility: Screen {
    var screen = self
    screen.changeTrees { $0 = $0.withoutAccessibility }
    return screen
  }
}

extension ViewNode {
  fileprivate var withoutAccessibility: ViewNode {
    var node = self
    node.properties.isAccessibilityElement = nil
    node.properties.accessibilityLabel = nil
    node.properties.accessibilityValue = nil
    node.properties.accessibilityHint = nil
    node.properties.accessibilityIdentifier = nil
    node.properties.accessibilityTraits = nil
    node.properties.accessibilityElementsHidden = nil
    node.properties.accessibilityViewIsModal = nil
    node.subviews = subviews.map(\.withoutAccessibility)
    return node
  }
}
