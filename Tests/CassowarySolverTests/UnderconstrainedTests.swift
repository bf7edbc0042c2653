import CassowarySolver
import Testing

/// UIKit's values for positions and sizes without constraints.
@Suite struct UnderconstrainedTests {
  private var solver = Solver()

  @Test(arguments: [Strength(751), .required])
  mutating func positionWithOneInequalityEqualsBound(strength: Strength) throws {
    let top = solver.makeVariable()
    let left = solver.makeVariable()
    try solver.install(top - 23, .lessThanOrEqual, strength)
    try solver.install(left - 23, .greaterThanOrEqual, strength)
    solver.solve()
    #expect(solver.value(of: top) == 23)
    #expect(solver.value(of: left) == 23)
  }

  @Test mutating func edgeOfFreeHeightEqualsBound() throws {
    let top = solver.makeVariable()
    let height = solver.makeVariable(.nonNegative)
    // bottom <= 700 - 23
    try solver.install(top + height - 677, .lessThanOrEqual, Strength(751))
    solver.solve()
    #expect(solver.value(of: top) + solver.value(of: height) == 677)
    #expect(solver.value(of: height) == 0)
  }

  @Test mutating func gapWithUpperBoundIsTheBound() throws {
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    try solver.install(left - 10, .equal, .required)
    try solver.install(right - left - 25, .lessThanOrEqual, Strength(751))
    solver.solve()
    #expect(solver.value(of: right) == 35)
  }

  @Test(arguments: [Strength(751), .required])
  mutating func sizeEqualsItsSmallestBound(strength: Strength) throws {
    let capped = solver.makeVariable(.nonNegative)
    let floored = solver.makeVariable(.nonNegative)
    let free = solver.makeVariable(.nonNegative)
    let half = solver.makeVariable(.nonNegative)
    try solver.install(capped - 100, .lessThanOrEqual, strength)
    try solver.install(floored - 100, .greaterThanOrEqual, strength)
    try solver.install(half - floored * 0.5, .lessThanOrEqual, strength)
    solver.solve()
    #expect(solver.value(of: capped) == 0)
    #expect(solver.value(of: floored) == 100)
    #expect(solver.value(of: free) == 0)
    #expect(solver.value(of: half) == 0)
  }

  @Test mutating func unmentionedPositionIsZero() {
    let left = solver.makeVariable()
    solver.solve()
    #expect(solver.value(of: left) == 0)
    #expect(!solver.decides(left))
  }
}

/// Positions with constraints to each other only.
@Suite struct FreePositionTests {
  /// The ties `b = a + 10`, `c = b + 5`, `d = c + 1`, in every order and at two strengths.
  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0], [0, 2, 1], [2, 0, 1]])
  func earliestPositionIsZeroInAnyOrder(order: [Int]) throws {
    for strength in [Strength.required, Strength(750)] {
      var solver = Solver()
      let positions = (0..<4).map { _ in solver.makeVariable() }
      let gaps = [10.0, 5, 1]
      for index in order {
        try solver.install(positions[index + 1] - positions[index] - gaps[index], .equal, strength)
      }
      solver.solve()
      solver._checkInvariants(isSolved: true)
      #expect(positions.map(solver.value(of:)) == [0, 10, 15, 16])
      #expect(!positions.contains(where: solver.decides))
    }
  }

  @Test func constraintToRootMovesAllPositions() throws {
    var solver = Solver()
    let early = solver.makeVariable()
    let late = solver.makeVariable()
    let root = solver.makeVariable()
    try solver.install(early - late + 10, .equal)
    let tie = try solver.install(root - late - 100, .equal)
    try solver.install(root, .equal, 500)
    solver.solve()
    #expect([early, late].map(solver.value(of:)) == [390, 400])
    solver.remove(tie)
    solver.solve()
    #expect([early, late].map(solver.value(of:)) == [0, 10])
  }
}
