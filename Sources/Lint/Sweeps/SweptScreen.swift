import ScenarioModel

/// A screen to sweep.
package struct SweptScreen: Sendable {
  /// The screen for each stage of `SweepAxis.stages`.
  package var questions: [LintQuestion]
  /// Whether lists show their rows in the file; otherwise they are empty as in `lint`.
  package var keepsRows: Bool

  package init(questions: [LintQuestion], keepsRows: Bool) {
    self.questions = questions
    self.keepsRows = keepsRows
  }

  /// Returns the screen on a stage, or a question for other size classes if its own is missing.
  func question(on stage: ScreenStage) -> LintQuestion? {
    var question = questions.first { $0.stage.version == stage.version } ?? questions.first
    question?.stage = stage
    return question
  }
}
