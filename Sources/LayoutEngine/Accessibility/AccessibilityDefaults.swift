import Foundation

/// The accessibility values of a view without accessibility properties.
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
}

extension UIView {
  /// The values that the view's class derives from its content; empty for other classes.
  var accessibilityDefaults: AccessibilityDefaults {
    switch self {
    case let label as UILabel: label.textDefaults
    case let image as UIImageView: image.imageDefaults
    case let control as UIControl: control.controlDefaults
    case let view as UITextView:
      AccessibilityDefaults(isElement: true, value: view.text.nonempty)
    case let bar as UISearchBar:
      AccessibilityDefaults(
        isElement: true,
        value: bar.text.nonempty ?? bar.placeholder.nonempty,
        traits: .searchField
      )
    case let bar as UIProgressView:
      AccessibilityDefaults(
        isElement: true,
        value: percentage(Double(bar.progress)),
        traits: .updatesFrequently
      )
    default: AccessibilityDefaults()
    }
  }
}

extension UILabel {
  /// A label without text is not an accessibility element.
  fileprivate var textDefaults: AccessibilityDefaults {
    let text = text.nonempty
    return AccessibilityDefaults(isElement: text != nil, label: text, traits: .staticText)
  }
}

extension UIImageView {
  /// An image view is decorative unless code makes it an element.
  fileprivate var imageDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }
}

extension UIControl {
  fileprivate var controlDefaults: AccessibilityDefaults {
    var defaults = ownDefaults
    guard defaults.isElement else { return defaults }
    if !isEnabled { defaults.traits.insert(.notEnabled) }
    if isSelected { defaults.traits.insert(.selected) }
    return defaults
  }

  private var ownDefaults: AccessibilityDefaults {
    switch self {
    case let button as UIButton:
      AccessibilityDefaults(isElement: true, label: button.currentTitle.nonempty, traits: .button)
    case let field as UITextField: field.fieldDefaults
    case let control as UISwitch:
      AccessibilityDefaults(
        isElement: true,
        value: control.isOn ? "1" : "0",
        traits: [.button, .toggleButton]
      )
    case let slider as UISlider:
      AccessibilityDefaults(isElement: true, value: slider.shownPercentage, traits: .adjustable)
    case let pages as UIPageControl:
      AccessibilityDefaults(
        isElement: true,
        value: "page \(pages.currentPage + 1) of \(pages.numberOfPages)",
        traits: .adjustable
      )
    default: AccessibilityDefaults()
    }
  }
}

extension UITextField {
  /// The value is the text, with a password as dots, or the placeholder of an empty field.
  fileprivate var fieldDefaults: AccessibilityDefaults {
    let words = text.nonempty.map {
      isSecureTextEntry ? String(repeating: "•", count: $0.count) : $0
    }
    let isSearchField = self is UISearchTextField
    return AccessibilityDefaults(
      isElement: true,
      value: words ?? placeholder.nonempty,
      traits: isSearchField ? .searchField : .none
    )
  }
}

extension UISlider {
  fileprivate var shownPercentage: String {
    let range = Double(maximumValue) - Double(minimumValue)
    return percentage(range > 0 ? (Double(value) - Double(minimumValue)) / range : 0)
  }
}

/// A fraction as text: `50%`.
private func percentage(_ part: Double) -> String {
  "\(Int((min(max(part.isFinite ? part : 0, 0), 1) * 100).rounded()))%"
}

extension String? {
  fileprivate var nonempty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
