/// Chooses so few of the cases of a matrix that each pair of values of two axes that occurs in one of
/// all occurs in one of the chosen.
///
/// The algorithm is greedy: of all cases the one with the most pairs that no chosen one has is chosen next,
/// of several the first, until there is no such pair. The choice depends on the matrix alone, and stands in
/// its order. It has few more cases than the least possible choice, which is too hard to find.
struct PairwiseChoice {
  let cases: [ScenarioCase]

  init(_ all: [ScenarioCase]) {
    let rows = AxisTable(all).rows
    var remaining = Set(rows.lazy.flatMap(Self.pairs))
    var gains = rows.indices.map { (index: $0, gain: Int.max) }
    var chosen: Set<Int> = []
    while !remaining.isEmpty {
      var best = (index: 0, gain: 0)
      // What a case would bring in only gets less: one whose last count is no better need not be counted.
      for position in gains.indices where gains[position].gain > best.gain {
        let index = gains[position].index
        let gain = Self.pairs(of: rows[index]).count(where: remaining.contains)
        gains[position].gain = gain
        if gain > best.gain { best = (index, gain) }
      }
      chosen.insert(best.index)
      remaining.subtract(Self.pairs(of: rows[best.index]))
    }
    cases = all.indices.filter(chosen.contains).map { all[$0] }
  }

  /// A pair of values, in one number.
  private static func pairs(of row: [Int]) -> [Int] {
    row.indices.flatMap { first in
      row.indices.dropFirst(first + 1).map { second in
        ((first * row.count + second) * valueLimit + row[first]) * valueLimit + row[second]
      }
    }
  }

  /// More values than an axis has.
  private static let valueLimit = 1 << 16
}

/// The cases as rows of numbers, one for each axis with several values.
private struct AxisTable {
  let rows: [[Int]]

  init(_ cases: [ScenarioCase]) {
    let columns = [
      Self.numbers(cases.map(\.device.id)), Self.numbers(cases.map(\.orientation)),
      Self.numbers(cases.map(\.system)), Self.numbers(cases.map(\.user.language)),
      Self.numbers(cases.map(\.user.textSize)), Self.numbers(cases.map(\.user.direction)),
      Self.numbers(cases.map(\.user.boldText)), Self.numbers(cases.map(\.user.width)),
    ]
    .filter { Set($0).count > 1 }
    // With less than two axes every value is a pair of its own.
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
