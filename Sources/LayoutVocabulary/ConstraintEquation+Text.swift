// The text of an equation. `ConstraintEquation+Reading.swift` is the inverse.

extension ConstraintEquation {
  /// The text in recordings: `box.left == other.right + 8.0`.
  package var text: String { text { "\($0)" } }

  /// Returns the text with another form of the numbers.
  package func text(writing number: (Double) -> String) -> String {
    text(constant: constant, writing: number) + priorityText(number)
  }

  /// The text without the constant: `box.width ==`, `box.left == other.right`.
  package var relationText: String { text(constant: nil) { "\($0)" } }

  /// Returns a change with little repetition: `a.top == b.bottom + 8 -> + 20`.
  ///
  /// - Parameters:
  ///   - new: The equation after the change.
  ///   - number: Returns the text of a number.
  /// - Returns: The equation and its new constant or priority, or both equations.
  package func change(to new: Self, writing number: (Double) -> String) -> String {
    var other = new
    other.constant = constant
    if other == self {
      let constant =
        second == nil ? number(new.constant) : Self.summand(new.constant, writing: number)
      return text(constant: self.constant, writing: number)
        + " -> \(constant)\(priorityText(number))"
    }
    other = new
    other.priority = priority
    if other == self {
      let priorities = [self, new].map { "@\(number($0.priority ?? 1000))" }
      return text(constant: constant, writing: number) + " \(priorities.joined(separator: " -> "))"
    }
    return "\(text(writing: number)) -> \(new.text(writing: number))"
  }

  private func text(constant: Double?, writing number: (Double) -> String) -> String {
    Self.text(
      first.text,
      relation,
      multiplier,
      second?.text,
      constant: constant,
      writing: number
    )
  }

  private func priorityText(_ number: (Double) -> String) -> String {
    priority.map { " @\(number($0))" } ?? ""
  }

  /// Returns the text of an equation from the texts of its terms.
  ///
  /// - Parameters:
  ///   - first: The first term.
  ///   - relation: The relation of both sides.
  ///   - multiplier: The factor of the second term.
  ///   - second: The second term; nil for a constant.
  ///   - constant: The constant; nil to omit it.
  ///   - number: Returns the text of a number.
  /// - Returns: The text without a priority.
  package static func text(
    _ first: String,
    _ relation: Relation,
    _ multiplier: Double,
    _ second: String?,
    constant: Double?,
    writing number: (Double) -> String
  ) -> String {
    let start = "\(first) \(relation.sign)"
    guard let second else { return start + (constant.map { " \(number($0))" } ?? "") }
    let factor = multiplier == 1 ? "" : "\(number(multiplier))*"
    let constant = constant ?? 0
    let sum = constant == 0 ? "" : " \(summand(constant, writing: number))"
    return "\(start) \(factor)\(second)\(sum)"
  }

  /// Returns a number after a term: `+ 8`, `- 8`.
  private static func summand(_ constant: Double, writing number: (Double) -> String) -> String {
    constant < 0 ? "- \(number(-constant))" : "+ \(number(constant))"
  }
}
