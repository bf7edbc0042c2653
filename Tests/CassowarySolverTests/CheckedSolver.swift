import CassowarySolver

/// A solver whose invariants are checked after every change, and that remembers what it holds.
struct CheckedSolver {
  private(set) var solver = Solver()
  private(set) var variables: [Variable]

  /// What is installed, in order of creation.
  private(set) var installed: [(id: ConstraintID, statement: RandomSystem.Statement)] = []
  private let sizes: [Bool]

  init(sizes: [Bool]) {
    self.sizes = sizes
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
    defer { solver._checkInvariants() }
    let id = try solver.add(statement.constraint(over: variables))
    installed.append((id, statement))
  }

  mutating func remove(at index: Int) {
    solver.remove(installed.remove(at: index).id)
    solver._checkInvariants()
  }

  mutating func setConstant(at index: Int, to constant: Double) throws(SolverError) {
    defer { solver._checkInvariants() }
    try solver.setConstant(installed[index].id, to: constant)
    installed[index].statement.constant = constant
  }

  mutating func solve() {
    solver.solve()
    solver._checkInvariants(isSolved: true)
  }
}
