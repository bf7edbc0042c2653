import ScreenLint

/// One screen that is looked over, as it is on each of its stages.
struct LintSubject {
  var questions: [LintQuestion]
}
