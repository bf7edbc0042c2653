extension Screen {
  /// The screen without what only a screen reader observes, for questions that do not ask for it: their
  /// answers do not depend on it.
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
