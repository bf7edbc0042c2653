import Reporting
import ScenarioModel

/// Views with a size that the file does not determine.
///
/// This is not a mistake. The note lists the frames and other findings that are based on an
/// estimate.
struct EstimatedSize: LintRule {
  let id = "estimated-size"
  let severity = Severity.note
  let title = "The size of a view depends on a value that is not in the file."
  let fix =
    "Constrain width and height if they matter. Until then, check findings about these views "
    + "and their neighbors in the app."

  /// The maximum number of named views for one size.
  private static let listed = 3

  /// Returns one violation for the whole screen, because all labels may have an unknown font.
  func violations(about screen: ExaminedScreen) -> [Violation] {
    guard !screen.estimates.isEmpty else { return [] }
    let sizes = screen.estimates.sorted { $0.key < $1.key }
    let count = Set(sizes.flatMap(\.value)).count
    let views = count == 1 ? "the size of 1 view is" : "the sizes of \(count) views are"
    let reasons = sizes.map { "\($0.key.subject) (\(listing($0.value, atMost: Self.listed)))" }
      .joined(separator: ", ")
    return [
      Violation(
        view: screen.subject.screen.rootView.id,
        message: "\(views) estimated because of \(reasons)"
      )
    ]
  }
}
