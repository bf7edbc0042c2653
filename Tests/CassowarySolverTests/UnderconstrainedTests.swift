import CassowarySolver
import Testing

/// What UIKit does with positions and sizes that constraints leave free.
@Suite struct UnderconstrainedTests {
  private var solver = Solver()

  @Test(arguments: [Strength(751), .required])
  mutating func positionLimitedByOneInequalityLiesOnItsBound(strength: Strength) throws {
    let top = solver.makeVariable()
    let left = solver.makeVariable()
    try solver.install(top - 23, .lessThanOrEqual, strength)
    try solver.install(left - 23, .greaterThanOrEqual, strength)
    solver.solve()
    #expect(solver.value(of: top) == 23)
    #expect(solver.value(of: left) == 23)
  }

  @Test mutating func edgeOfFreeHeightEndsExactlyAtItsBound() throws {
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
  mutating func sizeIsAsSmallAsItsBoundsAllow(strength: Strength) throws {
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

  @Test mutating func unmentionedPositionIsZeroAndUndetermined() {
    let left = solver.makeVariable()
    solver.solve()
    #expect(solver.value(of: left) == 0)
    #expect(!solver.isDetermined(left))
  }
}
