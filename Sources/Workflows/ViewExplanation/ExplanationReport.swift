package import Reporting
import SnapshotModel

/// Printable explanations of views.
package struct ExplanationReport {
  private let views: [ExplainedView]

  package init(views: [ExplainedView]) { self.views = views }

  // MARK: - For programs

  /// The report for programs, as one JSON object.
  package struct Document: Encodable {
    var views: [ExplainedView]
    /// Parts of the screens' documents that are omitted or not followed; nil without any.
    package var warnings: [LocatedMessage]?
  }

  /// The report in the form of JSON.
  package var document: Document { Document(views: views) }

  // MARK: - For people

  /// Each view with its four values, and a line for every part.
  package var text: String { views.map(\.text).joined(separator: "\n") }
}
