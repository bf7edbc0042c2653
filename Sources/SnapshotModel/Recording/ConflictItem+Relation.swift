extension ConflictItem {
  /// Whether the name is the relation of the equation, for want of any other.
  package var isAnonymous: Bool { name == Self.relation(of: equation) }

  /// An equation without its constant: `box.width ==`, `box.left == other.right`.
  package static func relation(of equation: some StringProtocol) -> String {
    var words = equation.split(separator: " ")
    if let last = words.last, Double(last) != nil {
      words.removeLast()
      if ["+", "-"].contains(words.last) { words.removeLast() }
    }
    return words.joined(separator: " ")
  }
}
