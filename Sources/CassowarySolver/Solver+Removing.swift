// The most common edit is removing a constraint and adding a similar one. Layout code often
// recreates a constraint instead of setting its constant. Removing a constraint from the tableau
// costs work for every dependent row, and so does adding one. Therefore a removed constraint waits
// in the tableau. If a similar constraint is added, the waiting one receives the new handle and
// constant.

extension Solver {
  /// The number of waiting constraints that are compared with a new one.
  ///
  /// Callers replace many constraints in the same order, so the match is among the first.
  private static var comparisonLimit: Int { 32 }

  /// Gives the slot of a waiting constraint to a new constraint that differs only in constant and
  /// handle.
  ///
  /// Returns that slot.
  mutating func reuseWaiting(like slot: Slot) throws(SolverError) -> Slot? {
    guard
      let index = waiting.prefix(Self.comparisonLimit).firstIndex(where: { hasSameForm($0, slot) })
    else { return nil }
    let old = waiting[index]
    let new = constraints[slot]
    release(slot)
    try setConstant(ofSlot: old, to: new.constant)
    waiting.removeAll { $0 == old }
    constraints[old].id = new.id
    let residual = constraints[old].residual
    symbols[residual].order = new.id.number
    // The residual may have lost its precedence in a tie.
    enqueue(residual)
    let row = tableau.rowOfSymbol[residual]
    if row != .none {
      queueSymbols(of: row)
    }
    return old
  }

  /// Removes the waiting constraints from the tableau, in the order of their removal.
  ///
  /// One removal has about the cost of several additions. If there are many removals, the remaining
  /// constraints are added to a new tableau.
  mutating func takeOutWaiting(except kept: Slot = .none) {
    guard !waiting.isEmpty else { return }
    if waiting.count > max(8, constraints.count / 8), rebuild(keeping: kept) { return }
    for slot in waiting where slot != kept {
      takeOut(slot)
    }
    waiting.removeAll { $0 != kept }
  }

  private mutating func takeOut(_ slot: Slot) {
    let residual = constraints[slot].residual
    revealColumn(of: slot)
    if let variable = variableDefined(by: slot) {
      if variables[variable].dependents == 0, tableau.columnCount(residual) == 0 {
        undefine(variable)
      } else {
        moveDefinitionToTableau(variable)
      }
    }
    dropRow(ofResidual: residual)
    release(slot)
  }

  /// Makes a residual basic without moving any symbol to a forbidden side, and removes its row.
  private mutating func dropRow(ofResidual residual: Symbol) {
    if tableau.rowOfSymbol[residual] == .none {
      guard let (row, cell) = releasingRow(of: residual) else { return }
      pivot(row: row, cell: cell, side: 1)
    }
    let row = tableau.rowOfSymbol[residual]
    queueSymbols(of: row)
    tableau.removeRow(row)
  }

  /// Returns the row to solve for a residual that is to be removed.
  ///
  /// It prefers a row with a symbol at zero, because then nothing moves. The second choice is the
  /// first row with a symbol that would reach zero if the residual moved away from zero. The last
  /// choice is the row of a position, since positions never reach zero as a limit.
  private func releasingRow(of residual: Symbol) -> (row: Row, cell: CellIndex)? {
    var resting: (row: Row, cell: CellIndex)?
    for offset in tableau.columns.range(residual) {
      let entry = tableau.columns[offset]
      let basic = symbols[tableau.basicSymbol[entry.row]]
      guard tableau.constants[entry.row].isNegligible, !basic.isUnrestricted else { continue }
      if resting == nil || basic.isFixed {
        resting = (entry.row, entry.rowIndex)
      }
    }
    if let resting { return resting }
    if let limit = limit(ofMoving: residual, 1, lowest: false)
      ?? limit(ofMoving: residual, -1, lowest: false)
    {
      return (limit.row, limit.cell)
    }
    guard let offset = tableau.columns.range(residual).last else { return nil }
    return (tableau.columns[offset].row, tableau.columns[offset].rowIndex)
  }
}

// MARK: - Editing

extension Solver {
  /// Returns whether changing a constraint's constant puts a symbol on a forbidden side.
  @inline(__always)
  func shiftViolates(_ residual: Symbol, by change: Double) -> Bool {
    let row = tableau.rowOfSymbol[residual]
    if row != .none {
      return symbols[residual].forbids(tableau.constants[row] + change)
    }
    // A copy of the array is cheap, but a copy of the solver is not.
    let symbols = symbols
    return tableau.moving(residual, by: -change) { symbols[$1].forbids($0) }
  }

  /// Changes a constraint's constant in every row that depends on it.
  mutating func shift(_ residual: Symbol, by change: Double) {
    let row = tableau.rowOfSymbol[residual]
    if row != .none {
      tableau.constants[row] += change
      updateSide(of: row)
      return
    }
    crossing.removeAll(keepingCapacity: true)
    tableau.addColumn(of: residual, times: -change) { row, symbol, value in
      let state = symbols[symbol]
      if state.isVariable {
        readings.recordMove(of: state.variable)
      }
      if value * Double(state.side) < Tolerance.zero || state.charge == .required {
        crossing.append(row)
      }
    }
    for row in crossing {
      updateSide(of: row)
    }
  }
}
