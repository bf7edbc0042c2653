/// Sums a linear expression over symbols, in a dense, reusable table.
struct RowAccumulator: Sendable {
  var constant = 0.0
  private(set) var coefficients = Symbol.Table<Double>()

  /// The added symbols, in the order of their first addition until they are sorted.
  private(set) var symbols: ContiguousArray<Symbol> = []
  private var isListed = Symbol.Table<Bool>()

  /// The rows and symbols with hidden columns in the sum.
  private(set) var parts: ContiguousArray<Derivation.Entry> = []

  mutating func reserveCapacity(symbols count: Int) {
    coefficients.reserveCapacity(count)
    isListed.reserveCapacity(count)
  }

  mutating func addSymbol() {
    coefficients.append(0)
    isListed.append(false)
  }

  @inline(__always)
  mutating func add(_ symbol: Symbol, _ coefficient: Double) {
    if !isListed[symbol] {
      isListed[symbol] = true
      symbols.append(symbol)
    }
    coefficients[symbol] += coefficient
  }

  /// Records hidden columns that are part of the sum.
  @inline(__always)
  mutating func addHidden(_ part: Derivation.Entry) {
    parts.append(part)
  }

  /// Removes and returns a symbol's coefficient.
  mutating func take(_ symbol: Symbol) -> Double {
    defer { coefficients[symbol] = 0 }
    return coefficients[symbol]
  }

  /// Sorts the symbols by creation.
  mutating func sortSymbols() {
    symbols.sort()
  }

  mutating func reset() {
    for symbol in symbols {
      coefficients[symbol] = 0
      isListed[symbol] = false
    }
    symbols.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    constant = 0
  }
}
