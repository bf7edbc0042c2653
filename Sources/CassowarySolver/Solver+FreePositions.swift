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
    let suspects = definitionsMentioningLaterPositions()
    for id in suspects where id < latest {
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

  /// The defined variables, by number, that may hang on a parametric position created after them.
  ///
  /// Found in one pass and therefore without regard to what cancels, as in `right of A - left of A`.
  private mutating func definitionsMentioningLaterPositions() -> [Int32] {
    definitionOrder.sort(by: variables)
    var latest = ContiguousArray<Int32>(repeating: Self.none, count: variables.count)
    for id in variables.indices where variables[id].definition == Self.none {
      latest[id] = latestPosition(behind: variables[id].symbol)
    }
    for id in definitionOrder.variables {
      for place in terms.range(variables[Int(id)].definition) {
        latest[Int(id)] = max(latest[Int(id)], latest[Int(terms[place].variable)])
      }
    }
    return definitionOrder.variables.filter { latest[Int($0)] > $0 }.sorted()
  }

  /// The parametric position created last that a symbol of the tableau hangs on or is, or -1.
  private func latestPosition(behind symbol: Symbol) -> Int32 {
    func position(_ symbol: Symbol) -> Int32 {
      symbols[Int(symbol)].isUnrestricted ? symbols[Int(symbol)].owner : Self.none
    }
    let row = tableau.rowOfSymbol[Int(symbol)]
    guard row != Tableau.none else { return position(symbol) }
    return tableau.rows.range(row).reduce(Self.none) {
      max($0, position(tableau.rows[$1].symbol))
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
