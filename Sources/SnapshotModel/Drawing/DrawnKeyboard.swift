/// What keys a keyboard has.
package struct DrawnKeyboard: Hashable, Sendable {
  /// The arrangement of keys.
  package enum Kind: String, Hashable, Sendable {
    case letters, email, address, digits, decimal, phone
  }

  /// The layout of the keys.
  package var kind: Kind
  /// What the key for the end of a line is called.
  package var returnKey: String
  /// Whether the screen ends below the keys with a home indicator.
  package var hasHomeIndicator: Bool

  package init(
    _ kind: Kind = .letters,
    returnKey: String = "return",
    hasHomeIndicator: Bool = false
  ) {
    self.kind = kind
    self.returnKey = returnKey
    self.hasHomeIndicator = hasHomeIndicator
  }
}
