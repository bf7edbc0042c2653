import ScenarioModel
import SnapshotModel

/// Reads the properties of a view for screen readers.
enum AccessibilityConfiguration {
  static func read(_ view: VariedElement, into properties: inout ViewProperties) {
    guard let child = view.child("accessibility") else { return }
    let element = VariedElement(child, for: .any)
    properties.accessibilityLabel = TextValue.text(of: element, key: "label")
    properties.accessibilityValue = TextValue.text(of: element, key: "value")
    properties.accessibilityHint = TextValue.text(of: element, key: "hint")
    properties.accessibilityIdentifier = element.attribute("identifier")
    properties.isAccessibilityElement =
      child.child("bool", key: "isElement").map { VariedElement($0, for: .any) }?.flag("value")
    properties.accessibilityTraits = child.child("accessibilityTraits", key: "traits").map {
      let traits = VariedElement($0, for: .any)
      return AccessibilityTrait.allCases.filter { traits.flag($0.rawValue) == true }.sorted()
    }
  }
}
