/// The answer to the question asked last.
///
/// A layout asks a view for the size of the same text many times over, now in this width, now in
/// that one. What that takes is found once, and again only when the question is another.
struct LastAnswer<Question: Equatable, Answer> {
  private var known: (question: Question, answer: Answer)?

  /// How often an answer had to be found.
  private(set) var findings = 0

  mutating func answer(to question: Question, find: () -> Answer) -> Answer {
    if let known, known.question == question { return known.answer }
    let answer = find()
    known = (question, answer)
    findings += 1
    return answer
  }
}
