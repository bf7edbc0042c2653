/// An element in the reading order of a screen reader.
package struct ScreenReaderElement {
  /// The view, or the control that contains the element.
  package let view: UIView
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits
}

@MainActor
extension ScreenReaderElement {
  init(_ view: UIView) {
    self.init(
      view: view,
      label: view.accessibilityLabelBlock?() ?? view.accessibilityLabel,
      value: view.accessibilityValueBlock?() ?? view.accessibilityValue,
      hint: view.accessibilityHintBlock?() ?? view.accessibilityHint,
      identifier: view.accessibilityIdentifierBlock?() ?? view.accessibilityIdentifier,
      traits: view.accessibilityTraitsBlock?() ?? view.accessibilityTraits
    )
  }

  init(_ element: UIAccessibilityElement, in view: UIView) {
    self.init(
      view: view,
      label: element.accessibilityLabelBlock?() ?? element.accessibilityLabel,
      value: element.accessibilityValueBlock?() ?? element.accessibilityValue,
      hint: element.accessibilityHintBlock?() ?? element.accessibilityHint,
      identifier: element.accessibilityIdentifierBlock?() ?? element.accessibilityIdentifier,
      traits: element.accessibilityTraitsBlock?() ?? element.accessibilityTraits
    )
  }
}

extension UIView {
  /// The elements of a control with several parts; nil for other views.
  var controlParts: [ScreenReaderElement]? {
    switch self {
    case let control as UISegmentedControl:
      (0..<control.numberOfSegments).map { index in
        control.part(
          control.titleForSegment(at: index),
          isSelected: index == control.selectedSegmentIndex,
          isEnabled: control.isEnabledForSegment(at: index)
        )
      }
    case let stepper as UIStepper:
      [
        stepper.part("Decrement", isEnabled: stepper.value > stepper.minimumValue),
        stepper.part("Increment", isEnabled: stepper.value < stepper.maximumValue),
      ]
    default: nil
    }
  }
}

extension UIControl {
  fileprivate func part(
    _ label: String?,
    isSelected: Bool = false,
    isEnabled isPartEnabled: Bool
  ) -> ScreenReaderElement {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled || !isPartEnabled { traits.insert(.notEnabled) }
    return ScreenReaderElement(view: self, label: label, traits: traits)
  }
}
