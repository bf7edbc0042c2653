/// The record of how the rows of a tableau came about, from which hidden columns are worked out.
///
/// The residual of a required equation is zero in every solution, so no pivot ever looks at its
/// column. Only an edit of the equation's constant does, its removal, and the explanation of a
/// conflict. Stored, such columns would be most of the tableau: in a chain of views each row hangs
/// on all the equations before it, which makes the square of the chain's length. So they are left
/// out, and every step that changed them is noted instead; replaying the steps for one symbol gives
/// its column, replaying them backwards gives the coefficients of all symbols in some rows.
///
/// This is the product form of the inverse in linear programming, kept for some columns only.
struct Derivation: Sendable {
  /// One change of the rows.
  private struct Step: BitwiseCopyable, Sendable {
    var row: Row

    /// The symbol that left the basis, or `none` if the row was made.
    var leaving: Symbol

    /// What solving the row for the symbol that entered multiplied it by, without the sign.
    var inverse: Double

    /// The end of the step's entries.
    var end: Int32
  }

  /// Where a part of a step comes from or goes to.
  struct Entry: BitwiseCopyable, Sendable {
    /// A row, or the complement of a symbol.
    var place: Int32
    var factor: Double

    static func row(_ row: Row, times factor: Double) -> Entry {
      Entry(place: row, factor: factor)
    }

    static func symbol(_ symbol: Symbol, times factor: Double) -> Entry {
      Entry(place: ~symbol, factor: factor)
    }
  }

  private var steps: ContiguousArray<Step> = []
  private var entries: ContiguousArray<Entry> = []

  /// How many steps there have been: what is made later is in none of these.
  var count: Int { steps.count }

  /// How much replaying all steps costs.
  var cost: Int { steps.count + entries.count }

  // MARK: Noting

  /// Notes that a row was made as a sum of rows and symbols.
  mutating func noteMaking(of row: Row, from parts: ContiguousArray<Entry>) {
    entries.append(contentsOf: parts)
    appendStep(row, leaving: Tableau.none, inverse: 0)
  }

  /// Notes that the row made last is gone before anything else happened.
  mutating func forgetMaking(of row: Row) {
    guard let last = steps.last, last.row == row, last.leaving == Tableau.none else { return }
    steps.removeLast()
    entries.removeLast(entries.count - Int(steps.last?.end ?? 0))
  }

  /// Notes that a multiple of a row is about to be added to another, as part of the next pivot.
  @inline(__always)
  mutating func noteAddition(to row: Row, times factor: Double) {
    entries.append(.row(row, times: factor))
  }

  /// Notes that a row was solved for another symbol and put into the rows noted before.
  mutating func notePivot(of row: Row, leaving: Symbol, inverse: Double) {
    appendStep(row, leaving: leaving, inverse: inverse)
  }

  private mutating func appendStep(_ row: Row, leaving: Symbol, inverse: Double) {
    steps.append(Step(row: row, leaving: leaving, inverse: inverse, end: Int32(entries.count)))
  }

  // MARK: Replaying

  /// The coefficient of a parametric symbol, made when there were `start` steps, in every row.
  func column(of symbol: Symbol, since start: Int, rowCount: Int) -> ContiguousArray<Double> {
    var column = ContiguousArray<Double>(repeating: 0, count: rowCount)
    var first = start == 0 ? 0 : Int(steps[start - 1].end)
    for step in steps[start...] {
      let range = first..<Int(step.end)
      first = range.upperBound
      if step.leaving == Tableau.none {
        column[Int(step.row)] = entries[range].reduce(0) { sum, part in
          if part.place >= 0 { return sum + part.factor * column[Int(part.place)] }
          return ~part.place == symbol ? sum + part.factor : sum
        }
        continue
      }
      let value = (step.leaving == symbol ? 1 : 0) - column[Int(step.row)]
      guard value != 0 else { continue }
      column[Int(step.row)] = value * step.inverse
      for target in entries[range] {
        column[Int(target.place)] += target.factor * value * step.inverse
      }
    }
    return column
  }

  /// The coefficient of every parametric symbol in a weighted sum of rows.
  func coefficients(
    inSumOf weights: [(row: Row, weight: Double)],
    rowCount: Int,
    symbolCount: Int
  ) -> ContiguousArray<Double> {
    var coefficients = ContiguousArray<Double>(repeating: 0, count: symbolCount)
    var rows = ContiguousArray<Double>(repeating: 0, count: rowCount)
    for (row, weight) in weights {
      rows[Int(row)] += weight
    }
    for index in steps.indices.reversed() {
      let step = steps[index]
      let range = (index == 0 ? 0 : Int(steps[index - 1].end))..<Int(step.end)
      let weight = rows[Int(step.row)]
      if step.leaving == Tableau.none {
        rows[Int(step.row)] = 0
        guard weight != 0 else { continue }
        for part in entries[range] {
          if part.place >= 0 {
            rows[Int(part.place)] += part.factor * weight
          } else {
            coefficients[Int(~part.place)] += part.factor * weight
          }
        }
        continue
      }
      let sum = entries[range].reduce(weight) { $0 + $1.factor * rows[Int($1.place)] }
      coefficients[Int(step.leaving)] += sum * step.inverse
      rows[Int(step.row)] = -sum * step.inverse
    }
    return coefficients
  }
}
