enum SymbolKind {}
enum RowKind {}
enum SlotKind {}
enum RankKind {}

/// The index of a symbol: a variable of the caller, or the residual of a constraint.
typealias Symbol = TypedIndex<SymbolKind>

/// The index of a row of the tableau.
typealias Row = TypedIndex<RowKind>

/// The index of an installed constraint in the solver.
typealias Slot = TypedIndex<SlotKind>

/// The position of a definition among all definitions, which may become negative.
///
/// A definition mentions only symbols of the tableau and variables of lower rank.
typealias Rank = TypedIndex<RankKind>

/// The index of a cell in its row.
typealias CellIndex = TypedIndex<ItemKind<RowKind>>

/// The index of an entry in its column.
typealias EntryIndex = TypedIndex<ItemKind<SymbolKind>>
