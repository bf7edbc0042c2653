/// A comparison of values on screen, such as `emailField.window.maxY <= keyboard.minY`.
///
/// It is encoded as its text.
package struct Comparison: Hashable, Sendable {
  /// A relation, spelled as in scenario files; an engine defines which numbers count as equal.
  package enum Relation: String, CaseIterable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
  }

  /// The two sides: numbers, or views that are compared for identity.
  package enum Sides: Hashable, Sendable {
    case numbers(Formula, Formula)
    case views(ViewReference, ViewReference)
  }

  /// The text as written.
  package let text: String
  /// Between views, only ``Relation/equal`` or ``Relation/notEqual``.
  package let relation: Relation
  /// The measures or formulas on both sides of ``relation``.
  package let sides: Sides

  init(text: String, relation: Relation, sides: Sides) {
    self.text = text
    self.relation = relation
    self.sides = sides
  }

  /// Creates the comparison of a text; nil for an invalid text.
  package init?(_ text: String) {
    guard let comparison = try? ComparisonParser.comparison(text) else { return nil }
    self = comparison
  }

  /// The text before the relation, as it was written.
  package var leftText: String {
    guard let range = text.firstRange(of: relation.rawValue) else { return text }
    return text[..<range.lowerBound].split(separator: " ").joined(separator: " ")
  }

  /// Every view that it refers to, from left to right.
  package var references: [ViewReference] {
    switch sides {
    case .numbers(let left, let right): (left.measures + right.measures).map(\.view)
    case .views(let left, let right): [left, right]
    }
  }

  /// Every measure that it reads, from left to right.
  package var measures: [Measure] {
    guard case .numbers(let left, let right) = sides else { return [] }
    return left.measures + right.measures
  }
}

extension Comparison: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(ComparisonProblem) {
      self = try ComparisonParser.comparison(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.reason)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// A number of points that is computed from measures.
package indirect enum Formula: Hashable, Sendable {
  /// The operators between two formulas, by their characters in a scenario.
  package enum Operator: Character, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case dividedBy = "/"
  }

  case number(Double)
  case measure(Measure)
  case operation(Formula, Operator, Formula)

  /// The measures in it, from left to right.
  package var measures: [Measure] {
    switch self {
    case .number: []
    case .measure(let measure): [measure]
    case .operation(let left, _, let right): left.measures + right.measures
    }
  }
}
