import CassowarySolver

extension Solver {
  @discardableResult
  mutating func install(
    _ expression: LinearExpression,
    _ relation: Relation,
    _ strength: Strength = .required
  ) throws(SolverError) -> ConstraintID {
    try add(LinearConstraint(expression, relation, strength: strength))
  }

  @discardableResult
  mutating func install(
    _ variable: Variable,
    _ relation: Relation,
    _ bound: Double,
    _ strength: Strength = .required
  ) throws(SolverError) -> ConstraintID {
    try install(variable - bound, relation, strength)
  }

  /// Calls `isDetermined` on a copy, because expectations cannot mutate.
  func decides(_ variable: Variable) -> Bool {
    var copy = self
    return copy.isDetermined(variable)
  }
}
