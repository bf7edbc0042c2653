// Solutions depend on the installed constraints and not on the history. If undoing the history step
// by step would be long, the tableau is rebuilt.

extension Solver {
  /// Rebuilds the tableau if its history is much longer than necessary.
  ///
  /// Layouts take two or three steps per constraint. If a rebuilt tableau takes more, the next
  /// limit is four times its cost.
  mutating func rebuildIfOverdue() {
    guard tableau.derivation.cost > max(1000 + 16 * constraints.count, derivationLimit)
    else { return }
    _ = rebuild(keeping: .none)
    derivationLimit = 4 * tableau.derivation.cost
  }

  /// Rebuilds the tableau without the constraints that wait for removal, except one.
  ///
  /// - Returns: False, without a change, if rounding makes that impossible.
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
      // Feasible constraints stay feasible, except for rounding. The former tableau is the proof.
      self = former
      return false
    }
  }

  /// Removes all rows and definitions.
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
