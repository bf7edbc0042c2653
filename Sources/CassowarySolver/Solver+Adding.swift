extension Solver {
  /// Adds a row for the residual of a constraint.
  private mutating func makeRow(of slot: Slot) -> Row {
    for offset in terms.range(slot) {
      expand(terms[offset].variable, times: terms[offset].coefficient)
    }
    expandDefinitions()
    accumulator.constant += constraints[slot].constant
    let row = makeRowFromAccumulator(basic: constraints[slot].residual)
    queueSymbols(of: row)
    return row
  }

  /// Adds the row of an optional constraint: its residual may have any value.
  mutating func addOptional(_ slot: Slot) {
    let row = makeRow(of: slot)
    symbols[constraints[slot].residual].side = tableau.constants[row] < 0 ? -1 : 1
  }

  /// Adds the row of a required constraint, and sees to it that it holds.
  ///
  /// A copy to go back to is costly, so it is made only when nothing simpler helps: solving the row
  /// for something that may take the value it then gets, at once or after what was left to do is
  /// done.
  mutating func addRequired(_ slot: Slot) throws(SolverError) {
    let residual = constraints[slot].residual
    let row = makeRow(of: slot)
    symbols[residual].side = tableau.constants[row] < 0 ? -1 : 1
    if isMet(row) { return }
    if let cell = freshCell(of: row) {
      return pivot(row: row, cell: cell, side: 1)
    }
    if isFixed(row) {
      guard !tableau.constants[row].isNegligible else { return }
      let conflicting = conflictingConstraints(beside: residual, rows: CollectionOfOne(row))
      withdraw(slot)
      throw .unsatisfiable(conflicting: conflicting)
    }
    optimize(disregarding: residual)
    if isMet(row) { return }
    if let cell = harmlessCell(of: row) {
      return pivot(row: row, cell: cell, side: 1)
    }
    updateSide(of: row)
    try meetRequirements(refusing: slot, orReturningTo: self)
    let left = tableau.rowOfSymbol[residual]
    if left != .none, symbols[residual].isFixed, let cell = freshCell(of: left) {
      pivot(row: left, cell: cell, side: 1)
    }
  }

  /// Whether a required residual can stay basic as it is.
  private func isMet(_ row: Row) -> Bool {
    let residual = tableau.basicSymbol[row]
    return !symbols[residual].isFixed
      && !symbols[residual].forbids(tableau.constants[row])
  }

  /// Whether nothing that a row depends on can move.
  private func isFixed(_ row: Row) -> Bool {
    tableau.rows.range(row).allSatisfy { symbols[tableau.rows[$0].symbol].isFixed }
  }

  /// Optimizes as if the constraint of a residual were not there.
  private mutating func optimize(disregarding residual: Symbol) {
    let state = symbols[residual]
    symbols[residual].above = .free
    symbols[residual].below = .free
    optimize()
    symbols[residual].above = state.above
    symbols[residual].below = state.below
    let row = tableau.rowOfSymbol[residual]
    symbols[residual].side = tableau.constants[row] < 0 ? -1 : 1
    queueSymbols(of: row)
  }

  /// A cell that a row can be solved for without harm, as is plain to see.
  ///
  /// That is anything that is not fixed if nothing moves by it; a position if no other row's symbol
  /// is driven to a forbidden side; a size in no other row if it is not driven there itself. Of
  /// several, one in few rows, a position first.
  private func freshCell(of row: Row) -> CellIndex? {
    cheapestCell(of: row) { cell, value in
      let state = symbols[cell.symbol]
      if value.isNegligible { return true }
      if state.isUnrestricted { return !pivotViolates(row: row, cell: cell, value: value) }
      return state.below == .required && value > 0 && tableau.columnCount(cell.symbol) == 1
    }
  }

  /// A cell that a row can be solved for without driving anything to a forbidden side.
  private func harmlessCell(of row: Row) -> CellIndex? {
    cheapestCell(of: row) { cell, value in
      !pivotViolates(row: row, cell: cell, value: value)
    }
  }

  /// The cell that pleases, is not fixed and is in the fewest rows, positions first.
  ///
  /// Of several, the one of the symbol created last: ties are broken in favour of those before, so
  /// what is left over is mostly for the last.
  ///
  /// `isSuitable` gets the cell and the value that its symbol would have.
  private func cheapestCell(
    of row: Row,
    where isSuitable: (Tableau.Cell, Double) -> Bool
  ) -> CellIndex? {
    let constant = tableau.constants[row]
    var best: CellIndex?
    var bestCost = Int.max
    for index in tableau.rows.indices(of: row).reversed() {
      let cell = tableau.rows[row, index]
      let state = symbols[cell.symbol]
      let cost = tableau.columnCount(cell.symbol) + (state.isUnrestricted ? 0 : 1 << 32)
      guard !state.isFixed, cost < bestCost, isSuitable(cell, -constant / cell.coefficient)
      else { continue }
      bestCost = cost
      best = index
    }
    return best
  }

  /// Whether a symbol's getting a value puts it or one that depends on it on a forbidden side.
  private func pivotViolates(row: Row, cell: Tableau.Cell, value: Double) -> Bool {
    if symbols[cell.symbol].forbids(value) { return true }
    return tableau.columns.range(cell.symbol).contains { offset in
      let entry = tableau.columns[offset]
      guard entry.row != row else { return false }
      let moved = tableau.constants[entry.row] + tableau.coefficient(at: entry) * value
      return symbols[tableau.basicSymbol[entry.row]].forbids(moved)
    }
  }
}
