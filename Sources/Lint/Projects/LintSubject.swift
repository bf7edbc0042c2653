/// One screen to check, with a question for each of its stages.
package struct LintSubject {
  /// One question for each stage.
  package var questions: [LintQuestion]
}
