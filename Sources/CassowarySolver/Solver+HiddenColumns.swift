extension Solver {
  /// Puts the column of a constraint's residual into the tableau, if it is hidden.
  ///
  /// It stays there for as long as the constraint is installed: what is edited once is edited again.
  mutating func revealColumn(of slot: Int32) {
    let residual = constraints[Int(slot)].residual
    guard symbols[Int(residual)].isHidden else { return }
    symbols[Int(residual)].isHidden = false
    guard tableau.rowOfSymbol[Int(residual)] == Tableau.none else { return }
    tableau.revealColumn(of: residual, since: Int(constraints[Int(slot)].firstStep))
  }
}
