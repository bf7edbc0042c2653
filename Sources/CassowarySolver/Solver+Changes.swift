extension Solver {
  /// Installs a constraint.
  ///
  /// - Throws: `SolverError.unsatisfiable` if it is required and contradicts required ones. The
  ///   solver is then as it was.
  /// - Precondition: all numbers are finite.
  package mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    let slot = store(constraint)
    let id = constraints[Int(slot)].id
    if let reused = try reuseWaiting(like: slot) {
      slotOfConstraint.append(reused)
      return id
    }
    takeOutWaiting()
    if constraint.strength < .required {
      addOptional(slot)
    } else if constraint.relation != .equal || !define(by: slot) {
      try addRequired(slot)
    }
    slotOfConstraint.append(slot)
    return id
  }

  /// Takes a constraint out.
  ///
  /// The work waits until `solve()`, or until something is added that differs from what was
  /// removed in more than its constant: replacing constraints by ones like them is an edit.
  ///
  /// - Precondition: it is installed.
  package mutating func remove(_ id: ConstraintID) {
    waiting.append(slot(of: id))
    slotOfConstraint[Int(id.id)] = Self.none
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
    try setConstant(ofSlot: slot(of: id), to: constant)
  }

  mutating func setConstant(ofSlot slot: Int32, to constant: Double) throws(SolverError) {
    let residual = constraints[Int(slot)].residual
    let change = constant - constraints[Int(slot)].constant
    guard change != 0 else { return }
    if shiftViolates(residual, by: change) {
      takeOutWaiting(except: slot)
    }
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
