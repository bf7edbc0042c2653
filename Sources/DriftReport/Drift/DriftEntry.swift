package import Reporting
package import SnapshotModel

/// One entry of a report: edits of the input, their direct effect, and its consequences.
///
/// An entry without edits is drift of an unknown origin.
package struct DriftEntry: Hashable, Sendable {
  /// The edits with the same direct effect.
  package let changes: [NamedChange]
  /// The drift of the view that is nearest to the edits.
  package let effect: DriftCause
  /// The other drift of the cases with the edits, in the order of the causes.
  package let consequences: [DriftCause]

  /// The highest severity of the effect and the consequences.
  package var severity: Severity {
    consequences.reduce(effect.severity) { max($0, $1.severity) }
  }

  /// The effect and the consequences.
  package var causes: [DriftCause] { [effect] + consequences }

  /// The cases of the effect and the consequences, without duplicates.
  package var identities: [CaseIdentity] { causes.flatMap(\.identities).distinct }
}

extension DriftEntry {
  /// Returns the part of the entry in a case; nil if the case has none.
  ///
  /// In a case without the direct effect, the first consequence replaces it.
  func part(in identity: CaseIdentity) -> DriftEntry? {
    let parts = causes.compactMap { cause -> DriftCause? in
      let occurrences = cause.occurrences.filter { $0.identity == identity }
      return occurrences.isEmpty
        ? nil : DriftCause(severity: cause.severity, occurrences: occurrences)
    }
    return parts.first.map {
      DriftEntry(changes: changes, effect: $0, consequences: Array(parts.dropFirst()))
    }
  }
}
