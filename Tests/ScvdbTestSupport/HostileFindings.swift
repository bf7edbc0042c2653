package import SnapshotModel

/// A finding with each subject, of which each text is the given one.
package func hostileFindings(step: Int, _ text: String) -> [Finding] {
  let item = ConflictItem(.constraint, name: text, view: text, equation: text)
  let subjects: [FindingSubject] = [
    .invariant(text), .conflict(broken: item, with: [item, item]), .unusable(item),
    .ambiguity(.both), .truncation,
  ]
  return subjects.map { Finding(step: step, view: text, subject: $0, detail: text) }
}
