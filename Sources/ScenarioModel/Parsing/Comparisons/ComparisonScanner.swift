import SnapshotModel

/// Splits the text of a comparison into words, numbers and signs.
///
/// A hyphen between two characters of names, without spaces, is part of a name, because names in
/// storyboards contain hyphens. `spacer-a` is a view and `spacer - a` is a difference.
struct ComparisonScanner {
  enum Token: Hashable {
    case number(Double)
    /// Names with dots between them.
    case path([String])
    case relation(Comparison.Relation)
    case sign(Character)
    case end
  }

  private let scalars: [Unicode.Scalar]
  private(set) var offset = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// Consumes the next token and returns it with its offset.
  mutating func next() throws(ComparisonProblem) -> (token: Token, offset: Int) {
    while let scalar = peek(), scalar == " " || scalar == "\t" { offset += 1 }
    let start = offset
    guard let scalar = peek() else { return (.end, start) }
    if let relation = relation() { return (.relation(relation), start) }
    if "()+-*/".unicodeScalars.contains(scalar) {
      offset += 1
      return (.sign(Character(scalar)), start)
    }
    if let number = number() { return (.number(number), start) }
    if isPartOfName(at: offset) { return (.path(try path()), start) }
    throw ComparisonProblem(
      offset: start,
      reason: "'\(shown(scalar))' has no meaning in a comparison",
      advice: .fix("write measures, numbers, + - * / ( ) and one of == != <= >= < >")
    )
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    scalars.indices.contains(offset + distance) ? scalars[offset + distance] : nil
  }

  private mutating func relation() -> Comparison.Relation? {
    // The longer signs first, because `<=` begins with `<`.
    for length in [2, 1] where offset + length <= scalars.count {
      let text = String(String.UnicodeScalarView(scalars[offset..<offset + length]))
      guard let relation = Comparison.Relation(rawValue: text) else { continue }
      offset += length
      return relation
    }
    return nil
  }

  /// Consumes digits with at most one dot; nil for a name that begins with digits, such as an
  /// object id.
  private mutating func number() -> Double? {
    var end = offset
    var dots = 0
    while scalars.indices.contains(end) {
      if scalars[end] == ".", dots == 0 {
        dots = 1
      } else if !isDigit(scalars[end]) {
        break
      }
      end += 1
    }
    guard end > offset, isDigit(scalars[offset]), !isLetter(at: end) else { return nil }
    guard let number = Double(String(String.UnicodeScalarView(scalars[offset..<end]))) else {
      return nil
    }
    offset = end
    return number
  }

  private mutating func path() throws(ComparisonProblem) -> [String] {
    var names: [String] = []
    while true {
      let start = offset
      while isPartOfName(at: offset) { offset += 1 }
      guard offset > start else {
        throw ComparisonProblem(
          offset: start,
          reason: "a name is missing after the dot",
          advice: .fix("write a measure such as 'field.height'")
        )
      }
      names.append(String(String.UnicodeScalarView(scalars[start..<offset])))
      guard peek() == "." else { return names }
      offset += 1
    }
  }

  private func isPartOfName(at index: Int) -> Bool {
    guard scalars.indices.contains(index) else { return false }
    if isDigit(scalars[index]) || isLetter(at: index) { return true }
    let neighbors = [index - 1, index + 1]
    return scalars[index] == "-"
      && neighbors.allSatisfy { isLetter(at: $0) || isDigit(at: $0) }
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private func isDigit(at index: Int) -> Bool {
    scalars.indices.contains(index) && isDigit(scalars[index])
  }

  private func isLetter(at index: Int) -> Bool {
    scalars.indices.contains(index)
      && (scalars[index] == "_" || scalars[index].properties.isAlphabetic)
  }

  private func shown(_ scalar: Unicode.Scalar) -> String {
    scalar.actsWhenPrinted ? "?" : String(scalar)
  }
}
