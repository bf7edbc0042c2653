import Reporting
package import SnapshotModel

/// One side's value of a property that changed.
package enum DriftValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  case flag(Bool)
  case finding(Finding)
}

extension DriftValue {
  /// The value as text: `63.667`, `signUp/email`, `yes`.
  package var text: String {
    switch self {
    case .number(let number): number.plain
    case .text(let text): text
    case .flag(let flag): flag ? "yes" : "no"
    case .finding(let finding): finding.sentence
    }
  }
}

/// One property with different values on the two sides.
package struct Change: Hashable, Sendable {
  /// The class of drift; a policy gives each class a severity.
  package let kind: DriftKind
  /// The property's name in the model: `height`, `contentOffset.y`, `isHidden`.
  package let property: String
  /// The value before the change; nil if the property had none.
  package let from: DriftValue?
  /// The value after the change; nil if the property has none.
  package let to: DriftValue?
}

extension Change {
  /// The growth of a number; nil if the values are not both numbers.
  package var growth: Double? {
    guard case .number(let from) = from, case .number(let to) = to else { return nil }
    return canonicalPoints(to - from)
  }
}
