/// A system of linear equations in solved form.
///
/// Each row is an equation `basic symbol = constant + sum of coefficient * parametric symbol`.
/// Every parametric symbol is zero, so a row's constant is the value of its basic symbol.
///
/// The matrix is stored twice: by rows with the coefficients, and by columns with the indices of
/// the cells. Each half stores its index in the other. Therefore a pass over a symbol's column only
/// reads rows with that symbol, and every cell is updated in place.
///
/// Columns of symbols that cannot move are hidden: neither half has them, and `Derivation` computes
/// them.
struct Tableau: Sendable {
  struct Cell: BitwiseCopyable, Sendable {
    var symbol: Symbol
    var columnIndex: EntryIndex
    var coefficient: Double
  }

  struct ColumnEntry: BitwiseCopyable, Sendable {
    var row: Row
    var rowIndex: CellIndex
  }

  private(set) var rows = SegmentedArena<RowKind, Cell>()
  private(set) var columns = SegmentedArena<SymbolKind, ColumnEntry>()

  /// The value of each row's basic symbol.
  var constants = Row.Table<Double>()

  /// The basic symbol of each row, or `none` for an unused row.
  private(set) var basicSymbol = Row.Table<Symbol>()

  /// The row of each basic symbol, or `none` for a parametric symbol.
  private(set) var rowOfSymbol = Symbol.Table<Row>()

  /// The rows with a constant that the last pivot changed, without the pivot row.
  private(set) var rowsMovedByPivot: ContiguousArray<Row> = []

  private(set) var derivation = Derivation()

  private var unusedRows: ContiguousArray<Row> = []

  /// For each symbol, its index in the row that a pivot substitutes, or else `none`.
  ///
  /// It may be shorter than the other tables of symbols, see ``markPivotRow(_:)``.
  private var indexInPivotRow = Symbol.Table<CellIndex>()

  /// For each cell of the substituted row, the last row that was found to share its symbol.
  private var lastRowSharing = CellIndex.Table<Row>()

  mutating func reserveCapacity(symbols: Int, rows rowCount: Int) {
    columns.reserveCapacity(lists: symbols, elements: 4 * rowCount)
    rows.reserveCapacity(lists: rowCount, elements: 4 * rowCount)
    constants.reserveCapacity(rowCount)
    basicSymbol.reserveCapacity(rowCount)
    rowOfSymbol.reserveCapacity(symbols)
    indexInPivotRow.reserveCapacity(symbols)
  }

  /// Adds a symbol, which is parametric and in no row.
  mutating func addSymbol() -> Symbol {
    let symbol = columns.addSegment()
    rowOfSymbol.append(.none)
    return symbol
  }

  /// Adds a row without cells; `parts` are the rows and hidden symbols in its sum.
  mutating func addRow(
    basic symbol: Symbol,
    constant: Double,
    parts: ContiguousArray<Derivation.Entry>
  ) -> Row {
    let row: Row
    if let reused = unusedRows.popLast() {
      row = reused
      constants[row] = constant
      basicSymbol[row] = symbol
      derivation.recordCreation(of: row, from: parts)
    } else {
      row = rows.addSegment()
      constants.append(constant)
      basicSymbol.append(symbol)
      if !parts.isEmpty {
        derivation.recordCreation(of: row, from: parts)
      }
    }
    rowOfSymbol[symbol] = row
    return row
  }

  /// Removes the last created row, before any pivot.
  mutating func withdrawRow(_ row: Row) {
    derivation.removeCreation(of: row)
    removeRow(row)
  }

  /// Removes a row; its basic symbol becomes parametric and is in no row.
  mutating func removeRow(_ row: Row) {
    while rows.count(row) > 0 {
      removeCell(rows.endIndex(of: row).previous, of: row)
    }
    rowOfSymbol[basicSymbol[row]] = .none
    basicSymbol[row] = .none
    unusedRows.append(row)
  }

  @inline(__always)
  mutating func appendCell(_ symbol: Symbol, _ coefficient: Double, to row: Row) {
    let rowIndex = rows.endIndex(of: row)
    let columnIndex = columns.append(ColumnEntry(row: row, rowIndex: rowIndex), to: symbol)
    rows.append(
      Cell(symbol: symbol, columnIndex: columnIndex, coefficient: coefficient),
      to: row
    )
  }

  @inline(__always)
  mutating func removeCell(_ index: CellIndex, of row: Row) {
    let cell = rows[row, index]
    if columns.swapRemove(cell.columnIndex, from: cell.symbol) {
      let moved = columns[cell.symbol, cell.columnIndex]
      rows[moved.row, moved.rowIndex].columnIndex = cell.columnIndex
    }
    if rows.swapRemove(index, from: row) {
      let moved = rows[row, index]
      columns[moved.symbol, moved.columnIndex].rowIndex = index
    }
  }

  /// Returns the coefficient of the cell of a column entry.
  @inline(__always)
  func coefficient(at entry: ColumnEntry) -> Double {
    rows[entry.row, entry.rowIndex].coefficient
  }

  /// Returns the number of rows with a parametric symbol.
  @inline(__always)
  func columnCount(_ symbol: Symbol) -> Int {
    columns.count(symbol)
  }
}

