package import DriftReport

/// Two sides, their drift, and what was changed in the questions of drifted cases.
package struct SideComparison {
  /// The side that is taken as given, with the cases that count.
  package let from: RecordingSide
  /// The side that is judged, with the cases that count.
  package let to: RecordingSide
  /// The differences between the two sides.
  package var drift: Drift
  /// The drifted cases with a changed question.
  package let changed: ChangedCases
  /// The questions of both sides.
  package let questions: QuestionPairs

  /// Compares what two sides have.
  ///
  /// - Parameters:
  ///   - from: The side that is taken as given, and those of its cases that count.
  ///   - to: The side that is judged, and those of its cases that count.
  ///   - options: What passes.
  ///   - baselines: Where scenarios are that runs of a database may have answered, and whose earlier
  ///     commits are looked in for what the first side answered.
  ///   - fonts: By what text is measured.
  /// - Throws: `DriftError` where nothing can be compared, and what reading a run throws.
  package init(
    from: (side: DiffSide, cases: RecordingSide),
    to: (side: DiffSide, cases: RecordingSide),
    options: DriftOptions,
    baselines: String,
    fonts: FontLibrary
  ) throws {
    self.from = from.cases
    self.to = to.cases
    let questions = QuestionPairs(
      from: (from.side.name, from.side.questions(baselines: baselines, fonts: fonts)),
      to: (to.side.name, to.side.questions(baselines: baselines, fonts: fonts)),
      // A revision has the questions of its baselines, or no commit has.
      earlier: from.side.isRevision
        ? nil : EarlierQuestions(baselines: baselines, fonts: fonts)
    )
    self.questions = questions
    var drift = try Drift(
      from: from.cases,
      to: to.cases,
      options: options,
      screenEdits: questions.edits
    )
    changed = ChangedCases(drift, from: from.cases, to: to.cases, questions: questions)
    drift.inputChanges = changed.namedChanges
    drift.titles = questions.titles(for: drift)
    var reasons = FrameReasons(from: from.cases, to: to.cases)
    drift.reasons = try reasons.lines(for: drift)
    self.drift = drift
  }
}
