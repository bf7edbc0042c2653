/// Marks the digest of a question that does not state everything: of a screen that code makes it has the
/// name alone.
package func partialQuestionHash(_ hash: String) -> String { partialQuestionMark + hash }

/// Whether the digest of a question is one of everything that an answer depends on.
///
/// If not, two answers of one engine to it may well be different: the code may have changed.
package func isWholeQuestion(_ hash: String) -> Bool { !hash.hasPrefix(partialQuestionMark) }

private let partialQuestionMark = "code-"
