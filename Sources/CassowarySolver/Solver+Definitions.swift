// Most required equations of a layout determine one fresh edge: `label.left = row.left + 16`. Such
// an equation can always be satisfied and never limits anything else, so the simplex algorithm does
// not need it. It is stored as written, as the *definition* of that position. Definitions mention
// each other (a list's hundredth row depends on its ninety-ninth), and stay short. The same rows,
// written out over the tableau's symbols, would grow with the square of the list.
//
// A defined variable is in no row of the tableau. A constraint that mentions a defined variable is
// added with the definition substituted. The definition's own residual is a hidden part of the new
// row. Later edits of the defining constraint reach that row through the residual's column.

extension Solver {
  /// Makes a required equation the definition of one of its positions, if one is fresh.
  mutating func define(by slot: Slot) -> Bool {
    guard let (variable, rank) = definableVariable(of: slot) else { return false }
    for offset in terms.range(slot) where terms[offset].variable != variable {
      variables[terms[offset].variable].dependents += 1
    }
    isSettled = false
    variables[variable].definition = slot
    variables[variable].rank = rank
    definitionRanks =
      min(rank, definitionRanks.lowerBound)...max(rank, definitionRanks.upperBound)
    definitionOrder.append(variable, isLast: rank == definitionRanks.upperBound)
    readings.outdateAll()
    return true
  }

  /// Removes a definition without dependents.
  mutating func undefine(_ variable: Variable) {
    let slot = variables[variable].definition
    for offset in terms.range(slot) where terms[offset].variable != variable {
      variables[terms[offset].variable].dependents -= 1
    }
    isSettled = false
    variables[variable].definition = .none
    definitionOrder.remove(variable)
    readings.outdateAll()
  }

  /// Returns the variable that a constraint defines, if any.
  @inline(__always)
  func variableDefined(by slot: Slot) -> Variable? {
    for offset in terms.range(slot)
    where variables[terms[offset].variable].definition == slot {
      return terms[offset].variable
    }
    return nil
  }

  /// Turns a definition into a row of the tableau.
  mutating func moveDefinitionToTableau(_ variable: Variable) {
    expand(variable, times: 1)
    expandDefinitions()
    undefine(variable)
    _ = makeRowFromAccumulator(basic: variables[variable].symbol)
  }

  /// Returns the value of a variable from its definition.
  @inline(__always)
  func evaluateDefinition(
    of variable: Variable,
    _ values: Variable.Table<Double>.UnsafeMutableElements
  ) -> Double {
    let slot = variables[variable].definition
    var sum = constraints[slot].constant
    var own = 1.0
    for offset in terms.range(slot) {
      let term = terms[offset]
      if term.variable == variable {
        own = term.coefficient
      } else {
        sum += term.coefficient * values[term.variable]
      }
    }
    // The weight of an edge is nearly always one; a division is the most expensive operation here.
    return own == 1 ? -sum : -sum / own
  }

  /// Returns the fresh position with the highest number, and its possible rank.
  ///
  /// A position that nothing mentions can go last. A position that only definitions mention can go
  /// first, if the equation itself needs no definition.
  // It is inlined, because a call of a method that only reads would copy the solver.
  @inline(__always)
  private func definableVariable(of slot: Slot) -> (variable: Variable, rank: Rank)? {
    var (variable, rank) = (Variable.none, Rank.first)
    var definedTerms = 0
    for offset in terms.range(slot) {
      let candidate = terms[offset].variable
      let state = variables[candidate]
      if state.definition != .none { definedTerms += 1 }
      guard !state.isSize, state.definition == .none,
        tableau.rowOfSymbol[state.symbol] == .none,
        tableau.columnCount(state.symbol) == 0,
        candidate > variable
      else { continue }
      let isLast = state.dependents == 0
      variable = candidate
      rank = isLast ? definitionRanks.upperBound.next : definitionRanks.lowerBound.previous
    }
    if variable == .none || rank < definitionRanks.lowerBound && definedTerms > 0 { return nil }
    return (variable, rank)
  }
}

// MARK: - Expansion over the tableau's symbols

extension Solver {
  /// Adds a variable to the accumulator; `expandDefinitions()` substitutes a defined variable.
  @inline(__always)
  mutating func expand(_ variable: Variable, times factor: Double) {
    let state = variables[variable]
    if state.definition != .none {
      accumulator.add(state.symbol, factor)
      pendingDefinitions.insert(variable, rank: state.rank)
      return
    }
    let row = tableau.rowOfSymbol[state.symbol]
    guard row != .none else {
      accumulator.add(state.symbol, factor)
      return
    }
    accumulator.constant += factor * tableau.constants[row]
    accumulator.addHidden(.row(row, times: factor))
    for offset in tableau.rows.range(row) {
      let cell = tableau.rows[offset]
      accumulator.add(cell.symbol, factor * cell.coefficient)
    }
  }

  /// Substitutes the definitions, highest rank first.
  ///
  /// Therefore each is substituted once, and terms that cancel, as in `right of A - left of A`, are
  /// not followed down to the root.
  mutating func expandDefinitions() {
    while let variable = pendingDefinitions.popHighest() {
      let state = variables[variable]
      let factor = accumulator.take(state.symbol)
      guard !factor.isNegligible else { continue }
      let slot = state.definition
      let scale = factor / ownCoefficient(of: variable, in: slot)
      let residual = constraints[slot].residual
      accumulator.addHidden(.symbol(residual, times: scale))
      if !symbols[residual].isHidden {
        accumulator.add(residual, scale)
      }
      accumulator.constant -= scale * constraints[slot].constant
      for offset in terms.range(slot) where terms[offset].variable != variable {
        expand(terms[offset].variable, times: -scale * terms[offset].coefficient)
      }
    }
  }

  func ownCoefficient(of variable: Variable, in slot: Slot) -> Double {
    for offset in terms.range(slot) where terms[offset].variable == variable {
      return terms[offset].coefficient
    }
    preconditionFailure("A definition mentions its variable.")
  }

  /// Makes a row from the accumulator and empties the accumulator.
  ///
  /// The cells are in the order of creation, which is the order for ties and for moving symbols. If
  /// many views compete for too little space, some views get it at once. They do not first take it
  /// from all views before.
  mutating func makeRowFromAccumulator(basic symbol: Symbol) -> Row {
    let row = tableau.addRow(
      basic: symbol,
      constant: accumulator.constant,
      parts: accumulator.parts
    )
    accumulator.sortSymbols()
    for cell in accumulator.symbols {
      let coefficient = accumulator.coefficient(of: cell)
      if !coefficient.isNegligible {
        tableau.appendCell(cell, coefficient, to: row)
      }
    }
    accumulator.reset()
    return row
  }
}
