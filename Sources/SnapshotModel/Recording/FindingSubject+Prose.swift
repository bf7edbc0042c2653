extension FindingSubject {
  /// The subject of a sentence in the form that recordings had before there were subjects; anything
  /// else is its own.
  package var interpreted: FindingSubject {
    guard case .prose(let kind, let sentence) = self else { return self }
    switch kind {
    case .brokenInvariant: return .invariant(String(sentence.part(before: ": ") ?? sentence[...]))
    case .ambiguousLayout: return sentence == Self.openFrame ? .ambiguity(.unknown) : self
    case .truncatedText: return sentence == Self.noRoom ? .truncation : self
    case .unsatisfiableConstraints: return Self.conflict(sentence) ?? self
    }
  }

  private static let openFrame = "the constraints leave position or size open"
  private static let noRoom = "the text has no room for all of its words"

  /// `A is broken, for it contradicts B and C`, or `A: what is wrong with its number`.
  private static func conflict(_ sentence: String) -> FindingSubject? {
    if let range = sentence.firstRange(of: " is broken, for it contradicts ") {
      let broken = ConflictItem(prose: sentence[..<range.lowerBound])
      let others = sentence[range.upperBound...].split(separator: " and ")
      return .conflict(broken: broken, with: others.map(ConflictItem.init(prose:)))
    }
    return sentence.part(before: ": ").map { .unusable(ConflictItem(prose: $0)) }
  }
}

extension Finding {
  /// What was measured: of a broken invariant's sentence what follows the invariant.
  package var interpretedDetail: String {
    guard case .prose(let kind, let sentence) = subject else { return detail }
    guard kind == .brokenInvariant, let text = sentence.part(before: ": ") else { return "" }
    return String(sentence.dropFirst(text.count + 2))
  }
}

extension ConflictItem {
  /// `box.width == 120.0 (narrow)`, `autoresizing mask of box`, `UISV-spacing of box`.
  fileprivate init(prose text: Substring) {
    for (prefix, kind) in Self.prefixes where text.hasPrefix(prefix) {
      self.init(kind, view: String(text.dropFirst(prefix.count)))
      return
    }
    if text.hasPrefix("UISV-"), let range = text.firstRange(of: " of ") {
      self.init(
        .arrangement,
        name: String(text[..<range.lowerBound]),
        view: String(text[range.upperBound...])
      )
      return
    }
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else {
      self.init(.constraint, name: Self.relation(of: text), equation: String(text))
      return
    }
    self.init(
      .constraint,
      name: String(text[text.index(after: open)...].dropLast()),
      equation: String(text[..<open].dropLast())
    )
  }

  private static let prefixes: [(String, Kind)] = [
    ("autoresizing mask of ", .autoresizingMask), ("content size of ", .contentSize),
  ]

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

extension String {
  /// What stands before the first occurrence of a separator; nil without any.
  fileprivate func part(before separator: String) -> Substring? {
    firstRange(of: separator).map { self[..<$0.lowerBound] }
  }
}
