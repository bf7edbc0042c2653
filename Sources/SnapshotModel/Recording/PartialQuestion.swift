/// Returns the marked digest of an incomplete question, which contains only the name of a screen
/// from code.
package func partialQuestionHash(_ hash: String) -> String { partialQuestionMark + hash }

/// Whether the digest of a question covers everything that an answer depends on.
///
/// Otherwise two answers of one engine can differ, because the code may have changed.
package func isWholeQuestion(_ hash: String) -> Bool { !hash.hasPrefix(partialQuestionMark) }

private let partialQuestionMark = "code-"
