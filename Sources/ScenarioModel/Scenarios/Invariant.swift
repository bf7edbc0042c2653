/// A condition at every checkpoint.
package enum Invariant: Hashable, Sendable {
  /// The first responder is inside the visible part of its scroll view, above the keyboard.
  case focusedFieldVisible
  /// Every scroll view's offset is within its legal range.
  case offsetInLegalRange
  /// Some legal offset brings every text input and control above the keyboard.
  case everythingReachable
  /// After the keyboard hides, insets that code can set have their previous values again.
  case insetsRestoredAfterHide
  /// The constraints determine the position and size of every view.
  case noUnexpectedAmbiguity
  /// A comparison of the scenario's own; it is skipped while its view is not on screen.
  case comparison(Comparison)

  /// The invariants with a name.
  package static let named: [Invariant] = [
    .focusedFieldVisible, .offsetInLegalRange, .everythingReachable, .insetsRestoredAfterHide,
    .noUnexpectedAmbiguity,
  ]

  /// The name, or the text of the comparison.
  package var text: String {
    switch self {
    case .focusedFieldVisible: "focusedFieldVisible"
    case .offsetInLegalRange: "offsetInLegalRange"
    case .everythingReachable: "everythingReachable"
    case .insetsRestoredAfterHide: "insetsRestoredAfterHide"
    case .noUnexpectedAmbiguity: "noUnexpectedAmbiguity"
    case .comparison(let comparison): comparison.text
    }
  }
}

extension Invariant: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    if let named = Self.named.first(where: { $0.text == text }) {
      self = named
    } else {
      self = .comparison(try Comparison(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
