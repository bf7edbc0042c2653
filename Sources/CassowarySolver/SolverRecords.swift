/// What the solver knows of a variable.
struct VariableState: BitwiseCopyable, Sendable {
  var symbol: Symbol
  var isSize: Bool

  /// The slot of the required equation that defines the variable outside of the tableau, or `none`.
  var definition = Slot.none

  /// The definition's rank among all: a definition mentions only symbols of the tableau and
  /// variables of lower rank.
  var rank = Rank.first

  /// How many definitions mention the variable.
  var dependents: Int32 = 0
}

/// What the solver knows of an installed constraint, beside its terms.
struct ConstraintState: BitwiseCopyable, Sendable {
  var id: ConstraintID
  var residual: Symbol
  var constant: Double
  var isRequired: Bool
  var relation: Relation

  /// The step that the tableau's derivation came to next when the constraint was installed.
  var firstStep = Derivation.StepIndex.first
}
