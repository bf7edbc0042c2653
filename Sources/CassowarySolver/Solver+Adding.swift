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

  /// Adds the row of an optional constraint; its residual may have any value.
  mutating func addOptional(_ slot: Slot) {
    let row = makeRow(of: slot)
    symbols[constraints[slot].residual].side = tableau.constants[row] < 0 ? -1 : 1
  }

  /// Adds the row of a required constraint and satisfies it.
  ///
  /// A copy of the solver for a rollback is costly, so it is created only if two simpler methods
  /// fail. Both solve the row for a symbol that may have the resulting value: the first at once,
  /// the second after the pending optimization.
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

  /// Returns whether a required residual can stay basic with its value.
  // It is inlined, because a call of a method that only reads would copy the solver.
  @inline(__always)
  private func isMet(_ row: Row) -> Bool {
    let residual = tableau.basicSymbol[row]
    return !symbols[residual].isFixed
      && !symbols[residual].forbids(tableau.constants[row])
  }

  /// Returns whether all symbols of a row are fixed.
  // It is inlined, because a call of a method that only reads would copy the solver.
  @inline(__always)
  private func isFixed(_ row: Row) -> Bool {
    tableau.rows.range(row).allSatisfy { symbols[tableau.rows[$0].symbol].isFixed }
  }

  /// Optimizes without the constraint of a residual.
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

  /// Returns a cell for a pivot that violates nothing, found by cheap tests.
  ///
  /// The candidates are:
  /// - any symbol that is not fixed, if the pivot moves nothing
  /// - a position, if it moves no symbol of another row to a forbidden side
  /// - a size that is in no other row, if its new value is positive
  @inline(__always)
  private func freshCell(of row: Row) -> CellIndex? {
    cheapestCell(of: row) { cell, value in
      let state = symbols[cell.symbol]
      if value.isNegligible { return true }
      if state.isUnrestricted { return !pivotViolates(row: row, cell: cell, value: value) }
      return state.below == .required && value > 0 && tableau.columnCount(cell.symbol) == 1
    }
  }

  /// Returns a cell for a pivot that moves no symbol to a forbidden side.
  @inline(__always)
  private func harmlessCell(of row: Row) -> CellIndex? {
    cheapestCell(of: row) { cell, value in
      !pivotViolates(row: row, cell: cell, value: value)
    }
  }

  /// Returns the suitable cell with the lowest cost; nil if there is none.
  ///
  /// Positions cost less than sizes, and the cost grows with the number of rows that contain the
  /// symbol. Among equal costs it returns the newest symbol, which then mostly gets a remainder.
  ///
  /// `isSuitable` receives the cell and the value that its symbol would have.
  // It is inlined, because a call of a method that only reads would copy the solver.
  @inline(__always)
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

  /// Returns whether a new value of a symbol puts it or a dependent symbol on a forbidden side.
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
