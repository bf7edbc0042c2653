/// All rules, in the order of reports.
package enum LintRules {
  /// The rules; `RULES.md` describes them in the same order.
  package static let all: [any LintRule] = [
    KeyboardHidesField(), UnreachableContent(), UnsatisfiableConstraints(), OffScreenView(),
    ZeroSizeView(), TruncatedText(), OverlappingControls(), AmbiguousLayout(), SmallTapTarget(),
    SidedConstraint(), MissingTranslation(), EstimatedSize(), DamagedDocument(), UnsupportedPart(),
  ]
}
