extension Solver {
  /// Puts the column of a constraint's residual into the tableau, if it is hidden.
  ///
  /// It stays there while the constraint is installed, because an edited constraint is usually
  /// edited again.
  mutating func revealColumn(of slot: Slot) {
    let residual = constraints[slot].residual
    guard symbols[residual].isHidden else { return }
    symbols[residual].isHidden = false
    guard tableau.rowOfSymbol[residual] == .none else { return }
    tableau.revealColumn(of: residual, since: constraints[slot].firstStep)
  }
}
