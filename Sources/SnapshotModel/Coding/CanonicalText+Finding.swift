// The lines of findings. `BaselineLine+Finding.swift` is the inverse.

import LayoutVocabulary

extension CanonicalText {
  mutating func appendFinding(_ finding: Finding) {
    append(finding.subject)
    append("view", unlessEmpty: finding.view.text)
    append("detail", unlessEmpty: finding.detail)
    endLine()
  }

  private mutating func append(_ subject: FindingSubject) {
    switch subject {
    case .invariant(let text):
      keyword("brokenInvariant")
      word(text)
    case .conflict(let broken, let others):
      keyword("conflict")
      append(broken)
      for item in others {
        keyword("with")
        append(item)
      }
    case .unusable(let item):
      keyword("unusableConstraint")
      append(item)
    case .ambiguity(let axes):
      keyword("ambiguousLayout")
      word(axes.rawValue)
    case .truncation: keyword("truncatedText")
    case .prose(let kind, let sentence):
      keyword("finding")
      word(kind.rawValue)
      word(sentence)
    }
  }

  private mutating func append(_ item: ConflictItem) {
    word(item.kind.rawValue)
    append("named", unlessEmpty: item.name)
    append("of", unlessEmpty: item.view)
    append("as", unlessEmpty: item.equation?.text ?? "")
  }

  private mutating func append(_ name: StaticString, unlessEmpty text: String) {
    guard !text.isEmpty else { return }
    keyword(name)
    word(text)
  }
}
