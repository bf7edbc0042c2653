// The inverse of `CanonicalText+Finding.swift`.

import LayoutVocabulary

extension BaselineLine {
  /// Reads a finding if the line is one.
  mutating func finding(step: Int) throws(BaselineError) -> Finding? {
    guard let subject = try findingSubject() else { return nil }
    return Finding(
      step: step,
      view: take("view") ? try path("the path of the view") : "",
      subject: subject,
      detail: take("detail") ? try word("the measured value") : ""
    )
  }

  private mutating func findingSubject() throws(BaselineError) -> FindingSubject? {
    if take("finding") {
      let kind = try choice(of: Finding.Kind.self, "the kind of finding")
      return .prose(kind, try word("the finding's sentence"))
    }
    if take("brokenInvariant") { return .invariant(try word("the invariant")) }
    if take("ambiguousLayout") {
      return .ambiguity(try choice(of: AmbiguousAxes.self, "the ambiguous axes"))
    }
    if take("truncatedText") { return .truncation }
    if take("unusableConstraint") { return .unusable(try conflictItem()) }
    guard take("conflict") else { return nil }
    let broken = try conflictItem()
    var others: [ConflictItem] = []
    while take("with") { others.append(try conflictItem()) }
    return .conflict(broken: broken, with: others)
  }

  private mutating func conflictItem() throws(BaselineError) -> ConflictItem {
    let kind = try choice(of: ConflictItem.Kind.self, "the source of the constraint")
    var item = ConflictItem(kind)
    if take("named") { item.name = try word("the name") }
    if take("of") { item.view = try word("the view") }
    if take("as") { item.equation = try equation() }
    return item
  }

  private mutating func equation() throws(BaselineError) -> ConstraintEquation {
    let start = self
    let text = try word("the equation")
    do throws(MalformedEquation) {
      return try ConstraintEquation(text)
    } catch {
      throw start.unexpected("an equation of the form 'box.width == 120.0'")
    }
  }
}
