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

  /// Optimizes until the required constraints hold.
  ///
  /// If that is impossible, restores a former state with the row of a slot's constraint, and
  /// removes that constraint.
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

  /// Returns the constraints in the final tableau's certificate of infeasibility.
  ///
  /// The sum of the forbidden values is minimal here, but not zero. It equals a constant plus
  /// multiples of parametric symbols, and each of them could only increase the sum. Therefore the
  /// constraints with a multiple of their residual in the sum contradict each other. Symbols that
  /// are charged for a forbidden side belong to the sum even at zero, because they block some moves
  /// that seem possible.
  func conflictingConstraints(beside refused: Symbol) -> [ConstraintID] {
    let forbidden = tableau.basicSymbol.indices.filter { row in
      let symbol = tableau.basicSymbol[row]
      return symbol != .none && symbols[symbol].charge == .required
    }
    return conflictingConstraints(beside: refused, rows: forbidden)
  }

  /// Returns the constraints that the sum of the forbidden values in some rows depends on.
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
    // Symbols that can move are not hidden. The derivation also gives their coefficients, but their
    // cells are exact.
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
