extension ConflictItem {
  /// Whether the name is what the equation relates, for want of any other.
  package var isAnonymous: Bool { name == Self.relation(of: equation) }

  /// What an equation relates, without its constant: `box.width ==`, `box.left == other.right`.
  package static func relation(of equation: some StringProtocol) -> String {
    var words = equation.split(separator: " ")
    if let last = words.last, Double(last) != nil {
      words.removeLast()
      if ["+", "-"].contains(words.last) { words.removeLast() }
    }
    return words.joined(separator: " ")
  }
}
