// The store of installed constraints.

extension Solver {
  /// Copies a constraint into a slot and creates its residual.
  mutating func store(_ constraint: LinearConstraint) -> Slot {
    let slot = unusedSlots.last ?? terms.addSegment()
    let mentionsPosition = storeTerms(constraint.expression, in: slot)
    let isRequired = constraint.strength == .required
    let violated = levels.level(of: constraint.strength)
    let slack = mentionsPosition ? Level.slack : .free
    let id = slotOfConstraint.endIndex
    let residual = SymbolState(
      above: constraint.relation == .greaterThanOrEqual ? slack : violated,
      below: constraint.relation == .lessThanOrEqual ? slack : violated,
      order: id.number,
      isHidden: isRequired && constraint.relation == .equal
    )
    if unusedSlots.popLast() != nil {
      symbols[constraints[slot].residual] = residual
      constraints[slot].id = id
      constraints[slot].constant = constraint.expression.constant
      constraints[slot].isRequired = isRequired
      constraints[slot].relation = constraint.relation
    } else {
      constraints.append(
        ConstraintState(
          id: id,
          residual: makeSymbol(residual),
          constant: constraint.expression.constant,
          isRequired: isRequired,
          relation: constraint.relation
        )
      )
    }
    return slot
  }

  /// Stores an expression's terms, one per variable, and returns whether one is a position.
  mutating func storeTerms(_ expression: LinearExpression, in slot: Slot) -> Bool {
    if expression.isMerged {
      terms.append(contentsOf: expression.terms, toEmpty: slot)
    } else {
      forEachMergedTerm(of: expression) { $0.terms.append($1, to: slot) }
    }
    return terms.range(slot).contains { !variables[terms[$0].variable].isSize }
  }

  /// Visits an expression's terms in their stored form: one per variable, none negligible.
  @inline(__always)
  mutating func forEachMergedTerm(
    of expression: LinearExpression,
    _ body: (inout Solver, Term) -> Void
  ) {
    for term in expression.terms {
      accumulator.add(variables[term.variable].symbol, term.coefficient)
    }
    for symbol in accumulator.symbols {
      let coefficient = accumulator.coefficient(of: symbol)
      guard !coefficient.isNegligible else { continue }
      body(&self, Term(symbols[symbol].variable, coefficient))
    }
    accumulator.reset()
  }

  /// Removes the constraint of a slot while its residual is still basic.
  mutating func withdraw(_ slot: Slot) {
    tableau.withdrawRow(tableau.rowOfSymbol[constraints[slot].residual])
    release(slot)
  }

  mutating func release(_ slot: Slot) {
    terms.clear(slot)
    unusedSlots.append(slot)
  }
}

extension LinearExpression {
  /// Whether an expression as short as usual has one term for each variable, none negligible.
  fileprivate var isMerged: Bool {
    // The comparison of all pairs is slow for a long expression.
    guard terms.count <= 8 else { return false }
    return terms.withUnsafeBufferPointer { terms in
      terms.indices.allSatisfy { index in
        let term = terms[index]
        return !term.coefficient.isNegligible
          && !terms[..<index].contains { $0.variable == term.variable }
      }
    }
  }
}
