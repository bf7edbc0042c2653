import CassowarySolver
import ScvdbTestSupport
import Testing

@Suite struct ExplanationTests {
  private var solver = Solver()

  /// 20 + 100 + 8 = 128, with each summand from its own constraint.
  @Test mutating func definedPositionsAreChains() throws {
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    let width = solver.makeVariable(.nonNegative)
    let start = try solver.install(first, .equal, 20)
    let size = try solver.install(width, .equal, 100, Strength(250))
    let gap = try solver.install(second - first - width - 8, .equal)
    solver.solve()
    let explanation = solver.explanation(of: second)
    #expect(explanation.parts.map(\.constraint) == [start, size, gap])
    #expect(explanation.parts.map(\.amount) == [20, 100, 8])
    #expect(explanation.pressures.isEmpty)
    #expect(explanation.value == 128)
  }

  /// The text needs 180, but there is room for 150.
  @Test mutating func compressedSizeIsExplainedByItsMinimum() throws {
    let width = solver.makeVariable(.nonNegative)
    let room = try solver.install(width - 150, .lessThanOrEqual)
    let minimum = try solver.install(width, .greaterThanOrEqual, 180, Strength(750))
    let weaker = try solver.install(width, .lessThanOrEqual, 180, Strength(250))
    solver.solve()
    let explanation = solver.explanation(of: width)
    #expect(explanation.parts.map(\.constraint) == [room])
    #expect(explanation.value == 150)
    #expect(explanation.pressures == [minimum])
    #expect(!explanation.pressures.contains(weaker))
  }

  /// The middle is half of 90 away from an undetermined position.
  @Test mutating func undeterminedVariableIsNamed() throws {
    let (free, middle) = (solver.makeVariable(), solver.makeVariable())
    let (width, empty) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    try solver.install(width, .equal, 90)
    try solver.install(middle - free - width * 0.5 - empty, .equal)
    solver.solve()
    let explanation = solver.explanation(of: middle)
    #expect(explanation.parts.map(\.amount) == [45, 0])
    #expect(explanation.parts.map(\.multiplier) == [0.5, 1])
    #expect(explanation.freePositions == [free])
    #expect(explanation.emptySizes == [empty])
  }

  /// The parts of an explanation follow an edited constraint.
  @Test mutating func edits() throws {
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    let start = try solver.install(first, .equal, 20)
    try solver.install(second - first - 8, .equal)
    solver.solve()
    try solver.setConstant(start, to: -30)
    solver.solve()
    #expect(solver.explanation(of: second).parts.map(\.amount) == [30, 8])
  }

  // MARK: Any system

  @Test(arguments: seeds(8))
  func smallSystemExplanationsAreCompleteAndMinimal(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<30 {
      let system = RandomSystem(using: &generator)
      checkExplanations(of: CheckedSolver(sizes: system.sizes, solving: system.statements))
    }
  }

  @Test(arguments: 0..<4)
  func explanationsOfScreensAreWholeAndMinimal(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<3 {
      let screen = RandomScreen(views: 7, using: &generator)
      let sizes = screen.domains.map { $0 == .nonNegative }
      checkExplanations(of: CheckedSolver(sizes: sizes, solving: screen.statements))
    }
  }

  /// Checks that every value is the sum of its parts, and that exactly the constraints in its parts
  /// and pressures change it.
  private func checkExplanations(of checked: CheckedSolver) {
    var solver = checked.solver
    for variable in checked.variables {
      let value = solver.value(of: variable)
      let explanation = solver.explanation(of: variable)
      #expect(abs(explanation.value - value) < 1e-6)
      for part in explanation.parts {
        #expect(
          [0.25, -0.25].contains { changes(variable, in: solver, editing: part.constraint, by: $0) }
        )
      }
      let parts = Set(explanation.parts.map(\.constraint))
      for (id, _) in checked.installed where !parts.contains(id) {
        var other = solver
        other.remove(id)
        other.solve()
        let isChanged = abs(other.value(of: variable) - value) > 1e-6
        #expect(isChanged == explanation.pressures.contains(id))
      }
    }
  }

  /// Returns whether an edit of a constant changes a variable or contradicts a required constraint.
  private func changes(
    _ variable: Variable,
    in solver: Solver,
    editing id: ConstraintID,
    by difference: Double
  ) -> Bool {
    var other = solver
    do {
      try other.setConstant(id, to: other.constant(of: id) + difference)
    } catch {
      return true
    }
    other.solve()
    return abs(other.value(of: variable) - solver.value(of: variable)) > 1e-6
  }
}

extension CheckedSolver {
  /// Creates a solved solver with each statement that does not contradict the previous ones.
  fileprivate init(sizes: [Bool], solving statements: [RandomSystem.Statement]) {
    self.init(sizes: sizes, checksChanges: false)
    for statement in statements { try? add(statement) }
    solve()
  }
}
