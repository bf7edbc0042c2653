package import SnapshotModel

/// An error in output for programs: its text, and its fix and hint if there are any.
package struct EncodedFailure: Encodable {
  /// The parts of the error.
  package let report: FailureReport

  package init(_ report: FailureReport) {
    self.report = report
  }

  private enum CodingKeys: CodingKey {
    case error, fix, hint
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(report.text, forKey: .error)
    try container.encodeIfPresent(report.fix, forKey: .fix)
    try container.encodeIfPresent(report.hint, forKey: .hint)
  }
}
