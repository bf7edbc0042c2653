import ScenarioModel

/// A screen that is swept.
package struct SweptScreen: Sendable {
  /// The screen as it is read for each stage of `SweepAxis.stages`.
  package var questions: [LintQuestion]
  /// Whether rows of lists are laid out that are in the file, or lists are empty as `lint` has them.
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
