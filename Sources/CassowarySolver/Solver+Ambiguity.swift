extension Solver {
  /// Whether the installed constraints alone decide a variable's value.
  ///
  /// False if the variable has another value in some solution that violates the constraints no
  /// more, at any priority. Which values such freedom gets from the rules below all priorities
  /// does not count. Only changes along one edge of the solution space are tried, so the answer
  /// can be true by mistake where several constraints meet by coincidence.
  ///
  /// - Precondition: nothing has changed since `solve()`.
  package func isDetermined(_ variable: Variable) -> Bool {
    var probe = self
    probe.expand(variable.id, times: 1)
    probe.expandDefinitions()
    return !probe.accumulator.symbols.contains { symbol in
      !probe.accumulator.coefficients[Int(symbol)].isNegligible
        && (isFreeToMove(symbol, 1) || isFreeToMove(symbol, -1))
    }
  }

  /// Whether a parametric symbol can leave zero without any priority losing by it.
  private func isFreeToMove(_ symbol: Symbol, _ direction: Double) -> Bool {
    var rates = ContiguousArray<(level: Level, rate: Double)>()
    func charge(_ symbol: Symbol, value: Double, rate: Double) {
      let state = symbols[Int(symbol)]
      let isAbove = value.isNegligible ? rate > 0 : value > 0
      let level = isAbove ? state.above : state.below
      guard level != .free, levels[level] > 0 else { return }
      let growth = isAbove ? rate : -rate
      if let known = rates.firstIndex(where: { $0.level == level }) {
        rates[known].rate += growth
      } else {
        rates.append((level, growth))
      }
    }
    charge(symbol, value: 0, rate: direction)
    for place in tableau.columns.range(symbol) {
      let entry = tableau.columns[place]
      charge(
        tableau.basicSymbol[Int(entry.row)],
        value: tableau.constants[Int(entry.row)],
        rate: direction * tableau.coefficient(at: entry)
      )
    }
    return rates.allSatisfy { $0.rate.isNegligible }
  }
}
