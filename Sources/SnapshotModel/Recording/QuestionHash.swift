/// The digest of a question.
package struct QuestionHash: Hashable, Sendable {
  /// The hash of an unknown question.
  package static let unknown = QuestionHash(digest: "")

  /// The digest in lowercase hexadecimal digits.
  package var digest: String
  /// Whether the digest covers only the names of screens from code, and not the code itself.
  ///
  /// Two answers of one engine can then differ, because the code may have changed.
  package var isPartial: Bool

  package init(digest: String, isPartial: Bool = false) {
    self.digest = digest
    self.isPartial = isPartial
  }
}

// The text occurs in baselines, databases, exports and hashes.

extension QuestionHash: CustomStringConvertible {
  private static let partialMark = "code-"

  /// Creates a hash from its ``text``.
  package init(text: String) {
    let isPartial = text.hasPrefix(Self.partialMark)
    let digest = isPartial ? String(text.dropFirst(Self.partialMark.count)) : text
    self.init(digest: digest, isPartial: isPartial)
  }

  /// The digest, with a mark for a partial question.
  package var text: String { isPartial ? Self.partialMark + digest : digest }

  package var description: String { text }
}

extension QuestionHash: Comparable {
  package static func < (left: QuestionHash, right: QuestionHash) -> Bool {
    left.text < right.text
  }
}

extension QuestionHash: Codable {
  /// Decodes a ``text``.
  package init(from decoder: any Decoder) throws {
    self.init(text: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the ``text``.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
