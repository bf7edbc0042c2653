// The simplex algorithm over the objective of `Solver`. While moving a parametric symbol away from
// zero improves the objective, move it until a basic symbol reaches zero, and exchange them.
//
// The symbols with a possibly changed reduced cost are in a queue; all others cannot improve
// anything. A pivot changes only the reduced costs of the symbols in the pivot row. A basic symbol
// that changes sides changes the reduced costs of the symbols in its row. Therefore work stays near
// the changes, and independent parts of a layout do not cost each other anything.

extension Solver {
  /// Pivots until no move improves the objective.
  mutating func optimize() {
    var idlePivots = 0
    let lastPivot = pivotCount + pivotLimit
    let idlePivotLimit = self.idlePivotLimit
    while pivotCount < lastPivot,
      let symbol = idlePivots > idlePivotLimit ? queue.popLowest() : queue.popFirst()
    {
      symbols[symbol].isQueued = false
      guard tableau.rowOfSymbol[symbol] == .none,
        let direction = improvingDirection(of: symbol),
        let (row, index, step) = idlePivots > idlePivotLimit
          ? limit(ofMoving: symbol, direction, lowest: true)
          : turningPoint(ofMoving: symbol, direction)
      else { continue }
      idlePivots = step > 0 ? 0 : idlePivots + 1
      pivot(row: row, cell: index, side: direction)
      crossPassedRows()
    }
  }

  /// The maximum number of pivots in one optimization.
  ///
  /// Real layouts take about one pivot per constraint. A hundred per symbol means that the numbers
  /// are far apart (constants of 1e15 points, for instance) and that rounding undoes the progress
  /// of pivots. The solver then stops with a consistent tableau and refuses the required
  /// constraints that it violates.
  private var pivotLimit: Int { 10_000 + 100 * symbols.count }

  /// The maximum number of pivots without progress before both choices of a pivot use the lowest
  /// number.
  ///
  /// They use it until there is progress.
  ///
  /// With this rule, Bland's rule, the algorithm cannot cycle, but it is much slower. Independent
  /// parts of a layout may be idle one after the other without a cycle. Therefore the limit grows
  /// by one per symbol.
  private var idlePivotLimit: Int { 100 + symbols.count }

  /// Returns the direction of a move of a parametric symbol that improves the objective, if any.
  private mutating func improvingDirection(of symbol: Symbol) -> Int8? {
    let state = symbols[symbol]
    guard !state.isFixed else { return nil }
    charges.reset(levelCount: levels.ranks.count)
    for offset in tableau.columns.range(symbol) {
      let entry = tableau.columns[offset]
      let basic = symbols[tableau.basicSymbol[entry.row]]
      guard basic.charge != .free else { continue }
      let rate = tableau.coefficient(at: entry) * Double(basic.side)
      charges.add(basic.charge, rate, order: basic.order, in: levels)
    }
    if state.above != .required,
      charges.improves(sign: 1, own: state.above, order: state.order, in: levels)
    {
      return 1
    }
    if state.below != .required,
      charges.improves(sign: -1, own: state.below, order: state.order, in: levels)
    {
      return -1
    }
    return nil
  }

  /// Returns the basic symbol that reaches zero first, and the distance of the move.
  ///
  /// The symbol is given as its row and the moved symbol's cell in it. Among equals it prefers a
  /// large coefficient, for accuracy, and then a short row, which adds few cells to other rows.
  func limit(
    ofMoving symbol: Symbol,
    _ direction: Int8,
    lowest: Bool
  ) -> (row: Row, cell: CellIndex, step: Double)? {
    var best: (row: Row, cell: CellIndex, step: Double)?
    var bestCoefficient = 0.0
    for offset in tableau.columns.range(symbol) {
      let entry = tableau.columns[offset]
      let basic = tableau.basicSymbol[entry.row]
      let state = symbols[basic]
      let coefficient = tableau.coefficient(at: entry)
      let rate = coefficient * Double(direction) * Double(state.side)
      guard !state.isUnrestricted, rate < 0 else { continue }
      let distance = tableau.constants[entry.row] * Double(state.side)
      let step = distance <= 0 ? 0 : distance / -rate
      if let best {
        if step > best.step + Tolerance.zero { continue }
        if step > best.step - Tolerance.zero {
          let isPreferred =
            lowest
            ? basic < tableau.basicSymbol[best.row]
            : (coefficient.magnitude, -tableau.rows.count(entry.row))
              > (bestCoefficient, -tableau.rows.count(best.row))
          if !isPreferred { continue }
        }
      }
      best = (entry.row, entry.rowIndex, step)
      bestCoefficient = coefficient.magnitude
    }
    return best
  }

  /// Pivots, and queues all symbols that may now improve the objective.
  mutating func pivot(row: Row, cell index: CellIndex, side: Int8) {
    let entering = tableau.rows[row, index].symbol
    let leaving = tableau.basicSymbol[row]
    tableau.pivot(row: row, cell: index, hidingLeaving: symbols[leaving].isHidden)
    recordMove(of: leaving)
    isSettled = false
    pivotCount += 1
    symbols[entering].side = side
    queueSymbols(of: row)
    updateSide(of: row)
    for moved in tableau.rowsMovedByPivot {
      updateSide(of: moved)
    }
  }

  /// Records that a symbol's value has changed.
  @inline(__always)
  private mutating func recordMove(of symbol: Symbol) {
    if symbols[symbol].isVariable {
      readings.recordMove(of: symbols[symbol].variable)
    }
  }

  /// Records that a row's value has changed.
  @inline(__always)
  mutating func updateSide(of row: Row) {
    let symbol = tableau.basicSymbol[row]
    recordMove(of: symbol)
    let value = tableau.constants[row]
    guard !value.isNegligible else {
      tableau.constants[row] = 0
      return
    }
    let side: Int8 = value > 0 ? 1 : -1
    if symbols[symbol].side != side, !symbols[symbol].isUnrestricted {
      symbols[symbol].side = side
      queueSymbols(of: row)
    }
    if symbols[symbol].charge == .required {
      violations.append(symbol)
    }
  }

  mutating func queueSymbols(of row: Row) {
    for offset in tableau.rows.range(row) {
      enqueue(tableau.rows[offset].symbol)
    }
  }

  @inline(__always)
  mutating func enqueue(_ symbol: Symbol) {
    if !symbols[symbol].isQueued, !symbols[symbol].isFixed {
      symbols[symbol].isQueued = true
      queue.append(symbol)
    }
  }
}
