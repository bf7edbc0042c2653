/// Something that is wrong with a screen at a checkpoint.
package struct Finding: Hashable, Sendable {
  /// By the names that engines, reports and the database use.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case ambiguousLayout, unsatisfiableConstraints, brokenInvariant, truncatedText
  }

  /// Index of the step after which it was noticed.
  package var step: Int
  /// Path of the view concerned, empty when it concerns the screen.
  package var view: String
  /// What is wrong; ``isSame(as:)`` compares findings by it, and never by ``detail``.
  package var subject: FindingSubject
  /// What was measured, in one clause; empty where the subject has everything.
  ///
  /// It is no part of what the finding is: one with other numbers is the same finding.
  package var detail: String

  package init(step: Int, view: String, subject: FindingSubject, detail: String = "") {
    self.step = step
    self.view = view
    self.subject = subject
    self.detail = detail
  }

  /// A finding as a sentence, see ``FindingSubject/prose(_:_:)``.
  package init(step: Int, kind: Kind, view: String, message: String) {
    self.init(step: step, view: view, subject: .prose(kind, message))
  }

  /// The kind, which decides the severity.
  package var kind: Kind { subject.kind }
}

/// What a finding is about.
package enum FindingSubject: Hashable, Sendable {
  /// An invariant or an expectation that does not hold, as the scenario has it: the name of an
  /// invariant, a comparison, or patterns of events.
  case invariant(String)
  /// A required constraint that was broken, and what it conflicts with, in the order of installation.
  case conflict(broken: ConflictItem, with: [ConflictItem])
  /// A constraint with a number that cannot be laid out.
  case unusable(ConflictItem)
  /// Constraints that leave the position or the size of the view open.
  case ambiguity(AmbiguousAxes)
  /// A text that has no room for all of its words.
  case truncation
  /// A sentence in the engine's own words.
  case prose(Finding.Kind, String)

  /// The kind under which it is counted and stored; several subjects have the same.
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
  /// It was not recorded which.
  case unknown
}

/// One of the constraints of a conflict, or something else that acts as one.
package struct ConflictItem: Hashable, Sendable {
  /// What acts as a constraint.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// A constraint of the application, by its id or identifier; without any, by what it relates.
    case constraint
    /// The frame of a view that keeps its autoresizing mask.
    case autoresizingMask
    /// The intrinsic content size of a view.
    case contentSize
    /// A constraint that a stack view makes, by UIKit's identifier such as `UISV-spacing`.
    case arrangement
    /// The constraints of a layout guide, by its name such as `safeArea`.
    case guide
  }

  /// The kind of rule in the conflict.
  package var kind: Kind
  /// Of a constraint, an arrangement or a guide; else empty.
  package var name: String
  /// The name of the view that has it; empty for a constraint.
  package var view: String
  /// The constraint with its numbers, `box.width == 120.0`; empty for anything else.
  package var equation: String

  package init(_ kind: Kind, name: String = "", view: String = "", equation: String = "") {
    self.kind = kind
    self.name = name
    self.view = view
    self.equation = equation
  }

  /// The item without the numbers of its equation, which are no part of what it is.
  package var identity: ConflictItem { ConflictItem(kind, name: name, view: view) }
}
