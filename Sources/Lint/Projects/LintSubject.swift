/// One screen that is looked over, as it is on each of its stages.
package struct LintSubject {
  /// One for each stage.
  package var questions: [LintQuestion]
}
