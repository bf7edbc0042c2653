/// The strength of a constraint: a priority in `(0, 1000]`.
///
/// Priorities only order constraints. Several constraints never outvote a single one of higher
/// priority. Any two distinct `Float`s are distinct levels.
package struct Strength: Hashable, Comparable, Sendable {
  /// The priority, above 0 and at most 1000.
  package let rawValue: Float

  /// Makes the strength of a priority.
  ///
  /// - Precondition: `0 < priority <= 1000`; callers validate what users wrote.
  package init(_ priority: Float) {
    precondition(priority > 0 && priority <= 1000, "A priority is above 0 and at most 1000.")
    rawValue = priority
  }

  /// The strength of constraints that must hold.
  package static let required = Strength(1000)

  package static func < (lhs: Strength, rhs: Strength) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
