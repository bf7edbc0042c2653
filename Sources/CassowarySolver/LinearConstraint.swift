/// The relation of a constraint's expression to zero.
package enum Relation: BitwiseCopyable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// A constraint: a relation of an expression to zero, with a strength.
package struct LinearConstraint: Sendable {
  /// The expression that is compared with zero.
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
  /// Returns whether the constraint, as written, differs from another only in its constant.
  package func differsOnlyInConstant(from other: LinearConstraint) -> Bool {
    form.isSame(as: other.form)
  }

  /// The largest absolute value of a constant or coefficient.
  ///
  /// It is far beyond any screen. From there on, doubles are coarser than the solver's tolerance.
  package static let largestNumber = 1e9

  /// Throws if the solver cannot compute with a number.
  func checkNumbers() throws(SolverError) {
    try Self.check(expression.constant)
    for term in expression.terms {
      try Self.check(term.coefficient)
    }
  }

  static func check(_ number: Double) throws(SolverError) {
    // The comparison is also false for NaN.
    guard number.magnitude <= largestNumber else { throw .numberOutOfRange(number) }
  }
}
