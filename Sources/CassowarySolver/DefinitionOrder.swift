/// The defined variables, each after the variables that it depends on.
struct DefinitionOrder: Sendable {
  /// The variables, in order after a call of `sort`.
  private(set) var variables: ContiguousArray<Variable> = []
  private var isSorted = true

  mutating func append(_ variable: Variable, isLast: Bool) {
    variables.append(variable)
    isSorted = isSorted && isLast
  }

  mutating func remove(_ variable: Variable) {
    if variables.last == variable {
      variables.removeLast()
    } else {
      variables.removeAll { $0 == variable }
    }
  }

  mutating func sort(by states: Variable.Table<VariableState>) {
    guard !isSorted else { return }
    variables.sort { states[$0].rank < states[$1].rank }
    isSorted = true
  }
}
