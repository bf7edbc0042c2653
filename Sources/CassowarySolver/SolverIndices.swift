enum SymbolKind {}
enum RowKind {}
enum SlotKind {}
enum RankKind {}

/// The index of a symbol: a variable of the caller's, or the residual of a constraint.
typealias Symbol = TypedIndex<SymbolKind>

/// The index of a row of the tableau.
typealias Row = TypedIndex<RowKind>

/// The index at which the solver keeps an installed constraint.
typealias Slot = TypedIndex<SlotKind>

/// The position of a definition among all, which may become negative.
///
/// A definition mentions only symbols of the tableau and variables of lower rank.
typealias Rank = TypedIndex<RankKind>

/// The index of a cell in its row.
typealias CellIndex = TypedIndex<ItemKind<RowKind>>

/// The index of an entry in its column.
typealias EntryIndex = TypedIndex<ItemKind<SymbolKind>>
