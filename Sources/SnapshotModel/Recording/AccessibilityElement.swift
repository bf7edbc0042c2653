/// The accessibility traits, with UIKit's names.
package enum AccessibilityTrait: String, CaseIterable, Codable, Hashable, Sendable {
  case adjustable, allowsDirectInteraction, button, causesPageTurn, header, image, keyboardKey, link
  case notEnabled, playsSound, searchField, selected, startsMediaSession, staticText, summaryElement
  case tabBar, toggleButton, updatesFrequently
}

extension AccessibilityTrait: Comparable {
  /// Orders traits by name.
  package static func < (left: AccessibilityTrait, right: AccessibilityTrait) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// An accessibility element.
package struct AccessibilityElement: Codable, Hashable, Sendable {
  /// The path of the view, or of the view that contains the element.
  package var view: ViewPath
  /// The accessibility label, which is read first; nil for an element without one.
  package var label: String?
  /// The accessibility value, for example the text of a field.
  package var value: String?
  /// The accessibility hint: the effect of an activation.
  package var hint: String?
  /// The accessibility identifier for tests, which is not read.
  package var identifier: String?
  /// The traits in the order of their names, without duplicates.
  package var traits: [AccessibilityTrait]

  package init(
    view: ViewPath,
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

extension AccessibilityElement: RecordedFact {
  package static var blank: AccessibilityElement { AccessibilityElement(view: .blank) }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.lineOnly(&view, "the path of the view")
    try fact.optional(&label, column: "label", after: "label", "the label")
    try fact.optional(&value, column: "value", after: "value", "the value")
    try fact.optional(&hint, column: "hint", after: "hint", "the hint")
    try fact.optional(&identifier, column: "identifier", after: "identifier", "the identifier")
    try fact.unlessBlank(&traits, column: "traits", after: "traits", "a trait")
  }
}

extension AccessibilityTrait: FactChoice {}

extension AccessibilityElement {
  /// The names of the traits, separated by spaces.
  package var traitNames: String { traits.map(\.rawValue).joined(separator: " ") }

  /// The element in an outline: `"Email" value "a@b.c" [searchField]`.
  package var text: String {
    var words = [label.map { "\"\($0)\"" } ?? "without a label"]
    if let value { words.append("value \"\(value)\"") }
    if let hint { words.append("hint \"\(hint)\"") }
    if let identifier { words.append("identifier \(identifier)") }
    if !traits.isEmpty { words.append("[\(traitNames)]") }
    return words.joined(separator: " ")
  }
}
