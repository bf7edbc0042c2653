/// The answer to the question asked last.
///
/// A layout asks a view for the size of the same text many times over, now in this width, now in
/// that one. What that takes is found once, and again only when the question is another.
///
/// It can be inlined, because another module asks in its innermost loops.
package struct LastAnswer<Question: Equatable, Answer> {
  @usableFromInline var known: (question: Question, answer: Answer)?
  @usableFromInline var count = 0

  /// How often an answer had to be found.
  package var findings: Int { count }

  @inlinable package init() {}

  /// Returns the known answer where the question is the last one again, else finds and keeps it.
  @inlinable package mutating func answer(to question: Question, find: () -> Answer) -> Answer {
    if let known, known.question == question { return known.answer }
    let answer = find()
    known = (question, answer)
    count += 1
    return answer
  }
}
