/// The result of a scenario's comparison with both of its values.
///
/// It is a note about the run that is neither stored nor compared. A comparison that does not hold
/// is also a ``Finding``.
package struct ValueComparison: Codable, Hashable, Sendable {
  /// The index of the step with the comparison.
  package var step: Int
  /// The comparison in the scenario: `field.window.maxY <= keyboard.minY`.
  package var comparison: String
  /// The expression before the relation: `field.window.maxY`.
  package var subject: String
  /// `==`, `!=`, `<=`, `>=`, `<` or `>`.
  package var relation: String
  /// The value of the subject; nil if there is none.
  package var actual: ComparedValue?
  /// The value of the expression after the relation; nil if there is none.
  package var expected: ComparedValue?
  /// Whether the run satisfies the comparison.
  package var holds: Bool
  /// The reason why it does not hold, if the values are not the reason.
  package var reason: String?

  package init(
    step: Int,
    comparison: String,
    subject: String,
    relation: String,
    actual: ComparedValue?,
    expected: ComparedValue?,
    holds: Bool,
    reason: String? = nil
  ) {
    self.step = step
    self.comparison = comparison
    self.subject = subject
    self.relation = relation
    self.actual = actual
    self.expected = expected
    self.holds = holds
    self.reason = reason
  }
}

/// One side of a comparison.
package struct ComparedValue: Codable, Hashable, Sendable {
  /// The units of numbers.
  ///
  /// The raw values are the texts in reports.
  package enum Unit: String, Codable, Sendable {
    /// Points.
    case points = "pt"
  }

  /// The number, rounded to a thousandth; nil for other values.
  package var number: Double?
  /// The unit; nil for a number without a unit, such as a ratio.
  package var unit: Unit?
  /// The Boolean value; nil for other values.
  package var flag: Bool?
  /// The path of a view, or the word for another object; nil for other values.
  package var view: String?

  /// Creates a number.
  ///
  /// An infinite number becomes an empty value, because JSON has none.
  package static func number(_ number: Double, _ unit: Unit? = nil) -> ComparedValue {
    guard abs(number) <= 1e9 else { return ComparedValue() }
    return ComparedValue(number: canonicalPoints(number), unit: unit)
  }

  /// Creates a Boolean value.
  package static func flag(_ flag: Bool) -> ComparedValue { ComparedValue(flag: flag) }

  /// Creates a view value from its path or the word for another object.
  package static func view(_ path: String) -> ComparedValue { ComparedValue(view: path) }

  /// The value with its unit: `451 pt`, `true`, `form/field`.
  package var text: String {
    if let number { return number.plain + (unit.map { " \($0.rawValue)" } ?? "") }
    return flag.map { "\($0)" } ?? view ?? "not a finite number"
  }
}

/// A comparison with its case and its step, in JSON.
package struct RecordedComparison: Encodable, Hashable, Sendable {
  /// The step of a comparison, in JSON.
  package struct Step: Encodable, Hashable, Sendable {
    /// The index in the scenario, from 0.
    package var index: Int
    /// The step's keyword.
    package var action: String
    /// The step's argument in one line; empty without one.
    package var detail: String
  }

  /// The case with the comparison.
  package var identity: CaseIdentity
  /// The step that made the comparison.
  package var step: Step
  package var comparison: ValueComparison

  private enum CodingKeys: String, CodingKey { case identity, step }

  /// Encodes one object: the members of the comparison, with the case, and with the step instead of
  /// its index.
  package func encode(to encoder: any Encoder) throws {
    try comparison.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identity, forKey: .identity)
    try container.encode(step, forKey: .step)
  }
}

extension Run {
  /// The comparisons with their steps, in order.
  package var recordedComparisons: [RecordedComparison] {
    comparisons.compactMap { comparison in
      steps.first { $0.index == comparison.step }.map { step in
        RecordedComparison(
          identity: identity,
          step: RecordedComparison.Step(
            index: step.index,
            action: step.action,
            detail: step.detail
          ),
          comparison: comparison
        )
      }
    }
  }
}

extension RecordedComparison {
  /// The case, the step, the comparison and both values in one line.
  package var line: String {
    let isCheckpoint = step.action == "checkpoint"
    let moment = isCheckpoint ? "\"\(step.detail)\"" : "step \(step.index + 1) (\(step.action))"
    return "\(identity) \(moment): \(comparison.comparison): \(comparison.outcome)"
  }
}

extension ValueComparison {
  /// For example `391 pt <= 451 pt holds`.
  fileprivate var outcome: String {
    let verdict = holds ? "holds" : "does not hold"
    guard let actual, let expected else { return "\(verdict): \(reason ?? "there is no value")" }
    return "\(actual.text) \(relation) \(expected.text) \(verdict)"
  }
}
