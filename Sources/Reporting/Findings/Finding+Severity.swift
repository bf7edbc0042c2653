package import SnapshotModel

extension Finding.Kind {
  /// The severity in recordings, in reports and in the rules of `lint` about the same defect.
  ///
  /// An invariant is the scenario author's requirement; the other kinds are defects of a layout.
  package var severity: Severity {
    switch self {
    case .brokenInvariant: .error
    case .unsatisfiableConstraints, .ambiguousLayout, .truncatedText: .warning
    }
  }
}
