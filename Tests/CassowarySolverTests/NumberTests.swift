import CassowarySolver
import Testing

@Suite struct NumberTests {
  private var solver = Solver()

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1.1e9])
  mutating func invalidNumberIsRefused(number: Double) throws {
    let width = solver.makeVariable(.nonNegative)
    let exact = try solver.install(width, .equal, 80)
    for strength in [Strength.required, Strength(250)] {
      #expect(throws: SolverError.self) { try solver.install(width, .equal, number, strength) }
      #expect(throws: SolverError.self) { try solver.install(width * number, .equal, strength) }
    }
    #expect(throws: SolverError.self) { try solver.setConstant(exact, to: number) }
    solver._checkInvariants()
    solver.solve()
    #expect(solver.value(of: width) == 80)
  }

  @Test mutating func errorNamesInvalidNumberAndRange() {
    let width = solver.makeVariable(.nonNegative)
    do throws(SolverError) {
      try solver.install(width, .equal, .infinity)
      Issue.record("It was accepted.")
    } catch {
      #expect(
        error.description == "The number -inf is too large or not finite; use a number between "
          + "-1000000000.0 and 1000000000.0."
      )
    }
  }

  /// The largest accepted numbers, multiplied with each other.
  @Test mutating func largestNumbersAreCalculatedWith() throws {
    let largest = LinearConstraint.largestNumber
    let small = solver.makeVariable(.nonNegative)
    let large = solver.makeVariable(.nonNegative)
    try solver.install(large - small * largest, .equal)
    try solver.install(small, .equal, largest, Strength(750))
    solver.solve()
    solver._checkInvariants(isSolved: true)
    #expect(solver.value(of: small) == largest)
    #expect(solver.value(of: large) == largest * largest)
  }

  @Test mutating func vanishingCoefficientsAreZero() throws {
    let width = solver.makeVariable(.nonNegative)
    let height = solver.makeVariable(.nonNegative)
    try solver.install(height + width * 1e-12 - 44, .equal)
    try solver.install(width, .equal, 100)
    solver.solve()
    #expect(solver.value(of: height) == 44)
  }
}
