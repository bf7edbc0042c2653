// Most required equations of a layout determine one fresh edge: `label.left = row.left + 16`.
// Such an equation can always be met and never limits anything else, so the simplex algorithm need
// not see it: it is kept as written, as the *definition* of that position. Definitions mention
// each other (a list's hundredth row depends on its ninety-ninth), and stay short where the same
// rows written out over the tableau's symbols would grow with the square of the list.
//
// A defined variable is in no row of the tableau. A constraint that mentions one is added with the
// definition put in, and the definition's own residual with it as a hidden part, so that later
// edits of the defining constraint reach that row through the residual's column.

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

  /// Drops a definition that nothing depends on.
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

  /// The variable that a constraint defines, if it does.
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

  /// The value that a definition gives its variable.
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
    // Nearly always an edge of weight one; a division is the dearest thing here.
    return own == 1 ? -sum : -sum / own
  }

  /// The fresh position with the highest number, and the rank it would get.
  ///
  /// One that nothing mentions can go last. One that only other definitions mention can go first,
  /// if the equation itself needs no definition.
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
  /// Adds a variable to the accumulator; a defined one awaits `expandDefinitions()`.
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

  /// Puts the definitions in, highest rank first: then each is put in once, and what cancels, as
  /// in `right of A - left of A`, is not followed down to the root.
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

  /// Makes a row of what was accumulated, and empties the accumulator.
  ///
  /// The cells are in the order of creation, as ties are broken in it and symbols are moved in the
  /// order of the cells. Where many views compete for too little space, those that get it then do
  /// so at once, instead of taking it from all that came before.
  mutating func makeRowFromAccumulator(basic symbol: Symbol) -> Row {
    let row = tableau.addRow(
      basic: symbol,
      constant: accumulator.constant,
      parts: accumulator.parts
    )
    accumulator.sortSymbols()
    for cell in accumulator.symbols {
      let coefficient = accumulator.coefficients[cell]
      if !coefficient.isNegligible {
        tableau.appendCell(cell, coefficient, to: row)
      }
    }
    accumulator.reset()
    return row
  }
}
