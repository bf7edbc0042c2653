/// The keys of a keyboard.
package struct DrawnKeyboard: Hashable, Sendable {
  /// The arrangement of keys.
  package enum Kind: String, Hashable, Sendable {
    case letters, email, address, digits, decimal, phone
  }

  /// The layout of the keys.
  package var kind: Kind
  /// The title of the return key.
  package var returnKey: String
  /// Whether the screen has a home indicator below the keys.
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
