package import ScenarioModel

/// The reason why a screen cannot be built.
package enum ScreenBuildError: Error, Equatable {
  /// A constraint refers to a view or guide that the screen does not have.
  case unknownItem(screen: String, constraint: String, item: String)
  /// The two items of a constraint are in different trees.
  case noCommonAncestor(screen: String, constraint: String)
  /// An invalid constraint; the reason is a sentence about it.
  case meaningless(screen: String, constraint: String, reason: String)
  /// The content view is not a view of the screen.
  case unknownContentView(screen: String, name: String)
  /// A view on the keyboard is not a view of the screen.
  case unknownInputView(screen: String, property: String, name: String)
  /// A font file differs from the screen's reference.
  case unusableFont(screen: String, font: String, FailureReport)
}

extension ScreenBuildError: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    switch self {
    case .unknownItem(let screen, let constraint, let item):
      FailureReport(
        "constraint \(constraint) refers to \(item), which is not in the screen",
        at: "screen \(screen)",
        fix: "name a view or guide of the screen"
      )
    case .noCommonAncestor(let screen, let constraint):
      FailureReport(
        "the items of constraint \(constraint) have no common ancestor",
        at: "screen \(screen)",
        fix: "add both items to one view"
      )
    case .meaningless(let screen, let constraint, let reason):
      FailureReport(
        "constraint \(constraint) is invalid: \(reason)",
        at: "screen \(screen)",
        fix: "correct or remove the constraint"
      )
    case .unknownContentView(let screen, let name):
      FailureReport(
        "the content view \(name) is not one of its views",
        at: "screen \(screen)",
        fix: "name a view of the screen"
      )
    case .unknownInputView(let screen, let property, let name):
      FailureReport(
        "no view is called \(name), the \(property) of another view",
        at: "screen \(screen)",
        fix: "name a view of the screen"
      )
    case .unusableFont(let screen, let font, let cause):
      FailureReport(
        "font \(font): \(cause.message)",
        at: "screen \(screen)",
        advice: cause.advice
      )
    }
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}
