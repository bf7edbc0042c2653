package import Reporting

/// A kind of problem of a screen.
///
/// A rule reads the layout and does not depend on devices. The same violation on several devices is
/// one finding. A rule prefers a missed mistake to a false report. It ignores intended layouts, and
/// views that code fills, sizes or shows.
package protocol LintRule: Sendable {
  /// The stable identifier, equal in all versions: `keyboard-hides-field`.
  var id: String { get }
  /// The severity of violations.
  var severity: Severity { get }
  /// The problem, in one sentence.
  var title: String { get }
  /// The fix, in one sentence.
  var fix: String { get }

  /// Whether the violation is in the file, and therefore in all windows with the same size classes.
  ///
  /// A violation in only some of these windows is a matter of pixels.
  var isSameInSizeClasses: Bool { get }

  /// Whether the violation depends only on the language.
  var isSameOnDevices: Bool { get }

  /// Whether a violation can follow from a conflict between constraints of its view.
  var canFollowConflict: Bool { get }

  /// Returns the violations on one screen under one set of conditions.
  func violations(about screen: ExaminedScreen) -> [Violation]
}

extension LintRule {
  /// False by default.
  package var isSameInSizeClasses: Bool { false }

  /// False by default.
  package var isSameOnDevices: Bool { false }

  /// False by default.
  package var canFollowConflict: Bool { false }
}

/// A rule's report about one view or constraint, under one set of conditions.
package struct Violation: Hashable, Sendable {
  /// The object id of the view.
  package var view: String
  /// The object id of the responsible constraint; nil without one.
  package var constraint: String?
  /// The object id of the other view, if the problem is between two views.
  package var other: String?
  /// The problem, with its numbers.
  package var message: String
  /// The severity of this violation; nil for the rule's.
  package var severity: Severity?

  package init(view: String, constraint: String? = nil, other: String? = nil, message: String) {
    self.view = view
    self.constraint = constraint
    self.other = other
    self.message = message
  }
}
