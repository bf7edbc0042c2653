/// Finds the values that satisfy linear constraints as well as possible by their strengths.
///
/// In this order of importance, the best solution
/// 1. satisfies every required constraint, and has no negative size;
/// 2. for each priority from the highest down, has the least sum of violations at that priority,
///    never trading a higher priority for any number of lower ones;
/// 3. has the least sum of distances of inequalities from their bounds, so that a position with
///    only an inequality is at its bound. Inequalities between sizes alone do not count: a size
///    with only an upper bound is zero, not the bound;
/// 4. has the least sum of sizes;
/// 5. breaks ties by the order of creation: within each of the rules above in turn, it violates the
///    earliest constraint least, then the second, and so on; finally it has the smallest first size.
///
/// The remaining free positions do not depend on any of these values. Among free positions that
/// depend on each other, the first created one is zero.
///
/// Exactly one value remains for every variable. Results depend on the installed constraints and
/// the order of their creation, not on the history.
///
/// The method is the simplex algorithm on a tableau in solved form, as in Cassowary, with three
/// changes:
/// - The objective is an ordered vector instead of a weighted sum.
/// - A residual is one symbol with a breakpoint instead of two error variables (`SymbolState`). A
///   move passes breakpoints as long as it improves the objective (`Solver+TurningPoints`).
/// - The tableau omits required equations that only define a fresh position (`Solver+Definitions`)
///   and the columns of residuals that cannot move (`Derivation`).
///
/// A solver is a value: a copy is a fork, and costs a block copy of some arrays once one of the two
/// changes.
package struct Solver: Sendable {
  var tableau = Tableau()
  var symbols = Symbol.Table<SymbolState>()
  var variables = Variable.Table<VariableState>()
  var levels = LevelTable()

  /// The installed constraints by slot; slots are reused, handles are not.
  var constraints = Slot.Table<ConstraintState>()
  var terms = SegmentedArena<SlotKind, Term>()
  var slotOfConstraint = ConstraintID.Table<Slot>()
  var unusedSlots: ContiguousArray<Slot> = []

  /// The slots of removed constraints that are still in the tableau.
  var waiting: ContiguousArray<Slot> = []

  /// The smallest and largest rank of a definition.
  var definitionRanks: ClosedRange<Rank> = .first ... .first
  var definitionOrder = DefinitionOrder()

  /// The tableau is not rebuilt while the derivation costs at most this much.
  var derivationLimit = 0

  /// The definitions at the last reading, if there have been edits since.
  var definitionProgram: DefinitionProgram?

  var queue = CandidateQueue()
  var accumulator = RowAccumulator()
  var pendingDefinitions = RankedHeap()
  var charges = ChargeSum()

  /// Rows with a constant that an edit moved to zero, past zero or to a forbidden side.
  var crossing: ContiguousArray<Row> = []

  /// Rows with symbols that the current move takes past zero.
  var passedRows: ContiguousArray<Row> = []

  /// Symbols that were found on a forbidden side.
  var violations: ContiguousArray<Symbol> = []

  /// Whether neither pivots nor definitions have changed since `settleFreePositions()`.
  var isSettled = true

  /// The determination since `solve()`, computed on demand.
  var determination: Determination?

  /// The strength of constraints that only pull things together.
  ///
  /// They determine the size of a view within the bounds of other constraints. They do not
  /// determine a size that is zero because nothing else constrains it.
  package var pull: Strength?

  /// The number of pivots so far.
  package internal(set) var pivotCount = 0

  /// The number of row creations and changes in the current tableau.
  package var rowChangeCount: Int { tableau.derivation.cost }

  var readings = Readings()

  package init() {}

  /// Creates a variable, which is zero until constraints determine it.
  package mutating func makeVariable(_ domain: Domain = .unrestricted) -> Variable {
    let variable = variables.endIndex
    let isSize = domain == .nonNegative
    let symbol = makeSymbol(
      SymbolState(
        above: isSize ? .size : .free,
        below: isSize ? .required : .free,
        order: variable.number,
        variable: variable
      )
    )
    variables.append(VariableState(symbol: symbol, isSize: isSize))
    readings.addVariable()
    return variable
  }

  /// Finds the best solution.
  ///
  /// The cost depends on the effects of the changes since the last call. `changedVariables`
  /// contains the variables with new values.
  ///
  /// - Returns: The values of all variables, by their numbers.
  @discardableResult
  package mutating func solve() -> ContiguousArray<Double> {
    determination = nil
    takeOutWaiting()
    rebuildIfOverdue()
    optimize()
    settleFreePositions()
    readValues()
    return readings.values.elements
  }

  /// Reserves capacity for additional variables and constraints.
  package mutating func reserveCapacity(variables more: Int, constraints: Int) {
    let symbolCount = symbols.count + more + constraints
    symbols.reserveCapacity(symbolCount)
    accumulator.reserveCapacity(symbols: symbolCount)
    tableau.reserveCapacity(symbols: symbolCount, rows: constraints)
    variables.reserveCapacity(variables.count + more)
    readings.reserveCapacity(variables.count + more)
    self.constraints.reserveCapacity(constraints)
    slotOfConstraint.reserveCapacity(constraints)
    terms.reserveCapacity(lists: constraints, elements: constraints * Self.usualTermCount)
  }

  /// The usual number of terms of one constraint: two items with an edge or a length each.
  private static let usualTermCount = 4

  mutating func makeSymbol(_ state: SymbolState) -> Symbol {
    symbols.append(state)
    accumulator.addSymbol()
    return tableau.addSymbol()
  }
}
