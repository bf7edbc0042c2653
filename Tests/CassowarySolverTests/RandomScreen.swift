import CassowarySolver
import ScvdbTestSupport

/// One axis of a made-up screen.
///
/// The views form a tree. Each has an origin, a size, a content size and links to its parent or its
/// previous sibling. Weak constraints determine the remaining values, so all solvers must agree on
/// every value.
struct RandomScreen {
  /// Alternating origins (unrestricted) and sizes, the root's first.
  let domains: [Domain]
  private(set) var statements: [RandomSystem.Statement] = []

  init(views: Int, using generator: inout SeededGenerator) {
    domains = (0..<views).flatMap { _ in [Domain.unrestricted, .nonNegative] }
    state([(0, 1)], 0, .equal, 1000)
    state([(1, 1)], -390, .equal, 1000)
    var elder = 0
    for view in 1..<views {
      let parent = view < 3 ? 0 : Int.random(in: 0..<view, using: &generator)
      place(view, in: parent, after: elder, using: &generator)
      elder = parent == 0 ? view : 0
      // The weakest constraints, each at its own priority.
      state([(2 * view, 1)], 0, .equal, 1 + Float(view) / 1024)
      state([(2 * view + 1, 1)], 0, .equal, 2 + Float(view) / 1024)
    }
  }

  private mutating func place(
    _ view: Int,
    in parent: Int,
    after elder: Int,
    using generator: inout SeededGenerator
  ) {
    let left = 2 * view
    let width = left + 1
    let inset = Double(Int.random(in: 0...20, using: &generator))
    if elder > 0, Bool.random(using: &generator) {
      state([(left, 1), (2 * elder, -1), (2 * elder + 1, -1)], -8, .equal, 1000)
    } else {
      state([(left, 1), (2 * parent, -1)], -inset, .equal, 1000)
    }
    let edges: [(Int, Double)] = [(left, 1), (width, 1), (2 * parent, -1), (2 * parent + 1, -1)]
    let priorities: [Float] = [999, 750, 500]
    let relation: Relation = Bool.random(using: &generator) ? .equal : .lessThanOrEqual
    state(edges, inset, relation, priorities.randomElement(using: &generator) ?? 750)
    if Bool.random(using: &generator) {
      // A content size with hugging and resistance.
      let size = Double(Int.random(in: 10...150, using: &generator))
      state(
        [(width, 1)],
        -size,
        .lessThanOrEqual,
        Float(Int.random(in: 249...252, using: &generator))
      )
      state(
        [(width, 1)],
        -size,
        .greaterThanOrEqual,
        Float(Int.random(in: 749...752, using: &generator))
      )
    } else {
      state([(width, 1), (2 * parent + 1, -0.5)], 0, .equal, 400)
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      state([(width, 1)], -44, .greaterThanOrEqual, 1000)
    }
  }

  private mutating func state(
    _ terms: [(Int, Double)],
    _ constant: Double,
    _ relation: Relation,
    _ priority: Float
  ) {
    var coefficients = [Double](repeating: 0, count: domains.count)
    for (variable, coefficient) in terms {
      coefficients[variable] += coefficient
    }
    statements.append(
      RandomSystem.Statement(
        coefficients: coefficients,
        constant: constant,
        relation: relation,
        priority: priority
      )
    )
  }
}
