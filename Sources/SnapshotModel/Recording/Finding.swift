package import LayoutVocabulary

/// A problem of a screen at a checkpoint.
package struct Finding: Hashable, Sendable {
  /// The raw values are the names in the engine protocol, reports and the database.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case ambiguousLayout, unsatisfiableConstraints, brokenInvariant, truncatedText
  }

  /// The index of the step with the finding.
  package var step: Int
  /// The path of the affected view; empty for the whole screen.
  package var view: ViewPath
  /// The problem.
  ///
  /// ``isSame(as:)`` compares findings by it, and never by ``detail``.
  package var subject: FindingSubject
  /// The measured values in one clause; empty if the subject contains everything.
  ///
  /// It is not part of the finding's identity: with other numbers, the finding is the same.
  package var detail: String

  package init(step: Int, view: ViewPath, subject: FindingSubject, detail: String = "") {
    self.step = step
    self.view = view
    self.subject = subject
    self.detail = detail
  }

  /// Creates a finding from a sentence, see ``FindingSubject/prose(_:_:)``.
  package init(step: Int, kind: Kind, view: ViewPath, message: String) {
    self.init(step: step, view: view, subject: .prose(kind, message))
  }

  /// The kind, which determines the severity.
  package var kind: Kind { subject.kind }
}

/// The problem of a finding.
package enum FindingSubject: Hashable, Sendable {
  /// An invariant or an expectation of the scenario that does not hold: the name of an invariant, a
  /// comparison, or patterns of events.
  case invariant(String)
  /// A required constraint that was broken, and the items it conflicts with, in the order of
  /// installation.
  case conflict(broken: ConflictItem, with: [ConflictItem])
  /// A constraint with an invalid number.
  case unusable(ConflictItem)
  /// Constraints that leave the position or the size of the view ambiguous.
  case ambiguity(AmbiguousAxes)
  /// A text that does not fit into its view.
  case truncation
  /// A sentence in the engine's own words.
  case prose(Finding.Kind, String)

  /// The kind in counts and in the database; several subjects have the same kind.
  package var kind: Finding.Kind {
    switch self {
    case .invariant: .brokenInvariant
    case .conflict, .unusable: .unsatisfiableConstraints
    case .ambiguity: .ambiguousLayout
    case .truncation: .truncatedText
    case .prose(let kind, _): kind
    }
  }
}

/// The axes along which a layout is ambiguous.
package enum AmbiguousAxes: String, CaseIterable, Codable, Sendable {
  case horizontal, vertical, both
  /// The axes were not recorded.
  case unknown
}
