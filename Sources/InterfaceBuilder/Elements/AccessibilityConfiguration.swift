import ScenarioModel

/// Reads the properties of a view for screen readers.
enum AccessibilityConfiguration {
  static let attributes = Attributes<ViewProperties> {
    Attribute(text: "label") { $0.accessibilityLabel = $1 }
    Attribute(text: "value") { $0.accessibilityValue = $1 }
    Attribute(text: "hint") { $0.accessibilityHint = $1 }
    Attribute("identifier", .text) { $0.accessibilityIdentifier = $1 }
    Ignored("key")
  }

  static func read(_ view: VariedElement, into properties: inout ViewProperties) {
    guard let child = view.child("accessibility") else { return }
    attributes.read(VariedElement(child, for: .any), into: &properties)
    properties.isAccessibilityElement =
      child.child("bool", key: "isElement").map { VariedElement($0, for: .any) }?.flag("value")
    properties.accessibilityTraits = child.child("accessibilityTraits", key: "traits").map {
      let traits = VariedElement($0, for: .any)
      return AccessibilityTrait.allCases.filter { traits.flag($0.rawValue) == true }.sorted()
    }
  }
}
