extension Solver {
  /// Makes a residual basic, without putting anything on a forbidden side, and removes its row.
  mutating func dropRow(ofResidual residual: Symbol) {
    if tableau.rowOfSymbol[Int(residual)] == Tableau.none {
      guard let (row, cell) = releasingRow(of: residual) else { return }
      pivot(row: row, cell: cell, side: 1)
    }
    let row = tableau.rowOfSymbol[Int(residual)]
    queueSymbols(of: row)
    tableau.removeRow(row)
  }

  /// The row to solve for a residual that shall leave: one whose symbol is zero, so that nothing
  /// moves; else, as if the residual moved away from zero, the first whose symbol would reach it;
  /// else, since positions never do, that of a position.
  func releasingRow(of residual: Symbol) -> (row: Row, cell: Int32)? {
    var resting: (row: Row, cell: Int32)?
    for place in tableau.columns.range(residual) {
      let entry = tableau.columns[place]
      let basic = symbols[Int(tableau.basicSymbol[Int(entry.row)])]
      guard tableau.constants[Int(entry.row)].isNegligible, !basic.isUnrestricted else { continue }
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
    guard let place = tableau.columns.range(residual).last else { return nil }
    return (tableau.columns[place].row, tableau.columns[place].rowIndex)
  }

  /// Whether changing a constraint's constant puts a symbol on a forbidden side.
  func shiftViolates(_ residual: Symbol, by change: Double) -> Bool {
    let row = tableau.rowOfSymbol[Int(residual)]
    if row != Tableau.none {
      return isForbidden(tableau.constants[Int(row)] + change, for: residual)
    }
    return tableau.columns.range(residual).contains { place in
      let entry = tableau.columns[place]
      let moved = tableau.constants[Int(entry.row)] - tableau.coefficient(at: entry) * change
      return isForbidden(moved, for: tableau.basicSymbol[Int(entry.row)])
    }
  }

  /// Changes a constraint's constant in every row that depends on it.
  mutating func shift(_ residual: Symbol, by change: Double) {
    let row = tableau.rowOfSymbol[Int(residual)]
    if row != Tableau.none {
      tableau.constants[Int(row)] += change
      updateSide(of: row)
      return
    }
    for place in tableau.columns.range(residual) {
      let entry = tableau.columns[place]
      tableau.constants[Int(entry.row)] -= tableau.coefficient(at: entry) * change
      updateSide(of: entry.row)
    }
  }
}
