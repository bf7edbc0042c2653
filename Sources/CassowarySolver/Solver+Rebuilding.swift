// Solutions depend on what is installed and not on the path there. So where undoing the path step
// by step would be long, the tableau is rebuilt.

extension Solver {
  /// Rebuilds the tableau if the steps that led to it have become many more than it takes.
  ///
  /// Layouts take two or three steps a constraint. Where it turns out that it takes more, it takes
  /// as many again and again before the next time.
  mutating func rebuildIfOverdue() {
    guard tableau.derivation.cost > max(1000 + 16 * constraints.count, derivationLimit)
    else { return }
    _ = rebuild(keeping: .none)
    derivationLimit = 4 * tableau.derivation.cost
  }

  /// Rebuilds the tableau without the constraints that wait to be taken out, except for one.
  ///
  /// - Returns: False, and nothing is changed, if rounding makes that impossible.
  mutating func rebuild(keeping kept: Slot) -> Bool {
    let former = self
    var slots = slotOfConstraint.filter { $0 != .none }
    if kept != .none {
      slots.append(kept)
      slots.sort { constraints[$0].id < constraints[$1].id }
    }
    for slot in waiting where slot != kept {
      release(slot)
    }
    waiting.removeAll { $0 != kept }
    forgetTableau()
    do throws(SolverError) {
      for slot in slots {
        try install(slot)
      }
      return true
    } catch {
      // What was feasible is, but for rounding. The former tableau shows how.
      self = former
      return false
    }
  }

  /// Leaves a tableau without rows, and no definitions.
  private mutating func forgetTableau() {
    tableau = Tableau()
    for symbol in symbols.indices {
      _ = tableau.addSymbol()
      symbols[symbol].side = 1
      symbols[symbol].isQueued = false
    }
    for variable in variables.indices {
      variables[variable].definition = .none
      variables[variable].dependents = 0
    }
    definitionRanks = .first ... .first
    definitionOrder = DefinitionOrder()
    definitionProgram = nil
    queue = CandidateQueue()
    violations = []
    isSettled = false
    readings.outdateAll()
  }
}
