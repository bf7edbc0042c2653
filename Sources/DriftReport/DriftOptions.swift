/// How a comparison is carried out.
package struct DriftOptions: Hashable, Sendable {
  /// The largest difference, in points, that a number of the geometry may have without being drift.
  ///
  /// Zero unless asked: recordings are exact, so every difference has a cause. Whatever a tolerance
  /// lets pass is counted in ``IgnoredDifferences/rows``. It never applies to times, names or states.
  package var tolerance: Double

  /// How bad which drift is.
  package var policy: DriftPolicy

  /// Whether views that were pushed or stretched by others are reported as well, not only counted.
  package var reportsConsequences: Bool

  package init(
    tolerance: Double = 0,
    policy: DriftPolicy = DriftPolicy(),
    reportsConsequences: Bool = false
  ) {
    self.tolerance = tolerance
    self.policy = policy
    self.reportsConsequences = reportsConsequences
  }
}
