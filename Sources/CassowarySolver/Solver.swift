/// Finds the values that satisfy linear constraints as well as their strengths demand.
///
/// The best solution is the one that, in this order of importance,
/// 1. satisfies every required constraint, and has no negative size;
/// 2. for each priority from the highest down, has the least sum of violations at that priority,
///    never trading a higher priority for any number of lower ones;
/// 3. has the least sum of distances of inequalities from their bounds, so that a position that
///    only an inequality limits lies on the bound. Inequalities between sizes alone do not count:
///    a size with nothing but an upper bound is to be zero, not the bound;
/// 4. has the least sum of sizes;
/// 5. where that leaves a tie, satisfies the constraint created first best, then the second, and
///    so on (within each of the above in turn), and then has the earliest size smallest.
///
/// What is still free are positions that nothing ties to anything decided. Of those tied to each
/// other the one created first is zero.
///
/// That leaves exactly one value for everything, so results depend on what is installed and in
/// which order it was created, not on the path there.
///
/// The method is the simplex algorithm on a tableau in solved form, as in Cassowary, with three
/// changes: the objective is an ordered vector instead of a weighted sum; a residual is one symbol
/// with a kink instead of two error variables (`SymbolState`), and a move passes as many kinks as
/// are worth it (`Solver+TurningPoints`); and what is known without it stays out of the tableau:
/// required equations that merely define a fresh position (`Solver+Definitions`) and the columns of
/// residuals that cannot move (`Derivation`).
///
/// A solver is a value: a copy is a fork, and costs a block copy of some arrays once one of the
/// two changes.
package struct Solver: Sendable {
  var tableau = Tableau()
  var symbols = Symbol.Table<SymbolState>()
  var variables = Variable.Table<VariableState>()
  var levels = LevelTable()

  /// The installed constraints by slot, which is reused, unlike the handle.
  var constraints = Slot.Table<ConstraintState>()
  var terms = SegmentedArena<SlotKind, Term>()
  var slotOfConstraint = ConstraintID.Table<Slot>()
  var unusedSlots: ContiguousArray<Slot> = []

  /// The slots of constraints that were removed and are still in the tableau.
  var waiting: ContiguousArray<Slot> = []

  /// The smallest and largest rank of a definition.
  var definitionRanks: ClosedRange<Rank> = .first ... .first
  var definitionOrder = DefinitionOrder()

  /// A cost of the derivation up to which the tableau is not rebuilt.
  var derivationLimit = 0

  /// The definitions as they were at the last reading, if there have been edits since.
  var definitionProgram: DefinitionProgram?

  var queue = CandidateQueue()
  var accumulator = RowAccumulator()
  var pendingDefinitions = RankedHeap()
  var charges = ChargeSum()

  /// Rows whose constant an edit brought to zero, beyond it or where it must not be.
  var crossing: ContiguousArray<Row> = []

  /// Rows whose symbols the present move takes past zero.
  var passedRows: ContiguousArray<Row> = []

  /// Symbols that were seen on a forbidden side.
  var violations: ContiguousArray<Symbol> = []

  /// Whether neither pivots nor definitions have changed since `settleFreePositions()`.
  var isSettled = true

  /// Known once requested since `solve()`.
  var determination: Determination?

  /// The strength of constraints that only draw things together.
  ///
  /// They decide how small something is that other constraints bound, but a size that is zero
  /// because nothing else constrains it is not determined by them.
  package var pull: Strength?

  /// How many pivots there have been.
  package internal(set) var pivotCount = 0

  /// How often rows of the present tableau were made or changed.
  package var rowChangeCount: Int { tableau.derivation.cost }

  var readings = Readings()

  package init() {}

  /// Makes a variable, which is zero until constraints determine it.
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
  /// Costs what the changes since the last time affect. Which values are others than before is in
  /// `changedVariables`.
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

  /// Makes room for so many more variables and constraints.
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

  /// Room for the terms of one constraint: two items with an edge or a length each.
  private static let usualTermCount = 4

  mutating func makeSymbol(_ state: SymbolState) -> Symbol {
    symbols.append(state)
    accumulator.addSymbol()
    return tableau.addSymbol()
  }
}
