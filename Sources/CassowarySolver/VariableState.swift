/// The solver's record of a variable.
struct VariableState: BitwiseCopyable, Sendable {
  var symbol: Symbol
  var isSize: Bool

  /// The slot of the required equation that defines the variable outside of the tableau, or `none`.
  var definition = Slot.none

  /// The rank of the definition.
  ///
  /// A definition mentions only symbols of the tableau and variables of lower rank.
  var rank = Rank.first

  /// The number of definitions that mention the variable.
  var dependents: Int32 = 0
}

/// The solver's record of an installed constraint, without its terms.
struct ConstraintState: BitwiseCopyable, Sendable {
  var id: ConstraintID
  var residual: Symbol
  var constant: Double
  var isRequired: Bool
  var relation: Relation

  /// The derivation's next step when the constraint was installed.
  var firstStep = Derivation.StepIndex.first
}
