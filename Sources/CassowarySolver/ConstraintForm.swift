/// The parts of a constraint that an edit keeps: everything except its constant.
///
/// An edit can turn one constraint into another only if their forms are equal.
struct ConstraintForm<Terms: Sequence<Term>> {
  var relation: Relation
  var strength: Strength
  var terms: Terms

  /// Returns whether the relations, strengths and terms, in their order, are equal.
  @inline(__always)
  func isSame(as other: ConstraintForm<some Sequence<Term>>) -> Bool {
    relation == other.relation && strength == other.strength
      && terms.elementsEqual(other.terms)
  }
}

extension LinearConstraint {
  /// The form as written: a variable may occur in several terms.
  var form: ConstraintForm<[Term]> {
    ConstraintForm(relation: relation, strength: strength, terms: expression.terms)
  }
}

extension Solver {
  /// Returns the form of a stored constraint, with one term for each variable and without
  /// negligible terms.
  // It is inlined, because a call of a method that only reads would copy the solver.
  @inline(__always)
  private func form(of slot: Slot) -> ConstraintForm<ArraySlice<Term>> {
    let relation = constraints[slot].relation
    let residual = symbols[constraints[slot].residual]
    // The objective charges an inequality's strength on one side of its bound.
    let violated = relation == .greaterThanOrEqual ? residual.below : residual.above
    return ConstraintForm(
      relation: relation,
      strength: levels.strength(of: violated),
      terms: terms.elements(of: slot)
    )
  }

  func hasSameForm(_ slot: Slot, _ other: Slot) -> Bool {
    form(of: slot).isSame(as: form(of: other))
  }

  /// Returns whether a constraint differs from an installed one only in its constant.
  ///
  /// If so, `setConstant(_:to:)` can change the installed constraint to it.
  ///
  /// - Precondition: the constraint with the handle is installed.
  package mutating func differsOnlyInConstant(
    _ constraint: LinearConstraint,
    from id: ConstraintID
  ) -> Bool {
    let slot = slot(of: id)
    let stored = form(of: slot)
    if stored.isSame(as: constraint.form) { return true }
    guard constraint.expression.terms.count > stored.terms.count else { return false }
    var merged: [Term] = []
    forEachMergedTerm(of: constraint.expression) { merged.append($1) }
    return stored.isSame(
      as: ConstraintForm(
        relation: constraint.relation,
        strength: constraint.strength,
        terms: merged
      )
    )
  }

  /// Returns the constant of an installed constraint's expression.
  package func constant(of id: ConstraintID) -> Double {
    constraints[slot(of: id)].constant
  }
}
