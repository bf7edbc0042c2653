import DriftReport
import Foundation
import SnapshotModel
import SnapshotStore

extension Acceptance {
  /// Shows what differs, case by case, and accepts what a person says yes to.
  ///
  /// Each answer is carried out before the next question, so that whatever ends the review leaves
  /// whole files, and the next one is about what is left.
  mutating func review(_ runs: [RunSummary]) throws {
    var questions = try runs.compactMap(question)
    counts.unchanged = runs.count - questions.reduce(0) { $0 + $1.runs.count }
    questions = questions.filter { !$0.isRestatement } + [merged(questions)].compactMap { $0 }
    if removesObsolete { questions += obsolete.map(Question.init(removing:)) }
    for (number, question) in questions.enumerated() {
      try console.printText(question.text(in: folder))
      let prompt = "\(number + 1) of \(questions.count): \(question.verb)?"
      guard let isAccepted = try answer(to: "\(prompt) [y]es, [n]o, [q]uit") else {
        counts.unanswered += questions[number...].reduce(0) { $0 + $1.size }
        break
      }
      if isAccepted { try carryOut(question) } else { counts.declined += question.size }
    }
    if !removesObsolete { for file in obsolete { try nameObsolete(file) } }
  }

  private mutating func carryOut(_ question: Question) throws {
    for run in question.runs { try accept(run) }
    if let file = question.removed { try remove(file) }
  }

  /// True for yes, false for no, nil for the wish to stop; the end of the input is one.
  private func answer(to prompt: String) throws -> Bool? {
    while let line = try console.ask(prompt) {
      switch line.trimmingCharacters(in: .whitespaces).lowercased() {
      case "y", "yes": return true
      case "n", "no": return false
      case "q", "quit": return nil
      default: console.note("answer y, n or q")
      }
    }
    return nil
  }

  /// What there is to ask about a run; nil where the baseline says the same already.
  private func question(about run: RunSummary) throws -> Question? {
    guard let baseline = try folder.run(for: run.identity) else {
      return Question(runs: [run], report: nil)
    }
    let accepted = RecordedCase(baseline)
    let isSame =
      accepted.answerHash == run.answerHash && accepted.engine == run.engine
      && accepted.questionHash == run.questionHash
    if isSame { return nil }
    let drift = try Drift(
      from: RecordingSide(name: "baseline", cases: [accepted]),
      to: RecordingSide(name: "latest", cases: [RecordedCase(run, in: store)])
    )
    let report = TextReportFormat(usesColor: console.usesColor, width: console.columns)
      .render(drift)
    return Question(runs: [run], report: report, isRestatement: !drift.hasDrift)
  }

  /// One question about all baselines in which nothing drifts.
  private func merged(_ questions: [Question]) -> Question? {
    let runs = questions.filter(\.isRestatement).flatMap(\.runs)
    return runs.isEmpty ? nil : Question(runs: runs, report: nil, isRestatement: true)
  }
}

/// One thing that a person decides in a review.
private struct Question {
  var runs: [RunSummary] = []
  /// The drift in words; nil where there is none.
  var report: String?
  /// Whether the geometry is as it was, and only the engine, the question or the wording of steps is
  /// another.
  var isRestatement = false
  /// A baseline to be deleted, by its path in the folder.
  var removed: String?

  init(runs: [RunSummary], report: String?, isRestatement: Bool = false) {
    self.runs = runs
    self.report = report
    self.isRestatement = isRestatement
  }

  init(removing file: String) {
    removed = file
  }

  /// How many baselines it is about.
  var size: Int { removed == nil ? runs.count : 1 }

  var verb: String { removed == nil ? "accept" : "delete" }

  func text(in folder: BaselineFolder) -> String {
    if let removed { return "obsolete  \(folder.path)/\(removed)\n".printableLines }
    if let report { return report }
    let cases = runs.map(\.identity.description)
    if isRestatement {
      return listing(
        "the geometry is as accepted, but not the engine or the question, in "
          + counted(runs.count, "baseline"),
        cases
      ).printableLines + "\n"
    }
    return cases.map { "\($0): no baseline yet\n" }.joined().printableLines
  }
}

extension String {
  /// The text with whatever would act on a terminal spelled out, but for its line ends.
  fileprivate var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }
}
