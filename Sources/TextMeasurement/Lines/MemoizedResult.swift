/// A cache for the last answer.
///
/// A layout measures the same text many times, alternating between widths. The cache computes an
/// answer only if the question differs from the last one.
///
/// It can be inlined, because another module uses it in its innermost loops.
package struct MemoizedResult<Question: Equatable, Answer> {
  @usableFromInline var known: (question: Question, answer: Answer)?
  @usableFromInline var count = 0

  /// The number of computed answers.
  package var findings: Int { count }

  @inlinable package init() {}

  /// Whether the answer to a question is cached.
  @inlinable package func knows(_ question: Question) -> Bool { known?.question == question }

  /// Returns the cached answer for the last question, or computes and stores a new one.
  @inlinable package mutating func answer(to question: Question, find: () -> Answer) -> Answer {
    if let known, known.question == question { return known.answer }
    let answer = find()
    known = (question, answer)
    count += 1
    return answer
  }
}
