// The invariants between any two operations. Tests call this check after every operation. The
// library itself never does, so it costs nothing.

extension Solver {
  /// Stops the program if the state of the solver is inconsistent.
  ///
  /// - Parameter isSolved: Whether nothing has changed since `solve()`. The values then have to
  ///   satisfy every equation, and no move may improve the objective.
  /// - Complexity: all cells of the tableau and all constraints' terms for each hidden column, and
  ///   if solved all reduced costs.
  package func _checkInvariants(isSolved: Bool = false) {
    tableau.checkLinks()
    checkSymbols()
    checkDefinitions()
    checkHiddenColumns()
    if isSolved {
      checkValues()
      checkOptimality()
    }
  }

  /// Checks that no required constraint is violated, and that basic symbols are on their sides.
  private func checkSymbols() {
    for symbol in symbols.indices {
      let row = tableau.rowOfSymbol[symbol]
      guard row != .none else { continue }
      let state = symbols[symbol]
      let value = tableau.constants[row]
      precondition(value.isFinite, "Every value is a number.")
      guard !value.isNegligible, !state.isUnrestricted else { continue }
      precondition((value > 0) == (state.side > 0), "A symbol's side matches its value.")
      precondition(state.charge != .required, "Nothing required is violated.")
    }
  }

  /// Checks that a definition mentions only earlier variables, and that its variable is in no row.
  private func checkDefinitions() {
    var dependents = Variable.Table<Int32>(repeating: 0, count: variables.count)
    for variable in definitionOrder.variables {
      let state = variables[variable]
      precondition(tableau.rowOfSymbol[state.symbol] == .none, "It is not basic.")
      precondition(tableau.columnCount(state.symbol) == 0, "It is in no row.")
      for offset in terms.range(state.definition) where terms[offset].variable != variable {
        let other = terms[offset].variable
        dependents[other] += 1
        precondition(
          variables[other].definition == .none || variables[other].rank < state.rank,
          "A definition mentions only definitions of lower rank."
        )
      }
    }
    for (state, count) in zip(variables, dependents) {
      precondition(state.dependents == count, "Dependents are counted.")
    }
  }

  /// Checks that moving all symbols by the rates of a hidden column keeps every equation.
  private func checkHiddenColumns() {
    let order = definitionOrder.variables.sorted {
      variables[$0].rank < variables[$1].rank
    }
    for slot in slotOfConstraint + waiting where slot != .none {
      let residual = constraints[slot].residual
      guard symbols[residual].isHidden else { continue }
      precondition(symbols[residual].isFixed, "Only fixed variables are hidden.")
      precondition(tableau.columnCount(residual) == 0, "A hidden column has no cells.")
      guard tableau.rowOfSymbol[residual] == .none else { continue }
      checkColumn(of: slot, definitionsInOrder: order)
    }
  }

  private func checkColumn(of slot: Slot, definitionsInOrder order: [Variable]) {
    let residual = constraints[slot].residual
    let firstStep = constraints[slot].firstStep
    var rates = Symbol.Table<Double>(repeating: 0, count: symbols.count)
    rates[residual] = 1
    for cell in tableau.hiddenColumn(of: residual, since: firstStep) {
      rates[tableau.basicSymbol[cell.row]] = cell.coefficient
    }
    /// Returns the difference between the actual and the claimed change of an equation's residual.
    func error(of slot: Slot) -> Double {
      terms.range(slot).reduce(-rates[constraints[slot].residual]) { sum, offset in
        sum + terms[offset].coefficient * rates[variables[terms[offset].variable].symbol]
      }
    }
    for variable in order {
      let definition = variables[variable].definition
      rates[variables[variable].symbol] =
        -error(of: definition) / ownCoefficient(of: variable, in: definition)
    }
    for other in slotOfConstraint where other != .none {
      precondition(error(of: other).magnitude < 1e-6, "Hidden columns keep every equation.")
    }
  }

  /// Checks that the values satisfy the equation of each constraint's residual.
  private func checkValues() {
    for slot in constraints.indices where !unusedSlots.contains(slot) {
      var residual = constraints[slot].constant
      var scale = 1.0
      for offset in terms.range(slot) {
        let term = terms[offset]
        let product = term.coefficient * value(of: term.variable)
        residual += product
        scale = max(scale, product.magnitude)
      }
      let row = tableau.rowOfSymbol[constraints[slot].residual]
      let expected = row == .none ? 0 : tableau.constants[row]
      precondition((residual - expected).magnitude < 1e-7 * scale, "Residuals are as claimed.")
    }
  }

  private func checkOptimality() {
    var copy = self
    for symbol in symbols.indices {
      copy.enqueue(symbol)
    }
    let pivots = copy.pivotCount
    copy.optimize()
    precondition(copy.pivotCount == pivots, "No move improves a solved system.")
  }
}

extension Tableau {
  /// Checks that rows and columns have the same cells, and that no basic symbol is in a row.
  fileprivate func checkLinks() {
    var cells = 0
    for (row, basic) in zip(basicSymbol.indices, basicSymbol) where basic != .none {
      precondition(rowOfSymbol[basic] == row, "A basic symbol has an index of its row.")
      for (index, offset) in zip(rows.indices(of: row), rows.range(row)) {
        let cell = rows[offset]
        let entry = columns[cell.symbol, cell.columnIndex]
        precondition(entry.row == row && entry.rowIndex == index, "Links are mutual.")
        precondition(rowOfSymbol[cell.symbol] == .none, "Cells are parametric.")
        precondition(!cell.coefficient.isNegligible, "Cells are not zero.")
        cells += 1
      }
    }
    let entries = rowOfSymbol.indices.reduce(0) { $0 + columnCount($1) }
    precondition(entries == cells, "Columns hold nothing else.")
  }
}
