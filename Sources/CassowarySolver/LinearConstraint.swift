/// The relation of a constraint's expression to zero.
package enum Relation: Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// The demand that an expression be in a relation to zero, as strong as its strength.
package struct LinearConstraint: Sendable {
  package var expression: LinearExpression
  package var relation: Relation
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
