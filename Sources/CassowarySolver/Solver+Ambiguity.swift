/// Which variables the solution found last leaves no choice.
struct Determination: Sendable {
  /// Per symbol, whether it is parametric and can leave zero without any priority losing by it.
  fileprivate var isFree: Symbol.Table<Bool>

  /// Per variable, whether nothing that it is calculated from is free.
  fileprivate var isCertain: Variable.Table<Bool>
}

extension Solver {
  /// Whether the installed constraints alone decide a variable's value.
  ///
  /// False if the variable has another value in some solution that violates the constraints no
  /// more, at any priority. Which values such freedom gets from the rules below all priorities
  /// does not count, and of a size that is zero neither does a pull (`pull`). Only changes along
  /// one edge of the solution space are tried, so the answer can be true by mistake where several
  /// constraints meet by coincidence.
  ///
  /// - Precondition: nothing has changed since `solve()`.
  /// - Complexity: The first question after `solve()` costs all cells of the tableau, the others
  ///   next to nothing where the answer is true.
  package mutating func isDetermined(_ variable: Variable) -> Bool {
    if let isCertain = determination?.isCertain[variable] {
      return isCertain || isDeterminedByCancelling(variable, determination)
    }
    determination = findDetermination()
    return isDetermined(variable)
  }

  /// Whether what a variable is calculated from is free, but cancels.
  private mutating func isDeterminedByCancelling(
    _ variable: Variable,
    _ determination: Determination?
  ) -> Bool {
    guard let determination else { return false }
    expand(variable, times: 1)
    expandDefinitions()
    defer { accumulator.reset() }
    return !accumulator.symbols.contains { symbol in
      !accumulator.coefficients[symbol].isNegligible && determination.isFree[symbol]
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

  /// What each priority would lose.
  private typealias Rates = ContiguousArray<(level: Level, rate: Double)>

  /// Whether a parametric symbol can leave zero without any priority losing by it.
  ///
  /// This is asked of every symbol, so there is room to calculate in.
  private func isFreeToMove(_ symbol: Symbol, _ direction: Double, _ rates: inout Rates) -> Bool {
    rates.removeAll(keepingCapacity: true)
    var isHeld = false
    let negligible = symbols[symbol].isVariable ? pull?.rawValue ?? 0 : 0
    func charge(_ symbol: Symbol, value: Double, rate: Double) {
      let state = symbols[symbol]
      let isAbove = value.isNegligible ? rate > 0 : value > 0
      let level = isAbove ? state.above : state.below
      guard level != .free, levels[level] > negligible else { return }
      let growth = isAbove ? rate : -rate
      // What is required holds in a solution, so that nothing else at this level makes up for it.
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
