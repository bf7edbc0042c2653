/// What is wrong with the text of a comparison, and where.
struct ComparisonProblem: Error, Equatable {
  /// Unicode scalars from the beginning of the text.
  var offset: Int
  /// What is wrong, in one clause.
  var reason: String
  /// What would be right, in one clause.
  var remedy: String
}
