import CassowarySolver
import Testing

@testable import LayoutEngine

/// Constraints on one variable, each `x = constant`: two different ones conflict.
struct InstalledConstraintsTests {
  var solver = Solver()
  var constraints = InstalledConstraints()
  let x: Variable

  init() {
    x = solver.makeVariable()
  }

  private func equation(_ constant: Double, priority: Float = 1000) -> LinearConstraint {
    LinearConstraint(x - constant, .equal, strength: Strength(priority))
  }

  private mutating func value() -> Double {
    solver.solve()
    return solver.value(of: x)
  }

  /// Installs `x = 5`, and then `x = 7`, which conflicts with it.
  private mutating func installConflict() throws -> [Int] {
    try constraints.install(equation(5), in: &solver)
    do throws(SolverError) {
      try constraints.install(equation(7), in: &solver)
      return []
    } catch {
      guard case .unsatisfiable(let conflicting) = error else { return [] }
      let opponents = constraints.indices(of: conflicting)
      constraints.appendConflict(at: 1, with: opponents)
      return opponents
    }
  }

  @Test mutating func anotherConstantIsSet() throws {
    try constraints.install(equation(5), in: &solver)
    #expect(value() == 5)
    let isUpdated = constraints.update(0, to: equation(6), in: &solver)
    #expect(isUpdated)
    #expect(value() == 6)
  }

  @Test mutating func anotherPriorityIsRefused() throws {
    try constraints.install(equation(5), in: &solver)
    let isUpdated = constraints.update(0, to: equation(6, priority: 999), in: &solver)
    #expect(!isUpdated)
    #expect(value() == 5)
  }

  @Test mutating func conflictContainsIndicesOfOpponents() throws {
    let opponents = try installConflict()
    #expect(opponents == [0])
    #expect(constraints.hasConflicts)
    #expect(constraints.hasOnlyUsableNumbers)
    #expect(constraints.count == 2)
    #expect(value() == 5)
  }

  @Test mutating func brokenConstraintStaysBrokenDuringConflict() throws {
    _ = try installConflict()
    let isBroken = constraints.areBrokenAsBefore(in: &solver)
    #expect(isBroken)
    // x = 7 no longer conflicts with x = 7.
    let isUpdated = constraints.setConstant(at: 0, to: -7, in: &solver)
    #expect(isUpdated)
    let isStillBroken = constraints.areBrokenAsBefore(in: &solver)
    #expect(!isStillBroken)
  }

  @Test mutating func reportedConstantIsUnchanged() throws {
    _ = try installConflict()
    constraints.markReported(0)
    constraints.markReported(1)
    for index in 0...1 {
      let isChanged = constraints.update(index, to: equation(8), in: &solver)
      #expect(!isChanged)
    }
    let isSame = constraints.update(1, to: equation(7), in: &solver)
    #expect(isSame)
  }

  @Test mutating func outOfRangeNumberIsNotConflict() throws {
    let tooLarge = equation(2 * LinearConstraint.largestNumber)
    #expect(throws: SolverError.numberOutOfRange(-2 * LinearConstraint.largestNumber)) {
      try constraints.install(tooLarge, in: &solver)
    }
    #expect(!constraints.hasConflicts)
    #expect(!constraints.hasOnlyUsableNumbers)
  }
}
