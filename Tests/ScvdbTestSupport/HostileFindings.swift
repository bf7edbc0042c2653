package import SnapshotModel

/// Returns a finding with each subject, with the given text as every text.
package func hostileFindings(step: Int, _ text: String) -> [Finding] {
  let equation = ConstraintEquation(
    ConstraintEquation.Term(ConstraintEquation.Item(text), .width),
    constant: 8
  )
  let item = ConflictItem(.constraint, name: text, view: text, equation: equation)
  let subjects: [FindingSubject] = [
    .invariant(text), .conflict(broken: item, with: [item, item]), .unusable(item),
    .ambiguity(.both), .truncation,
  ]
  return subjects.map { Finding(step: step, view: ViewPath(text), subject: $0, detail: text) }
}
