/// The variables with only one possible value in the last solution.
struct Determination: Sendable {
  /// For each symbol, whether it is parametric and can leave zero without a loss at any priority.
  fileprivate var isFree: Symbol.Table<Bool>

  /// For each variable, whether all symbols in its value are certain.
  fileprivate var isCertain: Variable.Table<Bool>
}

extension Solver {
  /// Returns whether the installed constraints alone determine a variable's value.
  ///
  /// The result is false if the variable has a different value in another solution with the same
  /// violations at each priority. The rules below all priorities determine the value of such a
  /// variable, but they do not count. A pull (`pull`) does not count for a size that is zero. The
  /// check only tries changes along one edge of the solution space. Therefore it can be true by
  /// mistake if several constraints meet by coincidence.
  ///
  /// - Precondition: nothing has changed since `solve()`.
  /// - Complexity: The first call after `solve()` costs all cells of the tableau. The other calls
  ///   cost next to nothing if the result is true.
  package mutating func isDetermined(_ variable: Variable) -> Bool {
    if let isCertain = determination?.isCertain[variable] {
      return isCertain || isDeterminedByCancellation(variable, determination)
    }
    determination = findDetermination()
    return isDetermined(variable)
  }

  /// Returns whether the free symbols in a variable's value cancel.
  private mutating func isDeterminedByCancellation(
    _ variable: Variable,
    _ determination: Determination?
  ) -> Bool {
    guard let determination else { return false }
    expand(variable, times: 1)
    expandDefinitions()
    defer { accumulator.reset() }
    return !accumulator.symbols.contains { symbol in
      !accumulator.coefficient(of: symbol).isNegligible && determination.isFree[symbol]
    }
  }

  private mutating func findDetermination() -> Determination {
    definitionOrder.sort(by: variables)
    var rates = Rates()
    let isFree = Symbol.Table(
      symbols.indices.map { symbol in
        tableau.rowOfSymbol[symbol] == .none
          && !symbols[symbol].isFixed
          && (isFreeToMove(symbol, 1, &rates) || isFreeToMove(symbol, -1, &rates))
      }
    )
    var isCertain = Variable.Table(repeating: true, count: variables.count)
    for variable in variables.indices where variables[variable].definition == .none {
      let symbol = variables[variable].symbol
      let row = tableau.rowOfSymbol[symbol]
      isCertain[variable] =
        row == .none
        ? !isFree[symbol]
        : tableau.rows.range(row).allSatisfy { !isFree[tableau.rows[$0].symbol] }
    }
    for variable in definitionOrder.variables {
      isCertain[variable] = terms.range(variables[variable].definition).allSatisfy {
        isCertain[terms[$0].variable]
      }
    }
    return Determination(isFree: isFree, isCertain: isCertain)
  }

  /// The loss at each priority.
  private typealias Rates = ContiguousArray<(level: Level, rate: Double)>

  /// Returns whether a parametric symbol can leave zero without a loss at any priority.
  ///
  /// It is called for every symbol, so the caller passes a buffer. It is mutating, because a call of
  /// a method that only reads copies the solver.
  private mutating func isFreeToMove(
    _ symbol: Symbol,
    _ direction: Double,
    _ rates: inout Rates
  ) -> Bool {
    rates.removeAll(keepingCapacity: true)
    var isHeld = false
    let negligible = symbols[symbol].isVariable ? pull?.rawValue ?? 0 : 0
    func charge(_ symbol: Symbol, value: Double, rate: Double) {
      let state = symbols[symbol]
      let isAbove = value.isNegligible ? rate > 0 : value > 0
      let level = isAbove ? state.above : state.below
      guard level != .free, levels[level] > negligible else { return }
      let growth = isAbove ? rate : -rate
      // A required constraint holds in a solution, so nothing else at this level compensates for
      // it.
      if level == .required, !growth.isNegligible { isHeld = true }
      if let known = rates.firstIndex(where: { $0.level == level }) {
        rates[known].rate += growth
      } else {
        rates.append((level, growth))
      }
    }
    charge(symbol, value: 0, rate: direction)
    for offset in tableau.columns.range(symbol) {
      if isHeld { return false }
      let entry = tableau.columns[offset]
      charge(
        tableau.basicSymbol[entry.row],
        value: tableau.constants[entry.row],
        rate: direction * tableau.coefficient(at: entry)
      )
    }
    return !isHeld && rates.allSatisfy { $0.rate.isNegligible }
  }
}
