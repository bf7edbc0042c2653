/// What differs between two recordings and is no drift, counted, so that every report lists it.
///
/// Hashes that differ never end as "no drift" unless one of these counts accounts for that.
package struct IgnoredDifferences: Hashable, Sendable {
  /// Rows (a view or the screen at a checkpoint, a keyboard notification) in which the tolerance let a
  /// number pass.
  package var rows: Int
  /// Findings that both sides have, with other numbers or in other words.
  package var findings: Int
  /// Cases whose events are not compared, because one of two engines reports none.
  package var casesWithoutEvents: Int

  package init(rows: Int = 0, findings: Int = 0, casesWithoutEvents: Int = 0) {
    self.rows = rows
    self.findings = findings
    self.casesWithoutEvents = casesWithoutEvents
  }

  var isEmpty: Bool { self == IgnoredDifferences() }

  static func + (left: IgnoredDifferences, right: IgnoredDifferences) -> IgnoredDifferences {
    IgnoredDifferences(
      rows: left.rows + right.rows,
      findings: left.findings + right.findings,
      casesWithoutEvents: left.casesWithoutEvents + right.casesWithoutEvents
    )
  }
}
