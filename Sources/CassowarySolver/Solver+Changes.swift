extension Solver {
  /// Installs a constraint.
  ///
  /// - Throws: `SolverError.unsatisfiable` if it is required and contradicts required ones. The
  ///   solver is then as it was.
  /// - Precondition: all numbers are finite.
  package mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    let slot = store(constraint)
    let id = constraints[Int(slot)].id
    if constraint.strength == .required, constraint.relation == .equal {
      if !define(by: slot) {
        try addEquation(slot)
      }
    } else {
      try addResidual(slot)
    }
    slotOfConstraint.append(slot)
    return id
  }

  /// Takes a constraint out.
  ///
  /// - Precondition: it is installed.
  package mutating func remove(_ id: ConstraintID) {
    let slot = self.slot(of: id)
    let residual = constraints[Int(slot)].residual
    if let variable = variableDefined(by: slot) {
      if variables[Int(variable)].dependents == 0, tableau.columnCount(residual) == 0 {
        undefine(variable)
      } else {
        moveDefinitionToTableau(variable)
      }
    }
    dropRow(ofResidual: residual)
    slotOfConstraint[Int(id.id)] = Self.none
    release(slot)
  }

  /// Changes the constant of an installed constraint's expression.
  ///
  /// - Throws: `SolverError.unsatisfiable` if the constraint is required and now contradicts other
  ///   required ones. The solver is then as it was.
  /// - Precondition: the constraint is installed, and the constant is finite.
  /// - Complexity: the number of rows that depend on the constraint, while none of their symbols
  ///   changes its sign.
  package mutating func setConstant(
    _ id: ConstraintID,
    to constant: Double
  ) throws(SolverError) {
    precondition(constant.isFinite, "Constants are finite.")
    let slot = self.slot(of: id)
    let residual = constraints[Int(slot)].residual
    let change = constant - constraints[Int(slot)].constant
    guard change != 0 else { return }
    let former = shiftViolates(residual, by: change) ? self : nil
    constraints[Int(slot)].constant = constant
    shift(residual, by: change)
    if let former {
      optimize()
      if hasViolations {
        let conflicting = conflictingConstraints(beside: residual)
        self = former
        throw .unsatisfiable(conflicting: conflicting)
      }
    }
  }

  func slot(of id: ConstraintID) -> Int32 {
    let slot = slotOfConstraint[Int(id.id)]
    precondition(slot != Self.none, "The constraint is not installed.")
    return slot
  }
}

// MARK: - Slots

extension Solver {
  /// Copies a constraint into a slot and makes its residual.
  private mutating func store(_ constraint: LinearConstraint) -> Int32 {
    let slot = unusedSlots.last ?? terms.addSegment()
    let mentionsPosition = storeTerms(constraint.expression, in: slot)
    let isRequired = constraint.strength == .required
    let violated = levels.level(of: constraint.strength)
    let slack = mentionsPosition ? Level.slack : .free
    let id = ConstraintID(id: Int32(slotOfConstraint.count))
    let residual = SymbolState(
      above: constraint.relation == .greaterThanOrEqual ? slack : violated,
      below: constraint.relation == .lessThanOrEqual ? slack : violated,
      order: id.id,
      owner: slot,
      isResidual: true
    )
    precondition(constraint.expression.constant.isFinite, "Constants are finite.")
    if unusedSlots.popLast() != nil {
      symbols[Int(constraints[Int(slot)].residual)] = residual
      constraints[Int(slot)].id = id
      constraints[Int(slot)].constant = constraint.expression.constant
      constraints[Int(slot)].isRequired = isRequired
    } else {
      constraints.append(
        ConstraintState(
          id: id,
          residual: makeSymbol(residual),
          constant: constraint.expression.constant,
          isRequired: isRequired
        )
      )
    }
    return slot
  }

