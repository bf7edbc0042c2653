// The store of installed constraints.

extension Solver {
  /// Copies a constraint into a slot and makes its residual.
  mutating func store(_ constraint: LinearConstraint) -> Int32 {
    let slot = unusedSlots.last ?? terms.addSegment()
    let mentionsPosition = storeTerms(constraint.expression, in: slot)
    let isRequired = constraint.strength == .required
    let violated = levels.level(of: constraint.strength)
    let slack = mentionsPosition ? Level.slack : .free
    let id = ConstraintID(id: Int32(slotOfConstraint.count))
    let residual = SymbolState(
      above: constraint.relation == .greaterThanOrEqual ? slack : violated,
      below: constraint.relation == .lessThanOrEqual ? slack : violated,
      order: id.id,
      owner: slot,
      isHidden: isRequired && constraint.relation == .equal
    )
    if unusedSlots.popLast() != nil {
      symbols[Int(constraints[Int(slot)].residual)] = residual
      constraints[Int(slot)].id = id
      constraints[Int(slot)].constant = constraint.expression.constant
      constraints[Int(slot)].isRequired = isRequired
    } else {
      constraints.append(
        ConstraintState(
          id: id,
          residual: makeSymbol(residual),
          constant: constraint.expression.constant,
          isRequired: isRequired
        )
      )
    }
    return slot
  }

  /// Stores an expression's terms, one a variable, and returns whether one is a position.
  mutating func storeTerms(_ expression: LinearExpression, in slot: Int32) -> Bool {
    for term in expression.terms {
      accumulator.add(variables[Int(term.variable.id)].symbol, term.coefficient)
    }
    var mentionsPosition = false
    for symbol in accumulator.symbols {
      let coefficient = accumulator.coefficients[Int(symbol)]
      guard !coefficient.isNegligible else { continue }
      let variable = symbols[Int(symbol)].owner
      terms.append(StoredTerm(variable: variable, coefficient: coefficient), to: slot)
      mentionsPosition = mentionsPosition || !variables[Int(variable)].isSize
    }
    accumulator.reset()
    return mentionsPosition
  }

  /// Takes the constraint of a slot out again whose residual is still basic.
  mutating func withdraw(_ slot: Int32) {
    tableau.withdrawRow(tableau.rowOfSymbol[Int(constraints[Int(slot)].residual)])
    release(slot)
  }

  mutating func release(_ slot: Int32) {
    terms.clear(slot)
    unusedSlots.append(slot)
  }
}
