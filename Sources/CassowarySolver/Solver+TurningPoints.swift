// A move does not have to end where the first basic symbol reaches zero. A residual has its
// breakpoint there and costs more beyond it, but the move may still improve the objective. For
// example, several constraints in a column of labels can pull one height past all breakpoints.
// Therefore a move continues to the breakpoint where it stops improving the objective. It takes one
// pivot instead of one for each breakpoint.

/// The point of a move where a basic symbol reaches zero.
struct Breakpoint: BitwiseCopyable, Sendable {
  var row: Row
  var cell: CellIndex
  var step: Double
}

extension Solver {
  /// Returns the basic symbol with the breakpoint where an improving move ends.
  ///
  /// It is the first symbol that the move must not pass, or beyond which the move no longer
  /// improves the objective. `charges` has the rates of the symbol's column. After the call,
  /// `passedRows` has the passed rows.
  mutating func turningPoint(
    ofMoving symbol: Symbol,
    _ direction: Int8
  ) -> (row: Row, cell: CellIndex, step: Double)? {
    passedRows.removeAll(keepingCapacity: true)
    guard let first = limit(ofMoving: symbol, direction, lowest: false) else { return nil }
    guard isWorthPassing(first.row, first.cell, by: symbol, direction) else { return first }
    passedRows.append(first.row)
    var last = first
    for breakpoint in breakpoints(ofMoving: symbol, direction) where breakpoint.row != first.row {
      last = (breakpoint.row, breakpoint.cell, breakpoint.step)
      guard isWorthPassing(breakpoint.row, breakpoint.cell, by: symbol, direction) else {
        return last
      }
      passedRows.append(breakpoint.row)
    }
    // An endless improvement is impossible, so this is rounding.
    passedRows.removeLast()
    return last
  }

  /// Returns the points where a move takes basic symbols to zero, the nearest first.
  private func breakpoints(
    ofMoving symbol: Symbol,
    _ direction: Int8
  ) -> ContiguousArray<Breakpoint> {
    var breakpoints: ContiguousArray<Breakpoint> = []
    for offset in tableau.columns.range(symbol) {
      let entry = tableau.columns[offset]
      let state = symbols[tableau.basicSymbol[entry.row]]
      let rate = tableau.coefficient(at: entry) * Double(direction) * Double(state.side)
      guard !state.isUnrestricted, rate < 0 else { continue }
      let distance = tableau.constants[entry.row] * Double(state.side)
      let step = distance <= 0 ? 0 : distance / -rate
      breakpoints.append(Breakpoint(row: entry.row, cell: entry.rowIndex, step: step))
    }
    breakpoints.sort { ($0.step, $0.row) < ($1.step, $1.row) }
    return breakpoints
  }

  /// Returns whether a move improves the objective beyond the zero of a row's symbol.
  ///
  /// Afterwards `charges` has the new rate.
  private mutating func isWorthPassing(
    _ row: Row,
    _ cell: CellIndex,
    by symbol: Symbol,
    _ direction: Int8
  ) -> Bool {
    let basic = symbols[tableau.basicSymbol[row]]
    let beyond = basic.side > 0 ? basic.below : basic.above
    guard beyond != .required else { return false }
    let rate = tableau.rows[row, cell].coefficient * Double(basic.side)
    charges.shift(basic.charge, by: -rate)
    charges.shift(beyond, by: -rate)
    let moved = symbols[symbol]
    return charges.leadingRate(
      sign: Double(direction),
      own: direction > 0 ? moved.above : moved.below,
      in: levels
    ) < 0
  }

  /// Changes the side of passed symbols that are still at zero.
  ///
  /// They are at zero because the move ended there.
  mutating func crossPassedRows() {
    for row in passedRows where tableau.constants[row].isNegligible {
      symbols[tableau.basicSymbol[row]].side *= -1
      queueSymbols(of: row)
    }
    passedRows.removeAll(keepingCapacity: true)
  }
}
