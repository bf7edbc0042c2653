/// The relation of a constraint's expression to zero.
package enum Relation: BitwiseCopyable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// The demand that an expression be in a relation to zero, as strong as its strength.
package struct LinearConstraint: Sendable {
  /// What is compared with zero.
  package var expression: LinearExpression
  /// The relation of ``expression`` to zero.
  package var relation: Relation
  /// The priority; a weaker constraint never outvotes a stronger one.
  package var strength: Strength

  package init(
    _ expression: LinearExpression,
    _ relation: Relation,
    strength: Strength = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }
}

extension LinearConstraint {
  /// Whether a constraint as written differs from another in nothing but its constant.
  package func differsOnlyInConstant(from other: LinearConstraint) -> Bool {
    form.isSame(as: other.form)
  }

  /// The largest constant or coefficient, either way.
  ///
  /// Far beyond any screen, and where doubles begin to be coarser than the solver's tolerance.
  package static let largestNumber = 1e9

  /// Throws if a number cannot be calculated with.
  func checkNumbers() throws(SolverError) {
    try Self.check(expression.constant)
    for term in expression.terms {
      try Self.check(term.coefficient)
    }
  }

  static func check(_ number: Double) throws(SolverError) {
    // False for what is not a number, too.
    guard number.magnitude <= largestNumber else { throw .numberOutOfRange(number) }
  }
}
