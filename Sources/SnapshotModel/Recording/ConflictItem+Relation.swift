extension ConflictItem {
  /// Whether the item's name is only its equation without the constant.
  package var isAnonymous: Bool { name == Self.relation(of: equation) }

  /// Returns an equation without its constant: `box.width ==`, `box.left == other.right`.
  package static func relation(of equation: some StringProtocol) -> String {
    var words = equation.split(separator: " ")
    if let last = words.last, Double(last) != nil {
      words.removeLast()
      if ["+", "-"].contains(words.last) { words.removeLast() }
    }
    return words.joined(separator: " ")
  }
}
