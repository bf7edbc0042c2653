import LayoutEngine
import ScenarioModel

extension ViewMaker {
  /// Sets the accessibility attributes of a document or scenario.
  static func configureAccessibility(_ view: UIView, _ properties: ViewProperties) {
    if let isElement = properties.isAccessibilityElement { view.isAccessibilityElement = isElement }
    if let label = properties.accessibilityLabel { view.accessibilityLabel = label }
    if let value = properties.accessibilityValue { view.accessibilityValue = value }
    if let hint = properties.accessibilityHint { view.accessibilityHint = hint }
    if let identifier = properties.accessibilityIdentifier {
      view.accessibilityIdentifier = identifier
    }
    if let traits = properties.accessibilityTraits {
      view.accessibilityTraits = UIAccessibilityTraits(traits.map(\.asOption))
    }
    if let isHidden = properties.accessibilityElementsHidden {
      view.accessibilityElementsHidden = isHidden
    }
    if let isModal = properties.accessibilityViewIsModal { view.accessibilityViewIsModal = isModal }
  }
}

extension AccessibilityElement {
  /// Returns the elements of a window that a screen reader stops at, in order.
  @MainActor
  static func all(in window: UIWindow, paths: ViewPaths) -> [AccessibilityElement] {
    ScreenReader.elements(in: window).compactMap { element in
      paths.path(of: element.view).map { path in
        AccessibilityElement(
          view: path,
          label: element.label,
          value: element.value,
          hint: element.hint,
          identifier: element.identifier,
          traits: AccessibilityTrait.allCases.filter { element.traits.contains($0.asOption) }
            .sorted()
        )
      }
    }
  }
}

extension AccessibilityTrait {
  fileprivate var asOption: UIAccessibilityTraits {
    switch self {
    case .adjustable: .adjustable
    case .allowsDirectInteraction: .allowsDirectInteraction
    case .button: .button
    case .causesPageTurn: .causesPageTurn
    case .header: .header
    case .image: .image
    case .keyboardKey: .keyboardKey
    case .link: .link
    case .notEnabled: .notEnabled
    case .playsSound: .playsSound
    case .searchField: .searchField
    case .selected: .selected
    case .startsMediaSession: .startsMediaSession
    case .staticText: .staticText
    case .summaryElement: .summaryElement
    case .tabBar: .tabBar
    case .toggleButton: .toggleButton
    case .updatesFrequently: .updatesFrequently
    }
  }
}