// MARK: - Pivoting

extension Tableau {
  /// Exchanges the basic symbol of a row with the parametric symbol of one of its cells.
  ///
  /// The basic symbol may get no column.
  ///
  /// - Complexity: the cells of all rows that contain the symbol.
  mutating func pivot(row: Row, cell index: CellIndex, hidingLeaving isHidden: Bool) {
    let entering = rows[row, index].symbol
    let leaving = basicSymbol[row]
    let inverse = 1 / rows[row, index].coefficient
    if !rowsMovedByPivot.isEmpty { rowsMovedByPivot.removeAll(keepingCapacity: true) }
    solve(row, for: index, hidingLeaving: isHidden)
    substitute(row, for: entering)
    derivation.recordPivot(of: row, leaving: leaving, inverse: inverse)
  }

  /// Substitutes a row for its basic symbol in every cell with that symbol.
  private mutating func substitute(_ row: Row, for entering: Symbol) {
    guard columns.count(entering) > 0 else { return }
    let columnCells = markPivotRow(row)
    while columns.count(entering) > 0 {
      let entry = columns[entering, columns.endIndex(of: entering).previous]
      let factor = coefficient(at: entry)
      removeCell(entry.rowIndex, of: entry.row)
      derivation.recordAddition(to: entry.row, times: factor)
      if constants[row] != 0 {
        constants[entry.row] += factor * constants[row]
        rowsMovedByPivot.append(entry.row)
      }
      if rows.count(entry.row) <= columnCells {
        addByRow(row, times: factor, to: entry.row)
      } else {
        addByColumns(row, times: factor, to: entry.row)
      }
    }
    unmarkPivotRow(row)
  }

  /// Rewrites a row so that the symbol of one of its cells is basic.
  private mutating func solve(_ row: Row, for index: CellIndex, hidingLeaving isHidden: Bool) {
    let entering = rows[row, index]
    let leaving = basicSymbol[row]
    let inverse = 1 / entering.coefficient
    removeCell(index, of: row)
    for offset in rows.range(row) {
      rows[offset].coefficient *= -inverse
    }
    if !isHidden {
      appendCell(leaving, inverse, to: row)
    }
    constants[row] *= -inverse
    basicSymbol[row] = entering.symbol
    rowOfSymbol[entering.symbol] = row
    rowOfSymbol[leaving] = .none
  }

  /// Records the positions of the pivot row's symbols, and returns the number of cells in their
  /// columns.
  private mutating func markPivotRow(_ row: Row) -> Int {
    indexInPivotRow.append(repeating: .none, upTo: rowOfSymbol.count)
    var columnCells = 0
    lastRowSharing.removeAll(keepingCapacity: true)
    for (index, offset) in zip(rows.indices(of: row), rows.range(row)) {
      let symbol = rows[offset].symbol
      indexInPivotRow[symbol] = index
      lastRowSharing.append(.none)
      columnCells += columns.count(symbol)
    }
    return columnCells
  }

  private mutating func unmarkPivotRow(_ row: Row) {
    for offset in rows.range(row) {
      indexInPivotRow[rows[offset].symbol] = .none
    }
  }

  /// Adds a multiple of the pivot row to another row, and finds the shared symbols by a pass over
  /// that row.
  private mutating func addByRow(_ pivotRow: Row, times factor: Double, to row: Row) {
    for index in rows.indices(of: row).reversed() {
      let cell = rows[row, index]
      let pivotIndex = indexInPivotRow[cell.symbol]
      if pivotIndex != .none {
        lastRowSharing[pivotIndex] = row
        let sum = cell.coefficient + factor * rows[pivotRow, pivotIndex].coefficient
        if sum.isNegligible {
          removeCell(index, of: row)
        } else {
          rows[row, index].coefficient = sum
        }
      }
    }
    for pivotIndex in lastRowSharing.indices where lastRowSharing[pivotIndex] != row {
      appendProduct(pivotRow, pivotIndex, factor, to: row)
    }
  }

  /// Adds a multiple of the pivot row to another row, and finds the shared symbols by the columns.
  ///
  /// It is cheaper if the other row is long and the columns are short.
  private mutating func addByColumns(_ pivotRow: Row, times factor: Double, to row: Row) {
    for pivotIndex in rows.indices(of: pivotRow) {
      let pivotCell = rows[pivotRow, pivotIndex]
      let offsets = columns.range(pivotCell.symbol)
      guard let offset = offsets.first(where: { columns[$0].row == row }) else {
        appendProduct(pivotRow, pivotIndex, factor, to: row)
        continue
      }
      let index = columns[offset].rowIndex
      let sum = rows[row, index].coefficient + factor * pivotCell.coefficient
      if sum.isNegligible {
        removeCell(index, of: row)
      } else {
        rows[row, index].coefficient = sum
      }
    }
  }

  @inline(__always)
  private mutating func appendProduct(
    _ pivotRow: Row,
    _ pivotIndex: CellIndex,
    _ factor: Double,
    to row: Row
  ) {
    let cell = rows[pivotRow, pivotIndex]
    let product = factor * cell.coefficient
    if !product.isNegligible {
      appendCell(cell.symbol, product, to: row)
    }
  }
}
