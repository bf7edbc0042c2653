import CassowarySolver
import ScvdbTestSupport
import Testing

/// The solver compared with a search of all vertices, on small systems with many ties.
@Suite struct OptimumTests {
  @Test(arguments: seeds(40))
  func optimumEqualsVertexEnumeration(batch: Int) throws {
    var generator = SeededGenerator(seed: UInt64(batch))
    for round in 0..<50 {
      let system = RandomSystem(using: &generator)
      var checked = CheckedSolver(sizes: system.sizes)
      for statement in system.statements {
        let before = checked
        do throws(SolverError) {
          try checked.add(statement)
        } catch .unsatisfiable(let conflicting) {
          expectConflict(of: statement, with: conflicting, in: before)
        }
      }
      checked.solve()
      expectOptimum(checked, "batch \(batch) round \(round)")
    }
  }

  @Test(arguments: seeds(40))
  func solutionIsOptimalAfterEveryChange(batch: Int) throws {
    var generator = SeededGenerator(seed: UInt64(1000 + batch))
    let sizes = (0..<4).map { _ in Bool.random(using: &generator) }
    var checked = CheckedSolver(sizes: sizes)
    for step in 0..<60 {
      try? checked.change(using: &generator)
      if Bool.random(using: &generator) {
        checked.solve()
        expectOptimum(checked, "batch \(batch) step \(step)")
      }
    }
  }

  private func expectOptimum(_ checked: CheckedSolver, _ occasion: String) {
    let oracle = VertexEnumeration(system: checked.system)
    guard let best = oracle.best() else {
      Issue.record("\(occasion): installed statements are infeasible: \(checked.system)")
      return
    }
    let found = oracle.objective(at: checked.values)
    let optimum = oracle.objective(at: best)
    let isEqual = zip(found, optimum).allSatisfy { abs($0 - $1) < 1e-6 }
    #expect(isEqual, "\(occasion): \(checked.values) instead of \(best) in \(checked.system)")
  }

  /// Checks that the named statements of a conflict are required, and that they have no solution
  /// together with the refused one.
  private func expectConflict(
    of statement: RandomSystem.Statement,
    with conflicting: [ConstraintID],
    in before: CheckedSolver
  ) {
    #expect(statement.isRequired)
    let named = before.installed.filter { conflicting.contains($0.id) }.map(\.statement)
    #expect(named.count == conflicting.count)
    #expect(!named.contains { !$0.isRequired })
    let system = RandomSystem(sizes: before.system.sizes, statements: named + [statement])
    #expect(!VertexEnumeration(system: system).isFeasible)
  }
}

extension CheckedSolver {
  /// Makes a random change, and throws if it contradicts required constraints.
  mutating func change(using generator: inout SeededGenerator) throws(SolverError) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<3 where installed.count > 2, 3..<10 where installed.count > 5:
      remove(at: Int.random(in: installed.indices, using: &generator))
    case 3..<4 where !installed.isEmpty:
      let index = Int.random(in: installed.indices, using: &generator)
      var statement = installed[index].statement
      statement.constant += Double(Int.random(in: -2...2, using: &generator)) * 5
      remove(at: index)
      try add(statement)
    case 4..<6 where !installed.isEmpty:
      let index = Int.random(in: installed.indices, using: &generator)
      try setConstant(at: index, to: Double(Int.random(in: -6...6, using: &generator)) * 5)
    default:
      try add(RandomSystem.statement(variables: variables.count, using: &generator))
    }
  }
}
