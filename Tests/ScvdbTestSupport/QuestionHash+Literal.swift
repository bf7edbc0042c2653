package import SnapshotModel

/// Lets tests write the text of a hash as a literal.
extension QuestionHash: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text: text)
  }
}
