import CassowarySolver
import Testing

/// Whether an edit of the constant turns an installed constraint into another one.
struct ConstraintFormTests {
  var solver = Solver()
  let x: Variable
  let y: Variable

  init() {
    (x, y) = (solver.makeVariable(), solver.makeVariable(.nonNegative))
  }

  private mutating func differOnlyInConstant(
    _ installed: LinearConstraint,
    _ other: LinearConstraint
  ) throws -> Bool {
    let id = try solver.add(installed)
    return solver.differsOnlyInConstant(other, from: id)
  }

  @Test(arguments: [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual], [Float(1000), 250])
  mutating func anotherConstantIsAnEdit(_ relation: Relation, _ priority: Float) throws {
    let strength = Strength(priority)
    let installed = LinearConstraint(x - y - 8, relation, strength: strength)
    let other = LinearConstraint(x - y - 9, relation, strength: strength)
    let isEdit = try differOnlyInConstant(installed, other)
    #expect(isEdit)
    #expect(other.differsOnlyInConstant(from: installed))
  }

  @Test mutating func anotherRelationStrengthOrCoefficientIsNot() throws {
    let installed = LinearConstraint(x - y, .equal, strength: Strength(500))
    let id = try solver.add(installed)
    for other in [
      LinearConstraint(x - y, .lessThanOrEqual, strength: Strength(500)),
      LinearConstraint(x - y, .equal, strength: Strength(501)),
      LinearConstraint(x - y, .equal),
      LinearConstraint(x - y * 2, .equal, strength: Strength(500)),
      LinearConstraint(LinearExpression(x), .equal, strength: Strength(500)),
    ] {
      let isEdit = solver.differsOnlyInConstant(other, from: id)
      #expect(!isEdit)
      #expect(!other.differsOnlyInConstant(from: installed))
    }
  }

  /// x + y - y + x is 2x, whether written as x * 2 or not.
  @Test mutating func termsOfOneVariableAreSummed() throws {
    let written = LinearExpression(terms: [Term(x), Term(y), Term(y, -1), Term(x)], constant: 1)
    let id = try solver.add(LinearConstraint(written, .equal))
    for expression in [written, x * 2] {
      let isEdit = solver.differsOnlyInConstant(LinearConstraint(expression, .equal), from: id)
      #expect(isEdit)
    }
    let isEdit = solver.differsOnlyInConstant(LinearConstraint(x * 3, .equal), from: id)
    #expect(!isEdit)
  }

  @Test mutating func lastSetConstantApplies() throws {
    let id = try solver.add(LinearConstraint(x - 8, .equal))
    #expect(solver.constant(of: id) == -8)
    try solver.setConstant(id, to: -20)
    #expect(solver.constant(of: id) == -20)
    solver.solve()
    #expect(solver.value(of: x) == 20)
  }
}
