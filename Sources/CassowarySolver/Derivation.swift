/// The history of the rows of a tableau, for computing hidden columns.
///
/// The residual of a required equation is zero in every solution, so no pivot reads its column.
/// Only an edit of the equation's constant, its removal and the explanation of a conflict do.
/// Stored columns of this kind would be most of the tableau: in a chain of views each row depends
/// on all the equations before it. Their number is the square of the chain's length. Therefore they
/// are not stored. Instead, the derivation records every step that changed them. Replaying the
/// steps for one symbol gives its column; replaying them backwards gives the coefficients of all
/// symbols in some rows.
///
/// This is the product form of the inverse in linear programming, for some columns only.
struct Derivation: Sendable {
  /// One change of the rows.
  private struct Step: BitwiseCopyable, Sendable {
    var row: Row

    /// The symbol that left the basis, or `none` for a new row.
    var leaving: Symbol

    /// The factor of solving the row for the entering symbol, without the sign.
    var inverse: Double

    /// The end of the step's entries.
    var end: EntryIndex
  }

  /// A source or target of a part of a step.
  struct Entry: BitwiseCopyable, Sendable {
    /// The number of a row, or the complement of a symbol's number.
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

  /// The next step.
  ///
  /// The steps before do not contain anything that is created now.
  var nextStep: StepIndex { steps.endIndex }

  /// The cost of replaying all steps.
  var cost: Int { steps.count + entries.count }

  // MARK: Recording

  /// Records that a row was created as a sum of rows and symbols.
  mutating func recordCreation(of row: Row, from parts: ContiguousArray<Entry>) {
    entries.append(contentsOf: parts)
    appendStep(row, leaving: .none, inverse: 0)
  }

  /// Records that the last created row was removed before any other change.
  mutating func removeCreation(of row: Row) {
    guard let last = steps.last, last.row == row, last.leaving == .none else { return }
    steps.removeLast()
    entries.removeAll(from: firstEntry(of: steps.endIndex))
  }

  /// Records that the next pivot adds a multiple of a row to another row.
  @inline(__always)
  mutating func recordAddition(to row: Row, times factor: Double) {
    entries.append(.row(row, times: factor))
  }

  /// Records that a row was solved for another symbol and substituted into the recorded rows.
  mutating func recordPivot(of row: Row, leaving: Symbol, inverse: Double) {
    appendStep(row, leaving: leaving, inverse: inverse)
  }

  private mutating func appendStep(_ row: Row, leaving: Symbol, inverse: Double) {
    steps.append(Step(row: row, leaving: leaving, inverse: inverse, end: entries.endIndex))
  }

  /// Returns the index of the first entry of a step.
  private func firstEntry(of step: StepIndex) -> EntryIndex {
    step == .first ? .first : steps[step.previous].end
  }

  // MARK: Replaying

  /// Returns the coefficient of a parametric symbol, created before the step `start`, in every row.
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

  /// Returns the coefficient of every parametric symbol in a weighted sum of rows.
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
