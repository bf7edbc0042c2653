import CassowarySolver

/// A system for this solver: its constraints, not yet solved.
struct Fixture {
  let dump: SystemDump
  private let isSize: [Bool]

  /// One constraint for each statement; nil for a statement that declares a variable to be a size.
  private let constraints: [LinearConstraint?]
  private let edits: [LinearConstraint]

  /// Converts the statements to constraints.
  ///
  /// In a dump, a required `x >= 0` declares a variable to be a size. Strengths become priorities
  /// by their rank.
  init(_ dump: SystemDump) {
    self.dump = dump
    let optional = Set((dump.statements.map(\.strength) + dump.edits.map(\.strength)))
      .subtracting([SystemDump.required]).sorted()
    func strength(_ value: Double) -> Strength {
      guard let rank = optional.firstIndex(of: value) else { return .required }
      return Strength(Float(rank + 1))
    }
    // Variables are numbered in the order of their creation.
    var scratch = Solver()
    let variables = (0..<dump.variableCount).map { _ in scratch.makeVariable() }
    var sizes = [Bool](repeating: false, count: dump.variableCount)
    constraints = dump.statements.map { statement in
      if Self.isDomain(statement) {
        sizes[statement.terms[0].variable] = true
        return nil
      }
      let terms = statement.terms.map { Term(variables[$0.variable], $0.coefficient) }
      return LinearConstraint(
        LinearExpression(terms: terms, constant: statement.constant),
        statement.relation,
        strength: strength(statement.strength)
      )
    }
    isSize = sizes
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
    for isSize in isSize {
      built.variables.append(built.solver.makeVariable(isSize ? .nonNegative : .unrestricted))
    }
    for edit in edits {
      built.edits.append(try built.solver.add(edit))
    }
    for (index, constraint) in constraints.enumerated() {
      guard let constraint else { continue }
      let id = try built.solver.add(constraint)
      if index == dump.toggle?.index {
        built.toggled = Built.Toggled(constraint: constraint, id: id)
      }
    }
    built.solver.solve()
    built.readAll()
    return built
  }
}

/// A system that is solved, and the last values that were read.
struct Built {
  struct Toggled {
    var constraint: LinearConstraint
    var id: ConstraintID
  }

  var solver = Solver()
  var variables: [Variable] = []
  var edits: [ConstraintID] = []
  var toggled: Toggled?
  var values: [Double] = []

  /// Reads every value, as kiwi does.
  mutating func readAll() {
    values.removeAll(keepingCapacity: true)
    for variable in variables {
      values.append(solver.value(of: variable))
    }
  }

  /// Reads the values that the last solving changed.
  mutating func readChanges() {
    for variable in solver.changedVariables {
      values[variable.index] = solver.value(of: variable)
    }
  }

  /// Removes the toggled constraint and adds it with another constant.
  mutating func toggle(to constant: Double, solvingBetween: Bool) throws {
    guard var toggled else { return }
    solver.remove(toggled.id)
    if solvingBetween {
      solver.solve()
    }
    toggled.constraint.expression.constant = constant
    toggled.id = try solver.add(toggled.constraint)
    self.toggled = toggled
    solver.solve()
  }

  /// A checksum; different solutions are unlikely to have the same one.
  var checksum: Double {
    values.enumerated().reduce(0) { $0 + $1.element * Double(1 + $1.offset % 97) }
  }
}
