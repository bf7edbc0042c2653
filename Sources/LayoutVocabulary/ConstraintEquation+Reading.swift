// The inverse of `ConstraintEquation+Text.swift`.

/// A text without the form of an equation.
package struct MalformedEquation: Error, CustomStringConvertible {
  /// The text.
  package let text: String

  package var description: String {
    "`\(text)` is not an equation of the form `box.width >= 0.5*form.width + 8.0`"
  }
}

extension ConstraintEquation {
  /// Reads the text of an equation.
  ///
  /// A name can contain a sign. The first sign with a term before it and a side after it is the
  /// relation.
  package init(_ text: String) throws(MalformedEquation) {
    let words = text.utf8.split(separator: space, omittingEmptySubsequences: false)
      .map(Substring.init)
    for (index, word) in words.enumerated() {
      guard let relation = Relation.allCases.first(where: { $0.sign == word }),
        let first = Term(words[..<index]),
        let equation = Self(first, relation, side: words[(index + 1)...])
      else { continue }
      self = equation
      return
    }
    throw MalformedEquation(text: text)
  }

  /// Reads an optional equation, which is an empty text if it is missing.
  package static func optional(_ text: String) throws(MalformedEquation) -> ConstraintEquation? {
    text.isEmpty ? nil : try ConstraintEquation(text)
  }

  /// Reads the words after the relation: `0.5*form.width + 8.0 @750.0`.
  private init?(_ first: Term, _ relation: Relation, side: ArraySlice<Substring>) {
    var words = side
    self.init(first, relation)
    if let last = words.last, last.utf8.first == UInt8(ascii: "@"),
      let priority = Double(last.dropFirst())
    {
      self.priority = priority
      words.removeLast()
    }
    if words.count == 1, let constant = words.last.flatMap({ Double($0) }) {
      self.constant = constant
      return
    }
    if words.count > 2, let number = words.last.flatMap({ Double($0) }) {
      let sign = words[words.endIndex - 2]
      guard sign == "+" || sign == "-" else { return nil }
      constant = sign == "-" ? -number : number
      words.removeLast(2)
    }
    if let word = words.first, let star = word.utf8.firstIndex(of: UInt8(ascii: "*")),
      let factor = Double(word[..<star])
    {
      multiplier = factor
      words[words.startIndex] = word[word.utf8.index(after: star)...]
    }
    guard let second = Term(words) else { return nil }
    self.second = second
  }
}

extension ConstraintEquation.Term {
  /// Reads the words of a term; its last dot precedes the attribute.
  fileprivate init?(_ words: ArraySlice<Substring>) {
    let text = words.joined(separator: " ")
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")),
      let attribute = ConstraintEquation.Attribute(
        rawValue: String(text[text.utf8.index(after: dot)...])
      )
    else { return nil }
    self.init(ConstraintEquation.Item(named: text[..<dot]), attribute)
  }
}

extension ConstraintEquation.Item {
  /// Reads the name of an item.
  fileprivate init(named name: Substring) {
    let words = name.utf8.split(separator: space, omittingEmptySubsequences: false)
      .map(Substring.init)
    if let of = words.firstIndex(of: "of"), of > 0, of + 1 < words.count {
      self.init(
        words[(of + 1)...].joined(separator: " "),
        guide: words[..<of].joined(separator: " ")
      )
    } else {
      self.init(String(name))
    }
  }
}

private let space = UInt8(ascii: " ")

extension KeyedDecodingContainer {
  /// Reads an optional equation; an error names its text.
  func equation(forKey key: Key) throws -> ConstraintEquation? {
    let text = try decodeIfPresent(String.self, forKey: key) ?? ""
    do throws(MalformedEquation) {
      return try ConstraintEquation.optional(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: error.description
      )
    }
  }
}
