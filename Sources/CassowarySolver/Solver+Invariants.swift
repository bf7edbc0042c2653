// What has to be true between any two operations. Tests call this after every one of them; the
// library itself never does, so it costs nothing.

extension Solver {
  /// Stops the program if the solver contradicts itself.
  ///
  /// - Parameter isSolved: whether nothing has changed since `solve()`; the values then have to
  ///   satisfy every equation, and no move may improve the objective.
  /// - Complexity: all cells of the tableau and all constraints' terms for each hidden column, and if
  ///   solved all reduced costs.
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

  /// Nothing required is violated, and every basic symbol is on the side where its value is.
  private func checkSymbols() {
    for symbol in symbols.indices {
      let row = tableau.rowOfSymbol[symbol]
      guard row != Tableau.none else { continue }
      let state = symbols[symbol]
      let value = tableau.constants[Int(row)]
      precondition(value.isFinite, "Every value is a number.")
      guard !value.isNegligible, !state.isUnrestricted else { continue }
      precondition((value > 0) == (state.side > 0), "A symbol's side is that of its value.")
      precondition(state.charge != .required, "Nothing required is violated.")
    }
  }

  /// A definition mentions only what comes before it, and its variable is in no row.
  private func checkDefinitions() {
    var dependents = ContiguousArray<Int32>(repeating: 0, count: variables.count)
    for variable in definitionOrder.variables {
      let state = variables[Int(variable)]
      precondition(tableau.rowOfSymbol[Int(state.symbol)] == Tableau.none, "It is not basic.")
      precondition(tableau.columnCount(state.symbol) == 0, "It is in no row.")
      for place in terms.range(state.definition) where terms[place].variable != variable {
        let other = terms[place].variable
        dependents[Int(other)] += 1
        precondition(
          variables[Int(other)].definition == Self.none || variables[Int(other)].rank < state.rank,
          "A definition mentions only definitions of lower rank."
        )
      }
    }
    for (state, count) in zip(variables, dependents) {
      precondition(state.dependents == count, "Dependents are counted.")
    }
  }

  /// Moving everything as a hidden column says keeps every equation.
  private func checkHiddenColumns() {
    let order = definitionOrder.variables.sorted {
      variables[Int($0)].rank < variables[Int($1)].rank
    }
    for slot in slotOfConstraint + waiting where slot != Self.none {
      let residual = constraints[Int(slot)].residual
      guard symbols[Int(residual)].isHidden else { continue }
      precondition(symbols[Int(residual)].isFixed, "Only what is fixed is hidden.")
      precondition(tableau.columnCount(residual) == 0, "A hidden column has no cells.")
      guard tableau.rowOfSymbol[Int(residual)] == Tableau.none else { continue }
      checkColumn(of: slot, definitionsInOrder: order)
    }
  }

  private func checkColumn(of slot: Int32, definitionsInOrder order: [Int32]) {
    let residual = constraints[Int(slot)].residual
    let firstStep = Int(constraints[Int(slot)].firstStep)
    var rates = ContiguousArray<Double>(repeating: 0, count: symbols.count)
    rates[Int(residual)] = 1
    for cell in tableau.hiddenColumn(of: residual, since: firstStep) {
      rates[Int(tableau.basicSymbol[Int(cell.row)])] = cell.coefficient
    }
    /// By how much an equation's residual changes beyond what is claimed.
    func error(of slot: Int32) -> Double {
      terms.range(slot).reduce(-rates[Int(constraints[Int(slot)].residual)]) { sum, place in
        sum + terms[place].coefficient * rates[Int(variables[Int(terms[place].variable)].symbol)]
      }
    }
    for variable in order {
      let definition = variables[Int(variable)].definition
      rates[Int(variables[Int(variable)].symbol)] =
        -error(of: definition) / ownCoefficient(of: variable, in: definition)
    }
    for other in slotOfConstraint where other != Self.none {
      precondition(error(of: other).magnitude < 1e-6, "Hidden columns keep every equation.")
    }
  }

  /// The values satisfy the equation that each constraint's residual stands for.
  private func checkValues() {
    for slot in constraints.indices where !unusedSlots.contains(Int32(slot)) {
      var residual = constraints[slot].constant
      var scale = 1.0
      for place in terms.range(Int32(slot)) {
        let term = terms[place]
        let product = term.coefficient * value(of: Variable(id: term.variable))
        residual += product
        scale = max(scale, product.magnitude)
      }
      let row = tableau.rowOfSymbol[Int(constraints[slot].residual)]
      let expected = row == Tableau.none ? 0 : tableau.constants[Int(row)]
      precondition((residual - expected).magnitude < 1e-7 * scale, "Residuals are as claimed.")
    }
  }

  private func checkOptimality() {
    var copy = self
    for symbol in symbols.indices {
      copy.enqueue(Symbol(symbol))
    }
    let pivots = copy.pivotCount
    copy.optimize()
    precondition(copy.pivotCount == pivots, "No move improves a solved system.")
  }
}

extension Tableau {
  /// Rows and columns hold the same cells, and no basic symbol is in a row.
  fileprivate func checkLinks() {
    var cells = 0
    for (row, basic) in basicSymbol.enumerated() where basic != Self.none {
      precondition(rowOfSymbol[Int(basic)] == Row(row), "A basic symbol knows its row.")
      for (index, place) in rows.range(Row(row)).enumerated() {
        let cell = rows[place]
        let entry = columns[cell.symbol, cell.columnIndex]
        precondition(entry.row == Row(row) && entry.rowIndex == Int32(index), "Links are mutual.")
        precondition(rowOfSymbol[Int(cell.symbol)] == Self.none, "Cells are parametric.")
        precondition(!cell.coefficient.isNegligible, "Cells are not zero.")
        cells += 1
      }
    }
    let entries = rowOfSymbol.indices.reduce(0) { $0 + columnCount(Symbol($1)) }
    precondition(entries == cells, "Columns hold nothing else.")
  }
}
