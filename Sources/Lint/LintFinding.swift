package import Reporting
package import ScenarioModel

/// A rule's finding about one view, on all stages where it occurs.
package struct LintFinding: Sendable {
  /// The problem on one stage.
  package struct Occurrence: Sendable {
    /// The device, orientation and user that show the problem.
    package var stage: ScreenStage
    /// The problem, with the numbers of the stage.
    package var message: String

    package init(stage: ScreenStage, message: String) {
      self.stage = stage
      self.message = message
    }
  }

  /// A violation that follows from the finding.
  package struct Consequence: Encodable, Hashable, Sendable {
    /// The identifier of the broken rule.
    package var rule: String
    /// The problem, with the numbers of its first stage.
    package var message: String

    package init(rule: String, message: String) {
      self.rule = rule
      self.message = message
    }
  }

  /// The broken rule, which also gives the severity.
  package var rule: any LintRule
  /// The scene's name for people.
  package var scene: String
  /// The location of the view or the constraint.
  package var source: FileLocation
  /// The object id of the view.
  package var view: String
  /// The name of the view in recordings.
  package var viewName: String
  /// The view's name for people.
  package var viewTitle: String
  /// The object id of the responsible constraint; nil without one.
  package var constraint: String?
  /// The occurrences in the order of the stages; never empty.
  package var occurrences: [Occurrence]
  /// The widths where the finding occurs on its first stage.
  ///
  /// Nil without a sweep, or if the finding does not occur while the screen is at rest.
  package var widths: FindingWidths?
  /// The omitted code of the screen, if the engine of an app checked it; nil without any.
  package var omissions: ScreenOmissions?
  /// The severity if it differs from the rule's.
  var ownSeverity: Severity?
  /// The violations of the same views that follow from a conflict between constraints.
  package var consequences: [Consequence] = []
  /// Whether the finding is about the text of the document, which is equal on all stages.
  package var isAboutDocument = false

  package init(
    rule: any LintRule,
    scene: String,
    source: FileLocation,
    view: String,
    viewName: String,
    viewTitle: String,
    constraint: String? = nil,
    occurrences: [Occurrence]
  ) {
    self.rule = rule
    self.scene = scene
    self.source = source
    self.view = view
    self.viewName = viewName
    self.viewTitle = viewTitle
    self.constraint = constraint
    self.occurrences = occurrences
  }

  /// The severity, equal on all stages.
  package var severity: Severity { ownSeverity ?? rule.severity }
  /// The problem, with the numbers of the first stage.
  package var message: String { occurrences.first?.message ?? "" }
}

/// All findings, and the number of checked screens and files.
package struct LintReport: Sendable {
  /// The findings, in the order of files, then of source locations, then of rules.
  package var findings: [LintFinding]
  /// The checked rules.
  package var rules: [any LintRule]
  /// The number of checked screens, each on its stages.
  package var screens: Int
  /// The number of checked files.
  package var files: Int

  package init(findings: [LintFinding], rules: [any LintRule], screens: Int, files: Int) {
    self.findings = findings
    self.rules = rules
    self.screens = screens
    self.files = files
  }

  /// Whether any finding is more severe than a note.
  package var hasDefects: Bool { findings.contains { $0.severity > .note } }

  /// The totals in one line: `2 errors, 1 warning and 3 notes in 4 screens of 2 files`.
  ///
  /// Without a file, the text is `no files checked`.
  package var summary: String {
    guard files > 0 else { return "no files checked" }
    let counts = Severity.allCases.reversed().compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count > 0 ? counted(count, severity.rawValue) : nil
    }
    let found =
      counts.isEmpty
      ? "no problems"
      : [counts.dropLast().joined(separator: ", "), counts.last ?? ""]
        .filter { !$0.isEmpty }.joined(separator: " and ")
    return "\(found) in \(counted(screens, "screen")) of \(counted(files, "file"))"
  }
}
