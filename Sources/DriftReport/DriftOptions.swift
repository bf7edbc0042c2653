package import Reporting

/// The options of a comparison.
package struct DriftOptions: Hashable, Sendable {
  /// The largest difference of a geometric number that is not drift, in points.
  ///
  /// The default is zero: recordings are exact, so every difference has a cause. Differences within
  /// the tolerance are counted in ``IgnoredDifferences/rows``. It never applies to times, to names
  /// or to Boolean values.
  package var tolerance: Double

  /// The severities of drift.
  package var policy: DriftPolicy

  /// Whether views that other views pushed or stretched are reported, not only counted.
  package var reportsConsequences: Bool

  /// The lowest severity of drift that fails a comparison.
  package var failingSeverity: Severity

  package init(
    tolerance: Double = 0,
    policy: DriftPolicy = DriftPolicy(),
    reportsConsequences: Bool = false,
    failingSeverity: Severity = .warning
  ) {
    self.tolerance = tolerance
    self.policy = policy
    self.reportsConsequences = reportsConsequences
    self.failingSeverity = failingSeverity
  }
}
