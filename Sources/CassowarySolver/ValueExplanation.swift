/// Why a variable has its value in a solution: the constraints that are active for it.
package struct ValueExplanation: Sendable {
  /// A constraint that holds with equality and is a part of the value.
  package struct Part: Sendable {
    /// The constraint, by the id that the solver gave it.
    package var constraint: ConstraintID

    /// By how much the value changes for each unit by which the expression of the constraint does.
    package var multiplier: Double

    /// What the constant of the constraint brings to the value.
    package var amount: Double
  }

  /// The parts, whose amounts add up to the value, in the order of their creation.
  package internal(set) var parts: [Part] = []

  /// The constraints that are no part of the value and without each of which it would be another, in
  /// the order of their creation: what presses it against an inequality.
  package internal(set) var pressures: [ConstraintID] = []

  /// The sizes in the value that are zero because nothing makes them larger, by their numbers.
  package internal(set) var emptySizes: [Variable] = []

  /// The positions in the value that nothing decides and that are therefore zero, by their numbers.
  package internal(set) var freePositions: [Variable] = []

  /// The value.
  package var value: Double { parts.reduce(0) { $0 + $1.amount } }
}
