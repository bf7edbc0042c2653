import Reporting

/// Parts of a document that contradict the rest of it, for example after a manual merge.
///
/// The importer finds them; see ``DocumentFlaw``.
struct DamagedDocument: LintRule {
  let id = "damaged-document"
  let severity = Severity.warning
  let title = "A part of the document contradicts the rest, and apps ignore it."
  let fix =
    "Open the document in Xcode and repair the part, or take it from the version before the merge."

  func violations(about screen: ExaminedScreen) -> [Violation] { [] }
}
