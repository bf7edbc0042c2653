/// The parametric symbols with a reduced cost that may have changed since their last check.
///
/// The queue is first in, first out.
struct CandidateQueue: Sendable {
  private var symbols: ContiguousArray<Symbol> = []
  private var head = 0

  mutating func append(_ symbol: Symbol) {
    symbols.append(symbol)
  }

  mutating func popFirst() -> Symbol? {
    guard head < symbols.count else {
      symbols.removeAll(keepingCapacity: true)
      head = 0
      return nil
    }
    head += 1
    return symbols[head - 1]
  }

  /// Removes the symbol with the lowest number.
  mutating func popLowest() -> Symbol? {
    guard let lowest = symbols[head...].indices.min(by: { symbols[$0] < symbols[$1] }) else {
      return popFirst()
    }
    symbols.swapAt(lowest, head)
    return popFirst()
  }
}
