/// What the solver knows of a variable.
struct VariableState: BitwiseCopyable, Sendable {
  var symbol: Symbol
  var isSize: Bool

  /// The slot of the required equation that defines the variable outside of the tableau, or -1.
  var definition: Int32 = -1

  /// The definition's place among all: a definition mentions only symbols of the tableau and
  /// variables of lower rank.
  var rank: Int32 = 0

  /// How many definitions mention the variable.
  var dependents: Int32 = 0
}

/// What the solver knows of an installed constraint, beside its terms.
struct ConstraintState: BitwiseCopyable, Sendable {
  var id: ConstraintID
  var residual: Symbol
  var constant: Double
  var isRequired: Bool

  /// How many steps the tableau's derivation had when the constraint was installed.
  var firstStep: Int32 = 0
}

/// A term as stored: one per variable, none negligible.
struct StoredTerm: BitwiseCopyable, Equatable, Sendable {
  var variable: Int32
  var coefficient: Double
}
