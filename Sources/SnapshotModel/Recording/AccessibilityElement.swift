/// What kind of thing a screen reader announces, by the names of UIKit.
package enum AccessibilityTrait: String, CaseIterable, Codable, Hashable, Sendable {
  case adjustable, allowsDirectInteraction, button, causesPageTurn, header, image, keyboardKey, link
  case notEnabled, playsSound, searchField, selected, startsMediaSession, staticText, summaryElement
  case tabBar, toggleButton, updatesFrequently
}

extension AccessibilityTrait: Comparable {
  /// By name.
  package static func < (left: AccessibilityTrait, right: AccessibilityTrait) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// One thing at which a screen reader stops.
package struct AccessibilityElement: Codable, Hashable, Sendable {
  /// Path of the view, or of the view of which the element is a part, see ``ViewGeometry/path``.
  package var view: String
  /// What is read first; nil for an element without a name.
  package var label: String?
  /// The current value, such as the text of a field.
  package var value: String?
  /// What happens when the element is operated.
  package var hint: String?
  /// A name for tests, which is not read.
  package var identifier: String?
  /// In the order of their names, each once.
  package var traits: [AccessibilityTrait]

  package init(
    view: String,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    identifier: String? = nil,
    traits: [AccessibilityTrait] = []
  ) {
    self.view = view
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.traits = traits
  }
}

extension AccessibilityElement {
  /// The names of the traits, separated by spaces.
  package var traitNames: String { traits.map(\.rawValue).joined(separator: " ") }

  /// The element as an outline has it: `"Email" value "a@b.c" [searchField]`.
  package var text: String {
    var words = [label.map { "\"\($0)\"" } ?? "without a label"]
    if let value { words.append("value \"\(value)\"") }
    if let hint { words.append("hint \"\(hint)\"") }
    if let identifier { words.append("identifier \(identifier)") }
    if !traits.isEmpty { words.append("[\(traitNames)]") }
    return words.joined(separator: " ")
  }
}