  /// Stores an expression's terms, one a variable, and returns whether one is a position.
  private mutating func storeTerms(_ expression: LinearExpression, in slot: Int32) -> Bool {
    for term in expression.terms {
      precondition(term.coefficient.isFinite, "Coefficients are finite.")
      accumulator.add(variables[Int(term.variable.id)].symbol, term.coefficient)
    }
    var mentionsPosition = false
    for symbol in accumulator.symbols {
      let coefficient = accumulator.coefficients[Int(symbol)]
      guard !coefficient.isNegligible else { continue }
      let variable = symbols[Int(symbol)].owner
      terms.append(StoredTerm(variable: variable, coefficient: coefficient), to: slot)
      mentionsPosition = mentionsPosition || !variables[Int(variable)].isSize
    }
    accumulator.reset()
    return mentionsPosition
  }

  private mutating func release(_ slot: Int32) {
    terms.clear(slot)
    unusedSlots.append(slot)
  }
}

// MARK: - Adding

extension Solver {
  /// Adds a row for the residual of a constraint.
  private mutating func makeRow(of slot: Int32) -> Row {
    for place in terms.range(slot) {
      expand(terms[place].variable, times: terms[place].coefficient)
    }
    expandDefinitions()
    accumulator.constant += constraints[Int(slot)].constant
    let row = makeRowFromAccumulator(basic: constraints[Int(slot)].residual)
    queueSymbols(of: row)
    return row
  }

  /// Adds an inequality or an optional equation: its residual can be basic.
  private mutating func addResidual(_ slot: Int32) throws(SolverError) {
    let residual = constraints[Int(slot)].residual
    let row = makeRow(of: slot)
    symbols[Int(residual)].side = tableau.constants[Int(row)] < 0 ? -1 : 1
    updateSide(of: row)
    if isForbidden(tableau.constants[Int(row)], for: residual) {
      try meetRequirements(refusing: slot, orReturningTo: self)
    }
  }

  /// Adds a required equation: its residual is to become parametric.
  private mutating func addEquation(_ slot: Int32) throws(SolverError) {
    let residual = constraints[Int(slot)].residual
    let row = makeRow(of: slot)
    symbols[Int(residual)].side = tableau.constants[Int(row)] < 0 ? -1 : 1
    if let cell = enteringCell(of: row) {
      let former = pivotViolates(row: row, cell: cell) ? self : nil
      pivot(row: row, cell: cell, side: 1)
      if let former {
        try meetRequirements(refusing: slot, orReturningTo: former)
      }
      return
    }
    updateSide(of: row)
    if tableau.constants[Int(row)].isNegligible { return }
    try meetRequirements(refusing: slot, orReturningTo: self)
    let left = tableau.rowOfSymbol[Int(residual)]
    if left != Tableau.none, let cell = enteringCell(of: left) {
      pivot(row: left, cell: cell, side: 1)
    }
  }

  /// The cell of an equation's row to solve it for.
  ///
  /// That is a position if there is one, because it can
  /// take any value; a size that may take the value it gets; or, if nothing moves, anything that
  /// is not fixed. Of several, one in few rows.
  private func enteringCell(of row: Row) -> Int32? {
    let constant = tableau.constants[Int(row)]
    var best: Int32?
    var bestCost = Int.max
    for index in 0..<Int32(tableau.rows.count(row)) {
      let cell = tableau.rows[row, index]
      let state = symbols[Int(cell.symbol)]
      guard !state.isFixed else { continue }
      let value = -constant / cell.coefficient
      let rows = tableau.columnCount(cell.symbol)
      let fits =
        value.isNegligible || state.isUnrestricted
        || (state.below == .required && value > 0 && rows == 1)
      guard fits else { continue }
      let cost = rows + (state.isUnrestricted ? 0 : 1 << 32)
      if cost < bestCost {
        bestCost = cost
        best = index
      }
    }
    return best
  }
}

// MARK: - Conflicts

extension Solver {
  /// Whether a symbol is on a forbidden side.
  var hasViolations: Bool {
    mutating get {
      violations.removeAll { symbol in
        let row = tableau.rowOfSymbol[Int(symbol)]
        return row == Tableau.none || symbols[Int(symbol)].charge != .required
          || tableau.constants[Int(row)].isNegligible
      }
      return !violations.isEmpty
    }
  }

