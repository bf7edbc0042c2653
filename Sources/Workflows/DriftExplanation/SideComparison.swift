package import DriftReport

/// Two sides, their drift, and the input changes of drifted cases.
package struct SideComparison {
  /// The reference side and its selected cases.
  package let from: RecordingSide
  /// The judged side and its selected cases.
  package let to: RecordingSide
  /// The differences between the two sides.
  package var drift: Drift
  /// The drifted cases with a changed question.
  package let changed: ChangedCases
  /// The questions of both sides.
  package let questions: QuestionPairs
  /// The options of the comparison.
  package let options: ComparisonOptions
  /// Whether a side is a revision, with the scenarios and screens of its baselines.
  let isOfRevision: Bool

  /// Compares two sides.
  ///
  /// - Parameters:
  ///   - from: The reference side and its selected cases.
  ///   - to: The judged side and its selected cases.
  ///   - axis: The axis with different values on the sides; nil for equal cases.
  ///   - options: The options of the comparison.
  /// - Throws: `DriftError` if nothing can be compared, and the errors of reading a run.
  package init(
    from: (side: DiffSide, cases: RecordingSide),
    to: (side: DiffSide, cases: RecordingSide),
    axis: AxisComparison? = nil,
    options: ComparisonOptions
  ) throws {
    self.options = options
    isOfRevision = from.side.isRevision || to.side.isRevision
    let (baselines, fonts) = (options.baselines, options.fonts)
    self.from = from.cases
    self.to = to.cases
    let questions = QuestionPairs(
      from: (from.side.name, from.side.questions(baselines: baselines, fonts: fonts)),
      to: (to.side.name, to.side.questions(baselines: baselines, fonts: fonts)),
      // For a revision, no other commit has the questions of its baselines.
      earlier: from.side.isRevision
        ? nil : EarlierQuestions(baselines: baselines, fonts: fonts)
    )
    self.questions = questions
    var drift = try Drift(
      from: from.cases,
      to: to.cases,
      options: options.drift,
      axis: axis,
      screenEdits: questions.edits
    )
    changed = ChangedCases(drift, from: from.cases, to: to.cases, questions: questions)
    drift.inputChanges = changed.namedChanges
    drift.titles = questions.titles(for: drift)
    if axis != nil { drift.repeatedLengths = questions.repeatedLengths(in: drift, of: to.cases) }
    try drift.addReasons(from: from.cases, to: to.cases)
    self.drift = drift
  }
}
