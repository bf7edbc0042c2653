import Reporting

/// Parts of a document that are unknown, or that the layout does not follow.
///
/// The importer finds them; see ``DocumentFlaw``.
struct UnsupportedPart: LintRule {
  let id = "unsupported-part"
  let severity = Severity.note
  let title = "A part of the document is unknown or not supported."
  let fix =
    "Check the screen in the app if the part changes its layout; other findings "
    + "ignore it."

  func violations(about screen: ExaminedScreen) -> [Violation] { [] }
}
