/// The best solution of a small system, found by a search of all possible points.
///
/// The objective is piecewise linear. Its pieces meet where a residual or a variable is zero. For
/// N variables, an optimum is therefore at a point where N of these hyperplanes meet. The search
/// is independent of tableaus.
struct VertexEnumeration {
  let system: RandomSystem

  /// Returns the objective at a point, in the order of importance.
  ///
  /// The sums come first: the violations of each priority, the slack, the sizes. The single values
  /// follow and decide ties. The distances of the positions from zero are last, because the solver
  /// sets undetermined positions to zero.
  func objective(at point: [Double]) -> [Double] {
    let optional = system.statements.filter { !$0.isRequired }
    let priorities = Set(optional.map(\.priority)).sorted(by: >)
    var levels = priorities.map { priority in
      optional.filter { $0.priority == priority }.map { $0.violation(at: point) }
    }
    levels.append(system.statements.map { $0.slack(at: point, sizes: system.sizes) })
    levels.append(zip(point, system.sizes).filter(\.1).map(\.0))
    let positions = zip(point, system.sizes).filter { !$0.1 }.map { abs($0.0) }
    return levels.map { $0.reduce(0, +) } + levels.flatMap { $0 } + positions
  }

  /// Returns the best feasible point, or nil if there is none.
  func best() -> [Double]? {
    var best: (point: [Double], objective: [Double])?
    for point in vertices() where isFeasible(point) {
      let objective = objective(at: point)
      if let known = best, !Self.isLess(objective, known.objective) { continue }
      best = (point, objective)
    }
    return best?.point
  }

  /// Whether the required statements and the domains alone have a solution.
  var isFeasible: Bool { vertices().contains(where: isFeasible) }

  private func isFeasible(_ point: [Double]) -> Bool {
    system.statements.allSatisfy { !$0.isRequired || $0.violation(at: point) < 1e-7 }
      && zip(point, system.sizes).allSatisfy { $0.0 > -1e-7 || !$0.1 }
  }

  private static func isLess(_ lhs: [Double], _ rhs: [Double]) -> Bool {
    for (left, right) in zip(lhs, rhs) where abs(left - right) > 1e-7 {
      return left < right
    }
    return false
  }

  private func vertices() -> [[Double]] {
    let dimension = system.sizes.count
    var planes = system.statements.map { ($0.coefficients, -$0.constant) }
    for index in 0..<dimension {
      planes.append(((0..<dimension).map { $0 == index ? 1 : 0 }, 0))
    }
    return combinations(of: planes.count, choose: dimension).compactMap { chosen in
      Self.intersection(chosen.map { planes[$0] })
    }
  }

  private func combinations(of count: Int, choose size: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    return (0..<count).flatMap { last in
      combinations(of: last, choose: size - 1).map { $0 + [last] }
    }
  }

  /// Returns the point where planes meet, by Gaussian elimination, or nil if it is not one point.
  private static func intersection(_ planes: [([Double], Double)]) -> [Double]? {
    var rows = planes.map { $0.0 + [$0.1] }
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
      guard let pivot, abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(pivot, column)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count {
          rows[row][index] -= factor * rows[column][index]
        }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
