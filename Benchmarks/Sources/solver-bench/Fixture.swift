import CassowarySolver

/// A system as this solver takes it: the constraints made, nothing solved.
struct Fixture {
  let dump: SystemDump
  private let isSize: [Bool]
  private let constraints: [LinearConstraint]
  private let edits: [LinearConstraint]

  /// Turns the statements into constraints.
  ///
  /// `x >= 0`, required, is how a dump says that a variable is a size. Strengths become priorities
  /// by their rank, which is all that matters here.
  init(_ dump: SystemDump) {
    self.dump = dump
    let optional = Set((dump.statements.map(\.strength) + dump.edits.map(\.strength)))
      .subtracting([SystemDump.required]).sorted()
    func strength(_ value: Double) -> Strength {
      guard let rank = optional.firstIndex(of: value) else { return .required }
      return Strength(Float(rank + 1))
    }
    // Variables are numbered as they are made.
    var scratch = Solver()
    let variables = (0..<dump.variableCount).map { _ in scratch.makeVariable() }
    var sizes = [Bool](repeating: false, count: dump.variableCount)
    var constraints: [LinearConstraint] = []
    for statement in dump.statements {
      if Self.isDomain(statement) {
        sizes[statement.terms[0].variable] = true
        continue
      }
      let terms = statement.terms.map { Term(variables[$0.variable], $0.coefficient) }
      constraints.append(
        LinearConstraint(
          LinearExpression(terms: terms, constant: statement.constant),
          statement.relation,
          strength: strength(statement.strength)
        )
      )
    }
    isSize = sizes
    self.constraints = constraints
    edits = dump.edits.map {
      LinearConstraint(
        variables[$0.variable] - $0.initial,
        .equal,
        strength: strength($0.strength)
      )
    }
  }

  private static func isDomain(_ statement: SystemDump.Statement) -> Bool {
    statement.strength == SystemDump.required && statement.relation == .greaterThanOrEqual
      && statement.constant == 0 && statement.terms.count == 1
      && statement.terms[0].coefficient == 1
  }

  /// Builds and solves everything.
  func build() throws -> Built {
    var built = Built()
    built.variables.reserveCapacity(isSize.count)
    for isSize in isSize {
      built.variables.append(built.solver.makeVariable(isSize ? .nonNegative : .unrestricted))
    }
    for edit in edits {
      built.edits.append(try built.solver.add(edit))
    }
    for constraint in constraints {
      built.constraints.append(try built.solver.add(constraint))
    }
    built.solve()
    return built
  }

  /// The constraint to toggle: one in the middle that is like those around it.
  var toggled: (index: Int, constraint: LinearConstraint)? {
    let middle = constraints.count / 2
    let index = constraints[middle...].firstIndex {
      $0.strength == .required && $0.relation == .equal && $0.expression.terms.count > 1
    }
    return index.map { ($0, constraints[$0]) }
  }
}

/// A system being solved, and the values last read from it.
struct Built {
  var solver = Solver()
  var variables: [Variable] = []
  var edits: [ConstraintID] = []
  var constraints: [ConstraintID] = []
  var values: [Double] = []

  /// Solves and reads every value.
  mutating func solve() {
    solver.solve()
    values.removeAll(keepingCapacity: true)
    for variable in variables {
      values.append(solver.value(of: variable))
    }
  }

  /// A sum that no two different solutions are likely to share.
  var checksum: Double {
    values.enumerated().reduce(0) { $0 + $1.element * Double(1 + $1.offset % 97) }
  }
}
