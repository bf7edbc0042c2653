// Positions that are tied only to each other can be moved together at no cost. Those that are
// parametric are zero and the others follow; which ones are parametric is an accident of the
// pivots. So that results do not depend on history, the ones created first are made parametric.

extension Solver {
  /// Exchanges positions until each parametric one was created before those that hang on it.
  mutating func settleFreePositions() {
    guard !isSettled else { return }
    isSettled = true
    guard let latest = variables.indices.last(where: isLoose) else { return }
    moveDefinitionsToTableau(hangingOnLoosePositionsUpTo: Int32(latest))
    var hasSettled = false
    // Each exchange lowers a number, so this ends.
    while !hasSettled {
      hasSettled = true
      for id in variables.indices {
        guard let (row, cell) = exchange(for: id) else { continue }
        pivot(row: row, cell: cell, side: 1)
        hasSettled = false
      }
    }
    isSettled = true
  }

  /// Whether a variable is a parametric position that others hang on.
  private func isLoose(_ id: Int) -> Bool {
    let state = variables[id]
    return !state.isSize && state.definition == Self.none
      && tableau.rowOfSymbol[Int(state.symbol)] == Tableau.none
      && (state.dependents > 0 || tableau.columnCount(state.symbol) > 0)
  }

  /// Puts definitions in the tableau whose variable was created before a position it hangs on.
  private mutating func moveDefinitionsToTableau(hangingOnLoosePositionsUpTo latest: Int32) {
    for id in definitionOrder.variables.sorted() where id < latest {
      expand(id, times: 1)
      expandDefinitions()
      let isMisplaced = accumulator.symbols.contains { symbol in
        !accumulator.coefficients[Int(symbol)].isNegligible
          && symbols[Int(symbol)].isUnrestricted && symbols[Int(symbol)].owner > id
      }
      accumulator.reset()
      if isMisplaced {
        moveDefinitionToTableau(id)
      }
    }
  }

  /// The cell to pivot on so that a loose position gives way to an earlier one.
  private func exchange(for id: Int) -> (row: Row, cell: Int32)? {
    guard isLoose(id) else { return nil }
    var best: (row: Row, cell: Int32)?
    var lowest = variables[id].symbol
    for place in tableau.columns.range(lowest) {
      let entry = tableau.columns[place]
      let basic = tableau.basicSymbol[Int(entry.row)]
      // A restricted symbol that hangs on the position means that it is not free after all.
      guard symbols[Int(basic)].isUnrestricted else { return nil }
      if basic < lowest {
        lowest = basic
        best = (entry.row, entry.rowIndex)
      }
    }
    return best
  }
}
