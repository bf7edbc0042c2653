import CassowarySolver
import ScvdbTestSupport
import Testing

/// The solution depends on the installed constraints only, not on the order of changes.
@Suite struct HistoryTests {
  @Test(arguments: seeds(6))
  func addAndRemoveRestoresValues(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let screen = RandomScreen(views: 12, using: &generator)
    var checked = CheckedSolver(screen: screen)
    for statement in screen.statements {
      try? checked.add(statement)
    }
    checked.solve()
    let values = checked.values
    for _ in 0..<20 {
      let count = checked.installed.count
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        try? checked.add(
          RandomSystem.statement(variables: screen.domains.count, using: &generator)
        )
      }
      if Bool.random(using: &generator) { checked.solve() }
      while checked.installed.count > count {
        checked.remove(at: Int.random(in: count..<checked.installed.count, using: &generator))
      }
      checked.solve()
      expectEqual(checked.values, values)
    }
  }

  @Test(arguments: seeds(6))
  func orderOfIndependentConstraintsIsIrrelevant(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(100 + seed))
    let screen = RandomScreen(views: 12, using: &generator)
    // Only constraints that any order accepts: drop those refused in the first order.
    var first = CheckedSolver(screen: screen)
    for statement in screen.statements.uniqueByPriority() {
      try? first.add(statement)
    }
    first.solve()
    for _ in 0..<5 {
      var other = CheckedSolver(screen: screen)
      for statement in first.installed.map(\.statement).shuffled(using: &generator) {
        try other.add(statement)
      }
      other.solve()
      expectEqual(other.values, first.values)
    }
  }

  @Test(arguments: seeds(6))
  func resolvingEqualsFreshSolution(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(200 + seed))
    let screen = RandomScreen(views: 12, using: &generator)
    var checked = CheckedSolver(screen: screen)
    for statement in screen.statements {
      try? checked.add(statement)
    }
    for _ in 0..<40 {
      changeSomething(in: &checked, of: screen, using: &generator)
      checked.solve()
      var fresh = CheckedSolver(screen: screen, checksChanges: false)
      for (_, statement) in checked.installed {
        try fresh.add(statement)
      }
      fresh.solve()
      expectEqual(checked.values, fresh.values)
    }
  }

  /// Constraints are linear: twice the points give the same layout at twice the scale.
  @Test(arguments: seeds(6))
  func twiceTheConstantsGiveTwiceTheValues(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(300 + seed))
    let screen = RandomScreen(views: 12, using: &generator)
    var single = CheckedSolver(screen: screen)
    var double = CheckedSolver(screen: screen)
    for var statement in screen.statements {
      let isRefused = (try? single.add(statement)) == nil
      statement.constant *= 2
      #expect(((try? double.add(statement)) == nil) == isRefused)
    }
    single.solve()
    double.solve()
    expectEqual(double.values, single.values.map { 2 * $0 })
  }

  /// All constraints are removed and created again with other constants, as apps do.
  ///
  /// Two of them would contradict each other's earlier versions.
  @Test func recreatedConstraintsEqualFreshSolution() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(.nonNegative)
    func make(_ inset: Double) throws -> [ConstraintID] {
      [
        try solver.install(left, .equal, inset),
        try solver.install(width, .lessThanOrEqual, 400 - inset),
        try solver.install(left + width - 400, .equal),
        try solver.install(width, .greaterThanOrEqual, 400 - inset),
      ]
    }
    var made = try make(20)
    for inset in [50.0, 10, 399, 0] {
      for id in made {
        solver.remove(id)
      }
      made = try make(inset)
      solver.solve()
      solver._checkInvariants(isSolved: true)
      #expect(solver.value(of: width) == 400 - inset)
    }
  }

  @Test func copiedSolverIsIndependent() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    let exact = try solver.install(width, .equal, 390)
    solver.solve()
    var rotated = solver
    try rotated.setConstant(exact, to: -844)
    rotated.solve()
    #expect(solver.value(of: width) == 390)
    #expect(rotated.value(of: width) == 844)
  }

  @Test(arguments: sample([20, 40]))
  func sameCallsGiveSameBits(views: Int) {
    func run() -> [UInt64] {
      var generator = SeededGenerator(seed: 7)
      let screen = RandomScreen(views: views, using: &generator)
      var checked = CheckedSolver(screen: screen)
      for statement in screen.statements {
        try? checked.add(statement)
      }
      checked.solve()
      return checked.values.map(\.bitPattern)
    }
    #expect(run() == run())
  }

  @Test func thousandsOfEditsDoNotDrift() throws {
    var solver = Solver()
    let widths = (0..<7).map { _ in solver.makeVariable(.nonNegative) }
    let total = LinearExpression(terms: widths.map { Term($0) })
    let sum = try solver.install(total - 100, .equal)
    for pair in zip(widths, widths.dropFirst()) {
      try solver.install(pair.0 - pair.1, .equal)
    }
    for step in 1...5000 {
      try solver.setConstant(sum, to: -Double(step % 997))
    }
    try solver.setConstant(sum, to: -300)
    solver.solve()
    #expect(abs(solver.value(of: widths[3]) - 300.0 / 7) < 1e-9)
  }

  private func changeSomething(
    in checked: inout CheckedSolver,
    of screen: RandomScreen,
    using generator: inout SeededGenerator
  ) {
    let index = Int.random(in: checked.installed.indices, using: &generator)
    let statement = checked.installed[index].statement
    switch Int.random(in: 0..<4, using: &generator) {
    case 0 where statement.priority > 3:
      checked.remove(at: index)
    case 1:
      let missing = screen.statements.randomElement(using: &generator) ?? statement
      try? checked.add(missing)
    default:
      let change = Double(Int.random(in: -30...30, using: &generator))
      try? checked.setConstant(at: index, to: statement.constant + change)
    }
  }

  private func expectEqual(_ values: [Double], _ expected: [Double]) {
    let isEqual = zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }
    #expect(isEqual, "\(values) instead of \(expected)")
  }
}

extension CheckedSolver {
  init(screen: RandomScreen, checksChanges: Bool = true) {
    self.init(
      sizes: screen.domains.map { $0 == .nonNegative },
      checksChanges: checksChanges
    )
  }
}

extension [RandomSystem.Statement] {
  /// The statements with the priorities of optional ones moved apart a little.
  ///
  /// Without equal priorities the order of creation breaks no ties.
  func uniqueByPriority() -> Self {
    enumerated().map { index, statement in
      var copy = statement
      if !copy.isRequired {
        copy.priority += Float(index) / 4096
      }
      return copy
    }
  }
}
