/// The defined variables in an order in which each comes after those it depends on.
struct DefinitionOrder: Sendable {
  /// In order once `sort` was called.
  private(set) var variables: ContiguousArray<Int32> = []
  private var isSorted = true

  mutating func append(_ variable: Int32, isLast: Bool) {
    variables.append(variable)
    isSorted = isSorted && isLast
  }

  mutating func remove(_ variable: Int32) {
    if variables.last == variable {
      variables.removeLast()
    } else {
      variables.removeAll { $0 == variable }
    }
  }

  mutating func sort(by states: ContiguousArray<VariableState>) {
    guard !isSorted else { return }
    variables.sort { states[Int($0)].rank < states[Int($1)].rank }
    isSorted = true
  }
}
