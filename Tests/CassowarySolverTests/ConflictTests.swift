import CassowarySolver
import Testing

@Suite struct ConflictTests {
  private var solver = Solver()

  @Test mutating func refusedConstraintNamesItsConflicts() throws {
    let width = solver.makeVariable(.nonNegative)
    let height = solver.makeVariable(.nonNegative)
    let innocent = try solver.install(height, .equal, 44)
    let square = try solver.install(width - height, .equal)
    #expect(throws: SolverError.unsatisfiable(conflicting: [innocent, square])) {
      try solver.install(width, .equal, 50)
    }
    solver.solve()
    #expect(solver.value(of: width) == 44)
  }

  @Test mutating func onlyInvolvedConstraintsAreNamed() throws {
    let left = solver.makeVariable()
    let width = solver.makeVariable(.nonNegative)
    let right = solver.makeVariable()
    try solver.install(left, .equal, 16)
    let floor = try solver.install(width, .greaterThanOrEqual, 100)
    try solver.install(right - left - width, .equal)
    try solver.install(width, .lessThanOrEqual, 300)
    #expect(throws: SolverError.unsatisfiable(conflicting: [floor])) {
      try solver.install(width, .lessThanOrEqual, 99)
    }
  }

  @Test mutating func definedPositionsAppearInConflicts() throws {
    let views = (0..<5).map { _ in solver.makeVariable() }
    var links: [ConstraintID] = [try solver.install(views[0], .equal, 10)]
    for (left, right) in zip(views, views.dropFirst()) {
      links.append(try solver.install(right - left - 8, .equal))
    }
    // 10 + 4 * 8 = 42
    #expect(throws: SolverError.unsatisfiable(conflicting: links)) {
      try solver.install(views[4], .equal, 43)
    }
    try solver.install(views[4], .equal, 42)
  }

  @Test mutating func negativeSizeHasNoOpponent() {
    let width = solver.makeVariable(.nonNegative)
    #expect(throws: SolverError.unsatisfiable(conflicting: [])) {
      try solver.install(width, .equal, -5)
    }
    #expect(throws: SolverError.unsatisfiable(conflicting: [])) {
      try solver.install(LinearExpression(1), .equal)
    }
  }

  @Test mutating func refusedConstantKeepsOldConstant() throws {
    let width = solver.makeVariable(.nonNegative)
    let ceiling = try solver.install(width, .lessThanOrEqual, 100)
    let exact = try solver.install(width, .equal, 80)
    #expect(throws: SolverError.unsatisfiable(conflicting: [ceiling])) {
      try solver.setConstant(exact, to: -101)
    }
    solver.solve()
    #expect(solver.value(of: width) == 80)
    try solver.setConstant(exact, to: -100)
    solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test mutating func removingConflictRevokesRefusal() throws {
    let width = solver.makeVariable(.nonNegative)
    let old = try solver.install(width, .equal, 10)
    #expect(throws: SolverError.self) { try solver.install(width, .equal, 20) }
    solver.remove(old)
    try solver.install(width, .equal, 20)
    solver.solve()
    #expect(solver.value(of: width) == 20)
  }

  @Test mutating func redundantRequiredConstraintsAreAccepted() throws {
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let copies = try (0..<4).map { _ in try solver.install(left, .equal, 10) }
    try solver.install(right - left - 5, .equal)
    try solver.install(right * 2 - 30, .equal)
    // Any three of the four may be removed, in any order; the last one still holds.
    for copy in [copies[1], copies[0], copies[3]] {
      solver.remove(copy)
      solver._checkInvariants()
    }
    solver.solve()
    #expect(solver.value(of: left) == 10)
    #expect(solver.value(of: right) == 15)
  }

  @Test mutating func thousandContradictionsKeepFirstConstraint() throws {
    let width = solver.makeVariable(.nonNegative)
    let first = try solver.install(width, .equal, 1)
    for value in 2...5000 {
      #expect(throws: SolverError.unsatisfiable(conflicting: [first])) {
        try solver.install(width, .equal, Double(value))
      }
    }
    solver.solve()
    #expect(solver.value(of: width) == 1)
  }

  @Test func errorNamesConflictingConstraintsAndFix() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    try solver.install(width, .equal, 10)
    do throws(SolverError) {
      try solver.install(width, .equal, 20)
      Issue.record("It was accepted.")
    } catch {
      #expect(
        error.description == "The constraint contradicts the required constraints #0; "
          + "remove one of them or make one optional."
      )
    }
  }
}
