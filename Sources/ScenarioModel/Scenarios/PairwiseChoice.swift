/// Chooses cases of a matrix that cover each pair of values of two axes.
///
/// A pair needs to be covered only if one of the matrix's cases has it. The algorithm is greedy: it
/// chooses the case with the most uncovered pairs next, the first of equal ones, until no pair is
/// uncovered. The choice depends on the matrix alone, and keeps its order. It takes O(*n* log *n*)
/// in the number of cases. It has few more cases than the smallest possible choice, which is too
/// hard to find.
struct PairwiseChoice {
  let cases: [ScenarioCase]

  init(_ all: [ScenarioCase], of matrix: Matrix) {
    // A single case has no pair, and is kept.
    guard all.count > 1 else {
      cases = all
      return
    }
    let rows = AxisTable(all, hasDirections: matrix.directions != nil).rows
    var remaining = Set(rows.lazy.flatMap(Self.pairs))
    var chosen: Set<Int> = []
    // The cases by their number of uncovered pairs when last counted; the numbers only decrease.
    var candidates = [[Int]](repeating: [], count: (rows.first.map(Self.pairs)?.count ?? 0) + 1)
    candidates[candidates.count - 1] = Array(rows.indices)
    for gain in candidates.indices.dropFirst().reversed() {
      for index in candidates[gain].sorted() {
        let pairs = Self.pairs(of: rows[index])
        let rest = pairs.count(where: remaining.contains)
        guard rest == gain else {
          candidates[rest].append(index)
          continue
        }
        chosen.insert(index)
        remaining.subtract(pairs)
      }
      candidates[gain] = []
    }
    cases = all.indices.filter(chosen.contains).map { all[$0] }
  }

  /// Returns the pairs of values, each encoded in one number.
  private static func pairs(of row: [Int]) -> [Int] {
    row.indices.flatMap { first in
      row.indices.dropFirst(first + 1).map { second in
        ((first * row.count + second) * valueLimit + row[first]) * valueLimit + row[second]
      }
    }
  }

  /// An upper bound for the number of values of an axis.
  private static let valueLimit = 1 << 16
}

/// The cases as rows of numbers, one for each axis with several values.
private struct AxisTable {
  let rows: [[Int]]

  /// - Parameters:
  ///   - cases: The cases.
  ///   - hasDirections: Whether directions are an axis, and not only a result of the languages.
  init(_ cases: [ScenarioCase], hasDirections: Bool) {
    let columns = [
      Self.numbers(cases.map(\.device.id)), Self.numbers(cases.map(\.orientation)),
      Self.numbers(cases.map(\.system)), Self.numbers(cases.map(\.user.language)),
      Self.numbers(cases.map(\.user.textSize)),
      Self.numbers(cases.map { hasDirections ? $0.user.readingDirection : nil }),
      Self.numbers(cases.map(\.user.boldText)), Self.numbers(cases.map(\.user.width)),
    ]
    .filter { Set($0).count > 1 }
    // With less than two axes, each value counts as a pair.
    let padded = columns.count < 2 ? columns + [cases.map { _ in 0 }] : columns
    rows = cases.indices.map { index in padded.map { $0[index] } }
  }

  private static func numbers<Value: Hashable>(_ values: [Value]) -> [Int] {
    var known: [Value: Int] = [:]
    return values.map { value in
      let number = known[value] ?? known.count
      known[value] = number
      return number
    }
  }
}
