import CassowarySolver
import Testing

@Suite struct PriorityTests {
  private var solver = Solver()

  @Test(arguments: [1, 10, 500])
  mutating func higherPriorityOutweighsAnyNumberOfLower(count: Int) throws {
    let width = solver.makeVariable(.nonNegative)
    try solver.install(width, .equal, 10, Strength(500))
    for _ in 0..<count {
      try solver.install(width, .equal, 90, Strength(499))
    }
    solver.solve()
    #expect(solver.value(of: width) == 10)
  }

  /// Two hundred widths share 25 points, so each priority decides one of them.
  @Test mutating func hundredsOfPrioritiesAreAllDistinct() throws {
    let count = 200
    let widths = (0..<count).map { _ in solver.makeVariable(.nonNegative) }
    let total = LinearExpression(terms: widths.map { Term($0) })
    // Room for 25 of the 200: the width with the highest priority gets one point.
    try solver.install(total - 25, .equal)
    for (index, width) in widths.enumerated() {
      // Fractions as well as whole numbers, in an unsorted order.
      let priority = Strength(Float((index * 101) % count) + 0.5)
      try solver.install(width, .equal, 1, priority)
    }
    solver.solve()
    for (index, width) in widths.enumerated() {
      let rank = (index * 101) % count
      #expect(solver.value(of: width) == (rank >= count - 25 ? 1 : 0))
    }
  }

  @Test mutating func unsatisfiableConstraintPullsAsCloseAsPossible() throws {
    let width = solver.makeVariable(.nonNegative)
    try solver.install(width, .lessThanOrEqual, 60)
    try solver.install(width, .equal, 100, Strength(250))
    solver.solve()
    #expect(solver.value(of: width) == 60)
  }

  @Test mutating func neighboringFloatPrioritiesDiffer() throws {
    let left = solver.makeVariable()
    try solver.install(left, .equal, 1, Strength(750))
    try solver.install(left, .equal, 2, Strength(Float(750).nextUp))
    try solver.install(left, .equal, 3, Strength(Float(750).nextDown))
    solver.solve()
    #expect(solver.value(of: left) == 2)
  }

  /// Two labels of 50 and 60 share 200 points; the one created last is stretched by 90.
  @Test mutating func earliestOfEqualConstraintsIsSatisfied() throws {
    let first = solver.makeVariable(.nonNegative)
    let last = solver.makeVariable(.nonNegative)
    try solver.install(first + last - 200, .equal)
    try solver.install(first, .lessThanOrEqual, 50, Strength(250))
    try solver.install(last, .lessThanOrEqual, 60, Strength(250))
    solver.solve()
    #expect(solver.value(of: first) == 50)
    #expect(solver.value(of: last) == 150)
  }

  @Test mutating func replacedFirstConstraintKeepsTieOrder() throws {
    let width = solver.makeVariable(.nonNegative)
    let early = try solver.install(width, .equal, 30, Strength(250))
    try solver.install(width, .equal, 20, Strength(250))
    solver.solve()
    // The sum of violations is 10 anywhere from 20 to 30; the smallest size remains.
    #expect(solver.value(of: width) == 20)
    try solver.install(width, .equal, 25, Strength(100))
    solver.solve()
    #expect(solver.value(of: width) == 25)
    solver.remove(early)
    solver.solve()
    #expect(solver.value(of: width) == 20)
  }
}
