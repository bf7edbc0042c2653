// Operations on whole columns.

extension Tableau {
  /// Returns whether moving a parametric symbol away from zero gives a basic symbol a suitable
  /// value.
  ///
  /// `isSuitable` receives the value and the basic symbol.
  @inline(__always)
  func moving(
    _ symbol: Symbol,
    by distance: Double,
    givesAny isSuitable: (Double, Symbol) -> Bool
  ) -> Bool {
    let offsets = columns.range(symbol)
    return columns.elements.withUnsafeElements { entries in
      rows.withUnsafeElements { cells in
        entries.contains(in: offsets) { entry in
          let change = distance * cells[entry.row, entry.rowIndex].coefficient
          return isSuitable(constants[entry.row] + change, basicSymbol[entry.row])
        }
      }
    }
  }

  /// Adds a multiple of a column to the constants.
  ///
  /// `visit` receives each row, its basic symbol and its new constant.
  @inline(__always)
  mutating func addColumn(
    of symbol: Symbol,
    times factor: Double,
    visit: (Row, Symbol, Double) -> Void
  ) {
    let offsets = columns.range(symbol)
    constants.withUnsafeMutableElements { constants in
      columns.elements.withUnsafeElements { entries in
        rows.withUnsafeElements { cells in
          entries.forEach(in: offsets) { entry in
            let row = entry.row
            constants[row] += factor * cells[row, entry.rowIndex].coefficient
            visit(row, basicSymbol[row], constants[row])
          }
        }
      }
    }
  }

  /// Returns the cells of the hidden column of a symbol created before the derivation's step
  /// `start`.
  func hiddenColumn(
    of symbol: Symbol,
    since start: Derivation.StepIndex
  ) -> ContiguousArray<(row: Row, coefficient: Double)> {
    let column = derivation.column(of: symbol, since: start, rowCount: basicSymbol.count)
    var cells: ContiguousArray<(row: Row, coefficient: Double)> = []
    for row in column.indices
    where basicSymbol[row] != .none && !column[row].isNegligible {
      cells.append((row, column[row]))
    }
    return cells
  }

  /// Adds a hidden column to the tableau, where pivots keep it up to date.
  mutating func revealColumn(of symbol: Symbol, since start: Derivation.StepIndex) {
    for (row, coefficient) in hiddenColumn(of: symbol, since: start) {
      appendCell(symbol, coefficient, to: row)
    }
  }
}
