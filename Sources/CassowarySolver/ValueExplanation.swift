/// The explanation of a variable's value in a solution: the constraints that are active for it.
package struct ValueExplanation: Sendable {
  /// A constraint that holds with equality and is a part of the value.
  package struct Part: Sendable {
    /// The constraint, by the id that the solver gave it.
    package var constraint: ConstraintID

    /// The change of the value per unit of change in the constraint's expression.
    package var multiplier: Double

    /// The contribution of the constraint's constant to the value.
    package var amount: Double
  }

  /// The parts in the order of their creation; their amounts add up to the value.
  package internal(set) var parts: [Part] = []

  /// The constraints that press the value against an inequality, in the order of their creation.
  ///
  /// They are not part of the value, but it would differ without any one of them.
  package internal(set) var pressures: [ConstraintID] = []

  /// The sizes in the value that are zero because nothing makes them larger, by their numbers.
  package internal(set) var emptySizes: [Variable] = []

  /// The positions in the value that are zero because nothing determines them, by their numbers.
  package internal(set) var freePositions: [Variable] = []

  /// The value.
  package var value: Double { parts.reduce(0) { $0 + $1.amount } }
}
