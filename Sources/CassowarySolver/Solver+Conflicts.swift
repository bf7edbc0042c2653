extension Solver {
  /// Whether a symbol is on a forbidden side.
  var hasViolations: Bool {
    mutating get {
      violations.removeAll { symbol in
        let row = tableau.rowOfSymbol[symbol]
        return row == .none || symbols[symbol].charge != .required
          || tableau.constants[row].isNegligible
      }
      return !violations.isEmpty
    }
  }

  /// Optimizes until what is required is met.
  ///
  /// If it cannot be, goes back to a former state in which the constraint of a slot already had
  /// its row, and takes that constraint out.
  mutating func meetRequirements(
    refusing slot: Slot,
    orReturningTo former: Solver
  ) throws(SolverError) {
    let residual = constraints[slot].residual
    optimize()
    guard hasViolations else { return }
    let conflicting = conflictingConstraints(beside: residual)
    self = former
    withdraw(slot)
    throw .unsatisfiable(conflicting: conflicting)
  }

  /// The certificate of infeasibility that the final tableau holds.
  ///
  /// The sum of the forbidden values is least here, and not zero. It equals a constant plus
  /// multiples of parametric symbols, each of which could only raise it. So the constraints whose
  /// residuals have a multiple contradict each other. Symbols charged for being forbidden belong
  /// to the sum even at zero: they are why some moves that seem open are not.
  func conflictingConstraints(beside refused: Symbol) -> [ConstraintID] {
    let forbidden = tableau.basicSymbol.indices.filter { row in
      let symbol = tableau.basicSymbol[row]
      return symbol != .none && symbols[symbol].charge == .required
    }
    return conflictingConstraints(beside: refused, rows: forbidden)
  }

  /// The constraints that the sum of the forbidden values in some rows depends on.
  func conflictingConstraints(
    beside refused: Symbol,
    rows: some Sequence<Row>
  ) -> [ConstraintID] {
    let weights = rows.map { row in
      (row: row, weight: Double(symbols[tableau.basicSymbol[row]].side))
    }
    var sums = tableau.derivation.coefficients(
      inSumOf: weights,
      rowCount: tableau.basicSymbol.count,
      symbolCount: symbols.count
    )
    // What moves was not hidden; the derivation knows of it, but its cells are exact.
    for symbol in symbols.indices where !symbols[symbol].isHidden {
      sums[symbol] = 0
    }
    for (row, weight) in weights {
      sums[tableau.basicSymbol[row]] = 1
      for offset in tableau.rows.range(row) {
        let cell = tableau.rows[offset]
        sums[cell.symbol] += weight * cell.coefficient
      }
    }
    return constraints.lazy.filter { constraint in
      constraint.residual != refused && constraint.isRequired
        && !sums[constraint.residual].isNegligible
    }.map(\.id).sorted()
  }
}
