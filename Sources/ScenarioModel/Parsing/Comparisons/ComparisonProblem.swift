import SnapshotModel

/// A mistake in the text of a comparison, and its position.
struct ComparisonProblem: Error, Equatable {
  /// The position, in Unicode scalars from the beginning of the text.
  var offset: Int
  /// The mistake, in one clause.
  var reason: String
  /// The fix or the hint.
  var advice: Advice
}
