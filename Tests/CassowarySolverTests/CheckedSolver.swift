import CassowarySolver
import Testing

/// A solver with invariants checked after every change, and a record of its constraints.
struct CheckedSolver {
  private(set) var solver = Solver()
  private(set) var variables: [Variable]

  /// The installed constraints, in order of creation.
  private(set) var installed: [(id: ConstraintID, statement: RandomSystem.Statement)] = []
  private let sizes: [Bool]

  /// Whether every change is checked, or only solutions.
  private let checksChanges: Bool

  init(sizes: [Bool], checksChanges: Bool = true) {
    self.sizes = sizes
    self.checksChanges = checksChanges
    variables = []
    for isSize in sizes {
      variables.append(solver.makeVariable(isSize ? .nonNegative : .unrestricted))
    }
  }

  /// The installed statements as a system.
  var system: RandomSystem {
    RandomSystem(sizes: sizes, statements: installed.map(\.statement))
  }

  /// The values of all variables.
  var values: [Double] { variables.map(solver.value(of:)) }

  mutating func add(_ statement: RandomSystem.Statement) throws(SolverError) {
    defer { checkInvariants() }
    let id = try solver.add(statement.constraint(over: variables))
    installed.append((id, statement))
  }

  mutating func remove(at index: Int) {
    solver.remove(installed.remove(at: index).id)
    checkInvariants()
  }

  mutating func setConstant(at index: Int, to constant: Double) throws(SolverError) {
    defer { checkInvariants() }
    try solver.setConstant(installed[index].id, to: constant)
    installed[index].statement.constant = constant
  }

  mutating func solve() {
    let former = values
    solver.solve()
    solver._checkInvariants(isSolved: true)
    let changed = zip(variables, zip(former, values)).filter { $1.0 != $1.1 }.map(\.0)
    #expect(solver.changedVariables.sorted() == changed)
  }

  private func checkInvariants() {
    if checksChanges {
      solver._checkInvariants()
    }
  }
}
