/// The record of how the rows of a tableau came about, from which hidden columns are worked out.
///
/// The residual of a required equation is zero in every solution, so no pivot ever looks at its
/// column. Only an edit of the equation's constant does, its removal, and the explanation of a
/// conflict. Stored, such columns would be most of the tableau: in a chain of views each row
/// depends on all the equations before it, which makes the square of the chain's length. So they
/// are left out, and every step that changed them is noted instead; replaying the steps for one
/// symbol gives its column, replaying them backwards gives the coefficients of all symbols in some
/// rows.
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
    var end: EntryIndex
  }

  /// Where a part of a step comes from or goes to.
  struct Entry: BitwiseCopyable, Sendable {
    /// The number of a row, or the complement of that of a symbol.
    private let code: Int32
    let factor: Double

    static func row(_ row: Row, times factor: Double) -> Entry {
      Entry(code: row.number, factor: factor)
    }

    static func symbol(_ symbol: Symbol, times factor: Double) -> Entry {
      Entry(code: ~symbol.number, factor: factor)
    }

    @inline(__always)
    var isRow: Bool { code >= 0 }

    /// The row, if the entry is one.
    @inline(__always)
    var row: Row { Row(number: code) }

    /// The symbol, if the entry is not a row.
    @inline(__always)
    var symbol: Symbol { Symbol(number: ~code) }
  }

  enum StepKind {}
  enum EntryKind {}
  typealias StepIndex = TypedIndex<StepKind>
  typealias EntryIndex = TypedIndex<EntryKind>

  private var steps = StepIndex.Table<Step>()
  private var entries = EntryIndex.Table<Entry>()

  /// The step to come: what is made now is in none of those before.
  var nextStep: StepIndex { steps.endIndex }

  /// How much replaying all steps costs.
  var cost: Int { steps.count + entries.count }

  // MARK: Noting

  /// Notes that a row was made as a sum of rows and symbols.
  mutating func noteMaking(of row: Row, from parts: ContiguousArray<Entry>) {
    entries.append(contentsOf: parts)
    appendStep(row, leaving: .none, inverse: 0)
  }

  /// Notes that the row made last is gone before anything else happened.
  mutating func forgetMaking(of row: Row) {
    guard let last = steps.last, last.row == row, last.leaving == .none else { return }
    steps.removeLast()
    entries.removeAll(from: firstEntry(of: steps.endIndex))
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
    steps.append(Step(row: row, leaving: leaving, inverse: inverse, end: entries.endIndex))
  }

  /// Where the entries of a step begin.
  private func firstEntry(of step: StepIndex) -> EntryIndex {
    step == .first ? .first : steps[step.previous].end
  }

  // MARK: Replaying

  /// The coefficient of a parametric symbol, made before the step `start`, in every row.
  func column(of symbol: Symbol, since start: StepIndex, rowCount: Int) -> Row.Table<Double> {
    var column = Row.Table<Double>(repeating: 0, count: rowCount)
    var first = firstEntry(of: start)
    for step in steps[start..<steps.endIndex] {
      let range = first..<step.end
      first = range.upperBound
      if step.leaving == .none {
        column[step.row] = entries[range].reduce(0) { sum, part in
          if part.isRow { return sum + part.factor * column[part.row] }
          return part.symbol == symbol ? sum + part.factor : sum
        }
        continue
      }
      let value = (step.leaving == symbol ? 1 : 0) - column[step.row]
      guard value != 0 else { continue }
      column[step.row] = value * step.inverse
      for target in entries[range] {
        column[target.row] += target.factor * value * step.inverse
      }
    }
    return column
  }

  /// The coefficient of every parametric symbol in a weighted sum of rows.
  func coefficients(
    inSumOf weights: [(row: Row, weight: Double)],
    rowCount: Int,
    symbolCount: Int
  ) -> Symbol.Table<Double> {
    var coefficients = Symbol.Table<Double>(repeating: 0, count: symbolCount)
    var rows = Row.Table<Double>(repeating: 0, count: rowCount)
    for (row, weight) in weights {
      rows[row] += weight
    }
    for index in steps.indices.reversed() {
      let step = steps[index]
      let range = firstEntry(of: index)..<step.end
      let weight = rows[step.row]
      if step.leaving == .none {
        rows[step.row] = 0
        guard weight != 0 else { continue }
        for part in entries[range] {
          if part.isRow {
            rows[part.row] += part.factor * weight
          } else {
            coefficients[part.symbol] += part.factor * weight
          }
        }
        continue
      }
      let sum = entries[range].reduce(weight) { $0 + $1.factor * rows[$1.row] }
      coefficients[step.leaving] += sum * step.inverse
      rows[step.row] = -sum * step.inverse
    }
    return coefficients
  }
}
