// Positions that are tied only to each other can be moved together at no cost. The parametric
// positions are zero and the others follow. The order of pivots determines which of them are
// parametric. To make results independent of the history, the positions that were created first
// become parametric.

extension Solver {
  /// Exchanges positions until each parametric one was created before those that depend on it.
  mutating func settleFreePositions() {
    guard !isSettled else { return }
    isSettled = true
    guard let latest = variables.indices.last(where: isLoose) else { return }
    moveDefinitionsToTableau(dependingOnLoosePositionsUpTo: latest)
    var hasSettled = false
    // Each exchange lowers a number, so the loop ends.
    while !hasSettled {
      hasSettled = true
      for variable in variables.indices {
        guard let (row, cell) = exchange(for: variable) else { continue }
        pivot(row: row, cell: cell, side: 1)
        hasSettled = false
      }
    }
    isSettled = true
  }

  /// Returns whether a variable is a parametric position with dependents.
  private func isLoose(_ variable: Variable) -> Bool {
    let state = variables[variable]
    return !state.isSize && state.definition == .none
      && tableau.rowOfSymbol[state.symbol] == .none
      && (state.dependents > 0 || tableau.columnCount(state.symbol) > 0)
  }

  /// Moves a definition to the tableau if its variable is older than a position that it depends on.
  private mutating func moveDefinitionsToTableau(dependingOnLoosePositionsUpTo latest: Variable) {
    let suspects = definitionsMentioningLaterPositions()
    for variable in suspects where variable < latest {
      expand(variable, times: 1)
      expandDefinitions()
      let isMisplaced = accumulator.symbols.contains { symbol in
        !accumulator.coefficient(of: symbol).isNegligible
          && symbols[symbol].isUnrestricted && symbols[symbol].variable > variable
      }
      accumulator.reset()
      if isMisplaced {
        moveDefinitionToTableau(variable)
      }
    }
  }

  /// Returns the defined variables, by number, that may depend on a later parametric position.
  ///
  /// One pass finds them, so it ignores that terms may cancel, as in `right of A - left of A`.
  private mutating func definitionsMentioningLaterPositions() -> [Variable] {
    definitionOrder.sort(by: variables)
    var latest = Variable.Table<Variable>(repeating: .none, count: variables.count)
    for variable in variables.indices where variables[variable].definition == .none {
      latest[variable] = latestPosition(behind: variables[variable].symbol)
    }
    for variable in definitionOrder.variables {
      for offset in terms.range(variables[variable].definition) {
        latest[variable] = max(latest[variable], latest[terms[offset].variable])
      }
    }
    return definitionOrder.variables.filter { latest[$0] > $0 }.sorted()
  }

  /// Returns the latest parametric position that a symbol of the tableau depends on or is, or
  /// `none`.
  private func latestPosition(behind symbol: Symbol) -> Variable {
    func position(_ symbol: Symbol) -> Variable {
      symbols[symbol].isUnrestricted ? symbols[symbol].variable : .none
    }
    let row = tableau.rowOfSymbol[symbol]
    guard row != .none else { return position(symbol) }
    return tableau.rows.range(row).reduce(Variable.none) {
      max($0, position(tableau.rows[$1].symbol))
    }
  }

  /// Returns the cell to pivot on to replace a loose position by an earlier one.
  private func exchange(for variable: Variable) -> (row: Row, cell: CellIndex)? {
    guard isLoose(variable) else { return nil }
    var best: (row: Row, cell: CellIndex)?
    var lowest = variables[variable].symbol
    for offset in tableau.columns.range(lowest) {
      let entry = tableau.columns[offset]
      let basic = tableau.basicSymbol[entry.row]
      // A restricted symbol that depends on the position shows that the position is not free.
      guard symbols[basic].isUnrestricted else { return nil }
      if basic < lowest {
        lowest = basic
        best = (entry.row, entry.rowIndex)
      }
    }
    return best
  }
}
