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
  /// The value in words: `63.667`, `signUp/email`, `yes`.
  package var text: String {
    switch self {
    case .number(let number): number.plain
    case .text(let text): text
    case .flag(let flag): flag ? "yes" : "no"
    case .finding(let finding): finding.sentence
    }
  }
}

/// One property that has another value on the other side.
package struct Change: Hashable, Sendable {
  /// The class of drift; a policy gives each class a severity.
  package let kind: DriftKind
  /// The property's name as the model spells it: `height`, `contentOffset.y`, `isHidden`.
  package let property: String
  /// The value before; nil where the property had none.
  package let from: DriftValue?
  /// The value after; nil where the property has none any more.
  package let to: DriftValue?
}

extension Change {
  /// By how much a number grew; nil where there are no two numbers.
  package var growth: Double? {
    guard case .number(let from) = from, case .number(let to) = to else { return nil }
    return canonicalPoints(to - from)
  }
}
