import CassowarySolver
import Testing

/// Systems so large that quadratic work would not finish.
@Suite struct LargeSystemTests {
  /// Views side by side, all as wide as the first, between the edges of a root.
  private struct Chain {
    var solver = Solver()
    let root: Variable
    let rootWidth: ConstraintID
    private(set) var lefts: [Variable] = []
    private(set) var widths: [Variable] = []
    private(set) var gaps: [ConstraintID] = []

    init(count: Int, rootWidth width: Double) throws {
      root = solver.makeVariable(.nonNegative)
      rootWidth = try solver.install(root, .equal, width)
      for index in 0..<count {
        let left = solver.makeVariable()
        let width = solver.makeVariable(.nonNegative)
        if index == 0 {
          gaps.append(try solver.install(left, .equal, 0))
        } else {
          gaps.append(try solver.install(left - lefts[index - 1] - widths[index - 1], .equal))
          try solver.install(width - widths[0], .equal)
        }
        lefts.append(left)
        widths.append(width)
      }
      try solver.install(lefts[count - 1] + widths[count - 1] - root, .equal)
      solver.solve()
    }
  }

  @Test func thousandsOfDependentWidthsAreSolved() throws {
    let count = 3000
    var chain = try Chain(count: count, rootWidth: 30_000)
    let last = chain.lefts[count - 1]
    #expect(abs(chain.solver.value(of: last) - 29_990) < 1e-6)
    try chain.solver.setConstant(chain.rootWidth, to: -60_000)
    chain.solver.solve()
    #expect(abs(chain.solver.value(of: last) - 59_980) < 1e-6)
    // A gap of 600 points makes each of 3000 views 0.2 points narrower, and moves the views after it
    // by 600 points.
    try chain.solver.setConstant(chain.gaps[1], to: -600)
    chain.solver.solve()
    #expect(abs(chain.solver.value(of: chain.widths[count - 1]) - 19.8) < 1e-6)
    #expect(abs(chain.solver.value(of: chain.lefts[1]) - 619.8) < 1e-6)
  }

  @Test func changedVariablesAreThoseMovedByEdit() throws {
    var chain = try Chain(count: 20, rootWidth: 400)
    let height = chain.solver.makeVariable(.nonNegative)
    let exact = try chain.solver.install(height, .equal, 44)
    chain.solver.solve()
    #expect(Array(chain.solver.changedVariables) == [height])
    chain.solver.solve()
    #expect(chain.solver.changedVariables.isEmpty)
    try chain.solver.setConstant(exact, to: -88)
    chain.solver.solve()
    #expect(Array(chain.solver.changedVariables) == [height])
    try chain.solver.setConstant(exact, to: -44)
    try chain.solver.setConstant(exact, to: -88)
    chain.solver.solve()
    #expect(chain.solver.changedVariables.isEmpty)
  }

  /// Removes and adds constraints with solutions in between, until the tableau is rebuilt many
  /// times.
  @Test func repeatedReplacementEqualsNewSystem() throws {
    var chain = try Chain(count: 20, rootWidth: 400)
    var gap = chain.gaps[10]
    let left = chain.lefts[10] - chain.lefts[9] - chain.widths[9]
    for step in 1...1500 {
      chain.solver.remove(gap)
      chain.solver.solve()
      gap = try chain.solver.install(left - Double(step % 7) * 20, .equal)
      chain.solver.solve()
      if step % 100 == 0 { chain.solver._checkInvariants(isSolved: true) }
    }
    // 1500 = 7 * 214 + 2, so the gap is 40 and leaves 360 for 20 views.
    #expect(chain.widths.allSatisfy { abs(chain.solver.value(of: $0) - 18) < 1e-9 })
    #expect(abs(chain.solver.value(of: chain.lefts[10]) - 220) < 1e-9)
  }

  @Test func bulkRemovalKeepsRemainingConstraints() throws {
    var chain = try Chain(count: 50, rootWidth: 500)
    for gap in chain.gaps.dropFirst() {
      chain.solver.remove(gap)
    }
    chain.solver.solve()
    chain.solver._checkInvariants(isSolved: true)
    // The widths have no constraints any more, so they have their minimum.
    #expect(chain.widths.allSatisfy { chain.solver.value(of: $0) == 0 })
    #expect(chain.solver.value(of: chain.lefts[49]) == 500)
    #expect(chain.solver.value(of: chain.lefts[20]) == 0)
  }

  /// Each contradiction involves the whole chain, and has an explanation.
  @Test func thousandsOfContradictionsAreRefused() throws {
    var chain = try Chain(count: 20, rootWidth: 200)
    for step in 200..<1200 {
      #expect(throws: SolverError.self) {
        try chain.solver.install(chain.lefts[19], .equal, Double(step))
      }
    }
    chain.solver._checkInvariants()
    chain.solver.solve()
    #expect(abs(chain.solver.value(of: chain.lefts[19]) - 190) < 1e-6)
  }
}
