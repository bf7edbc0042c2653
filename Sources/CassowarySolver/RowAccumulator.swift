/// Sums a linear expression over symbols, in a dense, reusable table.
struct RowAccumulator: Sendable {
  private struct Cell: BitwiseCopyable, Sendable {
    var coefficient = 0.0
    var isListed = false
  }

  var constant = 0.0
  private var cells = Symbol.Table<Cell>()

  /// The added symbols, in the order of their first addition until they are sorted.
  private(set) var symbols: ContiguousArray<Symbol> = []

  /// The rows and symbols with hidden columns in the sum.
  private(set) var parts: ContiguousArray<Derivation.Entry> = []

  mutating func reserveCapacity(symbols count: Int) {
    cells.reserveCapacity(count)
  }

  mutating func addSymbol() {
    cells.append(Cell())
  }

  @inline(__always)
  mutating func add(_ symbol: Symbol, _ coefficient: Double) {
    if !cells[symbol].isListed {
      cells[symbol].isListed = true
      symbols.append(symbol)
    }
    cells[symbol].coefficient += coefficient
  }

  @inline(__always)
  func coefficient(of symbol: Symbol) -> Double { cells[symbol].coefficient }

  /// Records hidden columns that are part of the sum.
  @inline(__always)
  mutating func addHidden(_ part: Derivation.Entry) {
    parts.append(part)
  }

  /// Removes and returns a symbol's coefficient.
  mutating func take(_ symbol: Symbol) -> Double {
    defer { cells[symbol].coefficient = 0 }
    return cells[symbol].coefficient
  }

  /// Sorts the symbols by creation.
  mutating func sortSymbols() {
    symbols.sort()
  }

  mutating func reset() {
    // A removal of all elements at once costs more than the usual three or four removals.
    while let symbol = symbols.popLast() { cells[symbol] = Cell() }
    if !parts.isEmpty { parts.removeAll(keepingCapacity: true) }
    constant = 0
  }
}
