extension Solver {
  /// Installs a constraint.
  ///
  /// - Throws: `SolverError.unsatisfiable` if it is required and contradicts required constraints,
  ///   `SolverError.numberOutOfRange` if the solver cannot compute with one of its numbers. The
  ///   solver is then unchanged.
  package mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try constraint.checkNumbers()
    let slot = store(constraint)
    let id = constraints[slot].id
    if let reused = try reuseWaiting(like: slot) {
      slotOfConstraint.append(reused)
      return id
    }
    takeOutWaiting()
    try install(slot)
    slotOfConstraint.append(slot)
    return id
  }

  /// Activates a stored constraint.
  mutating func install(_ slot: Slot) throws(SolverError) {
    let residual = constraints[slot].residual
    constraints[slot].firstStep = tableau.derivation.nextStep
    if !constraints[slot].isRequired {
      addOptional(slot)
    } else if !symbols[residual].isFixed || !define(by: slot) {
      try addRequired(slot)
    }
  }

  /// Removes a constraint.
  ///
  /// The work is delayed until `solve()`, or until a constraint is added that differs from the
  /// removed one in more than its constant. Replacing constraints by similar ones is therefore an
  /// edit.
  ///
  /// - Precondition: the constraint is installed.
  package mutating func remove(_ id: ConstraintID) {
    waiting.append(slot(of: id))
    slotOfConstraint[id] = .none
  }

  /// Changes the constant of an installed constraint's expression.
  ///
  /// - Throws: `SolverError.unsatisfiable` if the constraint is required and now contradicts other
  ///   required ones, `SolverError.numberOutOfRange` if the solver cannot compute with the
  ///   constant. The solver is then unchanged.
  /// - Precondition: the constraint is installed.
  /// - Complexity: the number of rows that depend on the constraint, while none of their symbols
  ///   changes its sign.
  package mutating func setConstant(
    _ id: ConstraintID,
    to constant: Double
  ) throws(SolverError) {
    try LinearConstraint.check(constant)
    try setConstant(ofSlot: slot(of: id), to: constant)
  }

  mutating func setConstant(ofSlot slot: Slot, to constant: Double) throws(SolverError) {
    let residual = constraints[slot].residual
    let change = constant - constraints[slot].constant
    guard change != 0 else { return }
    revealColumn(of: slot)
    var isViolating = shiftViolates(residual, by: change)
    if isViolating, waiting.contains(where: { $0 != slot }) {
      takeOutWaiting(except: slot)
      isViolating = shiftViolates(residual, by: change)
    }
    guard isViolating else { return changeConstant(of: slot, to: constant) }
    let former = self
    changeConstant(of: slot, to: constant)
    optimize()
    if hasViolations {
      let conflicting = conflictingConstraints(beside: residual)
      self = former
      throw .unsatisfiable(conflicting: conflicting)
    }
  }

  private mutating func changeConstant(of slot: Slot, to constant: Double) {
    let change = constant - constraints[slot].constant
    constraints[slot].constant = constant
    shift(constraints[slot].residual, by: change)
    if let variable = variableDefined(by: slot) {
      recordEdit(ofDefinition: variable)
    }
  }

  func slot(of id: ConstraintID) -> Slot {
    let slot = slotOfConstraint[id]
    precondition(slot != .none, "The constraint is not installed.")
    return slot
  }
}
