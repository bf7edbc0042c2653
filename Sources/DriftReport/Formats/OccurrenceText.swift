import Reporting
import SnapshotModel

/// A short description of a cause's occurrences.
struct OccurrenceText {
  let cause: DriftCause
  /// The number of compared cases.
  let compared: Int

  /// The maximum number of listed steps; the JSON report has all.
  private static let listedSteps = 3

  /// For example `"keyboard up" in 3 of 12 cases, sign-up/keyboard scrolling-content on iphone-8
  /// (portrait and landscape), ipad-10 (portrait)`.
  var text: String {
    let cases = cause.identities
    if cases.count == 1 { return "\(steps) in \(cases[0])" }
    let count = cases.count == compared ? "all \(compared)" : "\(cases.count) of \(compared)"
    return "\(steps) in \(count) cases, \(CaseListing(cases: cases).text)"
  }

  private var steps: String { listing(cause.stepNames, atMost: Self.listedSteps, "step") }
}
