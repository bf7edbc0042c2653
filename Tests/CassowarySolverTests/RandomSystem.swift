import CassowarySolver
import ScvdbTestSupport

/// A small system of constraints over a few variables, as plain data.
struct RandomSystem {
  struct Statement {
    /// One coefficient for each variable.
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var priority: Float

    var isRequired: Bool { priority == 1000 }
  }

  /// For each variable, whether it cannot be negative.
  var sizes: [Bool]
  var statements: [Statement]

  init(sizes: [Bool], statements: [Statement]) {
    self.sizes = sizes
    self.statements = statements
  }

  /// Creates a system of small whole numbers with few different priorities, so that ties are
  /// frequent.
  init(using generator: inout SeededGenerator) {
    sizes = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      Bool.random(using: &generator)
    }
    statements = []
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      statements.append(Self.statement(variables: sizes.count, using: &generator))
    }
  }

  static func statement(variables: Int, using generator: inout SeededGenerator) -> Statement {
    var coefficients = [Double](repeating: 0, count: variables)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let choices: [Double] = [1, -1, 1, -1, 0.5, 2]
      coefficients[Int.random(in: 0..<variables, using: &generator)] =
        choices.randomElement(using: &generator) ?? 1
    }
    let relations = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [Float] = [1000, 1000, 750, 500, 250]
    return Statement(
      coefficients: coefficients,
      constant: Double(Int.random(in: -6...6, using: &generator)) * 5,
      relation: relations.randomElement(using: &generator) ?? .equal,
      priority: priorities.randomElement(using: &generator) ?? 1000
    )
  }
}

extension RandomSystem.Statement {
  func residual(at point: [Double]) -> Double {
    zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
  }

  /// Returns the statement's violation at a point; 0 if the point meets it.
  func violation(at point: [Double]) -> Double {
    let residual = residual(at: point)
    return switch relation {
    case .equal: abs(residual)
    case .lessThanOrEqual: max(0, residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }

  /// Returns the distance to the bound of an inequality that contains a position.
  func slack(at point: [Double], sizes: [Bool]) -> Double {
    let mentionsPosition = zip(coefficients, sizes).contains { $0.0 != 0 && !$0.1 }
    guard relation != .equal, mentionsPosition else { return 0 }
    return abs(residual(at: point)) - violation(at: point)
  }

  func constraint(over variables: [Variable]) -> LinearConstraint {
    LinearConstraint(
      LinearExpression(
        terms: zip(variables, coefficients).map { Term($0.0, $0.1) },
        constant: constant
      ),
      relation,
      strength: Strength(priority)
    )
  }
}
