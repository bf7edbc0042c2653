package import Reporting

/// Something that can be wrong with a screen as it stands.
///
/// A rule reads what was laid out and states nothing of devices; the same violation on several becomes
/// one finding. It had rather miss a mistake than report what was intended: what was drawn so,
/// or is filled, sized or shown by code, is no mistake.
package protocol LintRule: Sendable {
  /// Stays the same over versions: `keyboard-hides-field`.
  var id: String { get }
  /// How bad it is.
  var severity: Severity { get }
  /// What is wrong, in a sentence.
  var title: String { get }
  /// How to fix it, in a sentence.
  var remedy: String { get }

  /// Whether the violation is in the file, so that all windows with the same size classes have
  /// it: on some of them alone it is a matter of pixels.
  var isSameInSizeClasses: Bool { get }

  /// What the rule finds on one screen in one circumstance.
  func violations(about screen: ExaminedScreen) -> [Violation]
}

extension LintRule {
  /// False for rules that do not state it.
  package var isSameInSizeClasses: Bool { false }
}

/// All rules, in the order in which reports list them.
package enum LintRules {
  /// The rules; `RULES.md` describes them in the same order.
  package static let all: [any LintRule] = [
    KeyboardHidesField(), UnreachableContent(), UnsatisfiableConstraints(), OffScreenView(),
    ZeroSizeView(), TruncatedText(), OverlappingControls(), AmbiguousLayout(), SmallTapTarget(),
    SidedConstraint(), MissingTranslation(), EstimatedSize(), DamagedDocument(), UnsupportedPart(),
  ]
}

/// What a rule states of one view or constraint, in one circumstance.
package struct Violation: Hashable, Sendable {
  /// The object id of the view.
  package var view: String
  /// The object id of the constraint, where one is to blame.
  package var constraint: String?
  /// The object id of another view, where what is wrong is between two.
  package var other: String?
  /// What is wrong, with its numbers.
  package var message: String

  package init(view: String, constraint: String? = nil, other: String? = nil, message: String) {
    self.view = view
    self.constraint = constraint
    self.other = other
    self.message = message
  }
}
