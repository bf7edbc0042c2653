/// The numbers of differences that are not drift, which every report lists.
///
/// If hashes differ without drift, at least one of these numbers is positive.
package struct IgnoredDifferences: Hashable, Sendable {
  /// The rows (a view or the screen at a checkpoint, a keyboard notification) with numbers within
  /// the tolerance.
  package var rows: Int
  /// The findings of both sides with other numbers or another text.
  package var findings: Int
  /// The cases without compared events, because one of two engines does not report events.
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