  /// Optimizes until what is required is met.
  ///
  /// If it cannot be, goes back to a former state in which the constraint of a slot already had
  /// its row, and takes that constraint out.
  private mutating func meetRequirements(
    refusing slot: Int32,
    orReturningTo former: Solver
  ) throws(SolverError) {
    let residual = constraints[Int(slot)].residual
    optimize()
    guard hasViolations else { return }
    let conflicting = conflictingConstraints(beside: residual)
    self = former
    tableau.removeRow(tableau.rowOfSymbol[Int(residual)])
    release(slot)
    throw .unsatisfiable(conflicting: conflicting)
  }

  /// The certificate of infeasibility that the final tableau holds.
  ///
  /// The sum of the forbidden values is least here, and not zero. It equals a constant plus
  /// multiples of parametric symbols, each of which could only raise it. So the constraints whose
  /// residuals have a multiple contradict each other. Symbols charged for being forbidden belong
  /// to the sum even at zero: they are why some moves that seem open are not.
  private func conflictingConstraints(beside refused: Symbol) -> [ConstraintID] {
    var sums: ContiguousArray<Double> = ContiguousArray(repeating: 0, count: symbols.count)
    for (row, symbol) in tableau.basicSymbol.enumerated()
    where symbol != Tableau.none && symbols[Int(symbol)].charge == .required {
      let side = Double(symbols[Int(symbol)].side)
      sums[Int(symbol)] = 1
      for place in tableau.rows.range(Row(row)) {
        let cell = tableau.rows[place]
        sums[Int(cell.symbol)] += side * cell.coefficient
      }
    }
    return constraints.lazy.filter { constraint in
      constraint.residual != refused && constraint.isRequired
        && !sums[Int(constraint.residual)].isNegligible
    }.map(\.id).sorted { $0.id < $1.id }
  }
}

// MARK: - Removing and editing

extension Solver {
  /// Makes a residual basic, without putting anything on a forbidden side, and removes its row.
  private mutating func dropRow(ofResidual residual: Symbol) {
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
  private func releasingRow(of residual: Symbol) -> (row: Row, cell: Int32)? {
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

  /// Whether solving a row for one of its cells puts another row's symbol on a forbidden side.
  private func pivotViolates(row: Row, cell index: Int32) -> Bool {
    let cell = tableau.rows[row, index]
    let value = -tableau.constants[Int(row)] / cell.coefficient
    if value == 0 { return false }
    if isForbidden(value, for: cell.symbol) { return true }
    return tableau.columns.range(cell.symbol).contains { place in
      let entry = tableau.columns[place]
      guard entry.row != row else { return false }
      let moved = tableau.constants[Int(entry.row)] + tableau.coefficient(at: entry) * value
      return isForbidden(moved, for: tableau.basicSymbol[Int(entry.row)])
    }
  }

  /// Whether changing a constraint's constant puts a symbol on a forbidden side.
  private func shiftViolates(_ residual: Symbol, by change: Double) -> Bool {
    let row = tableau.rowOfSymbol[Int(residual)]
    if row != Tableau.none {
      return isForbidden(tableau.constants[Int(row)] + change, for: residual)
    }
    for place in tableau.columns.range(residual) {
      let entry = tableau.columns[place]
      let value =
        tableau.constants[Int(entry.row)] - tableau.coefficient(at: entry) * change
      if isForbidden(value, for: tableau.basicSymbol[Int(entry.row)]) { return true }
    }
    return false
  }

  private func isForbidden(_ value: Double, for symbol: Symbol) -> Bool {
    let state = symbols[Int(symbol)]
    return !value.isNegligible && (value > 0 ? state.above : state.below) == .required
  }

  /// Changes a constraint's constant in every row that depends on it.
  private mutating func shift(_ residual: Symbol, by change: Double) {
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
