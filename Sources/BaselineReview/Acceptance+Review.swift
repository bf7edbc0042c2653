import ComparisonInputs
import DriftReport
import Foundation
import Reporting
import ScenarioLoading
import ScreenDrawings
import SnapshotModel
package import SnapshotStore
import Terminal

extension Acceptance {
  /// Shows what differs, case by case, and accepts what the reviewer confirms.
  ///
  /// Each answer is carried out before the next question, so that whatever ends the review leaves
  /// whole files, and the next one is about what is left. Cases that drifted the same way follow each
  /// other, so that one answer may be for all that are left of them.
  package mutating func review(_ runs: [RunSummary]) throws {
    var questions = try runs.compactMap(question)
    counts.unchanged = runs.count - questions.reduce(0) { $0 + $1.runs.count }
    questions =
      grouped(questions.filter { !$0.isRestatement }) + [merged(questions)].compactMap { $0 }
    if removesObsolete { questions += obsolete.map(Question.init(removing:)) }
    var standing: (answer: ReviewAnswer, group: QuestionGroup)?
    for (number, question) in questions.enumerated() {
      if let (answer, group) = standing, group == question.group {
        try carryOut(answer, question)
        continue
      }
      try console.printText(question.text(in: folder))
      let alike = questions[number...].prefix { $0.group == question.group }.count
      let prompt = "\(number + 1) of \(questions.count): \(question.verb)?"
      guard let (answer, isForAll) = try answer(to: prompt, alike: alike) else {
        counts.unanswered += questions[number...].reduce(0) { $0 + $1.size }
        break
      }
      try carryOut(answer, question)
      standing = isForAll ? (answer, question.group) : nil
    }
    if !removesObsolete { for file in obsolete { try nameObsolete(file) } }
  }

  private mutating func carryOut(_ answer: ReviewAnswer, _ question: Question) throws {
    switch answer {
    case .yes:
      try accept(question.runs)
      if let file = question.removed { try remove(file) }
    case .no: counts.declined += question.size
    case .skip: counts.unanswered += question.size
    }
  }

  /// The answer, and whether it is for the rest of the group; nil for the wish to stop, and at the end
  /// of the input, which is one.
  private func answer(
    to prompt: String,
    alike: Int
  ) throws -> (answer: ReviewAnswer, isForAll: Bool)? {
    let words = "[y]es, [n]o, [s]kip, [q]uit"
    let rest = alike > 1 ? ", or [Y], [N], [S] for all \(alike) alike" : ""
    while let line = try console.ask("\(prompt) \(words)\(rest)") {
      let word = line.trimmingCharacters(in: .whitespaces)
      if ["q", "quit"].contains(word.lowercased()) { return nil }
      if let answer = ReviewAnswer(word) {
        return (answer, ReviewAnswer.isForAll(word))
      }
      console.note("answer y, n, s or q, or Y, N or S for all alike")
    }
    return nil
  }

  /// Questions about the same drift together, in the order in which each drift first comes.
  private func grouped(_ questions: [Question]) -> [Question] {
    var order: [QuestionGroup] = []
    var groups: [QuestionGroup: [Question]] = [:]
    for question in questions {
      if groups[question.group] == nil { order.append(question.group) }
      groups[question.group, default: []].append(question)
    }
    return order.flatMap { groups[$0] ?? [] }
  }

  /// What there is to ask about a run; nil where the baseline is the same already.
  private func question(about run: RunSummary) throws -> Question? {
    guard let baseline = try folder.run(for: run.identity) else {
      return Question(runs: [run], group: .new)
    }
    let accepted = RecordedCase(baseline)
    let isSame =
      accepted.answerHash == run.answerHash && accepted.engine == run.engine
      && accepted.questionHash == run.questionHash
    if isSame { return nil }
    let (from, to) = (
      RecordingSide(name: "baseline", cases: [accepted]),
      RecordingSide(name: "latest", cases: [RecordedCase(run, in: store)])
    )
    let drift = try Drift(from: from, to: to)
    let drawings = CauseDrawings(from: from, to: to)
    let report = DrawnTextReportFormat(
      drawings: drawings,
      columns: console.columns,
      usesColor: console.usesColor
    ).render(drift)
    return drift.hasDrift
      ? Question(runs: [run], report: report, group: .drift(DriftSignature(drift)))
      : Question(runs: [run], group: .restatement)
  }

  /// One question about all baselines in which nothing drifts.
  private func merged(_ questions: [Question]) -> Question? {
    let runs = questions.filter(\.isRestatement).flatMap(\.runs)
    return runs.isEmpty ? nil : Question(runs: runs, group: .restatement)
  }
}

/// The answer of a reviewer.
private enum ReviewAnswer {
  case yes, no, skip

  init?(_ word: String) {
    switch word.lowercased() {
    case "y", "yes": self = .yes
    case "n", "no": self = .no
    case "s", "skip": self = .skip
    default: return nil
    }
  }

  /// Whether a word is a single capital.
  static func isForAll(_ word: String) -> Bool { ["Y", "N", "S"].contains(word) }
}

/// What questions have in common to which one answer may be given.
private enum QuestionGroup: Hashable {
  case new
  case drift(DriftSignature)
  /// The geometry is as it was, and only the engine, the question or the wording of steps is another.
  case restatement
  case obsolete
}

/// One thing that a person decides in a review.
private struct Question {
  var runs: [RunSummary] = []
  /// The drift in words; nil where there is none.
  var report: String?
  var group: QuestionGroup
  /// A baseline to be deleted, by its path in the folder.
  var removed: String?

  var isRestatement: Bool { group == .restatement }

  init(runs: [RunSummary], report: String? = nil, group: QuestionGroup) {
    self.runs = runs
    self.report = report
    self.group = group
  }

  init(removing file: String) {
    removed = file
    group = .obsolete
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
        "same geometry as accepted, but another engine or other inputs, in "
          + counted(runs.count, "baseline"),
        cases
      ).printableLines + "\n"
    }
    return cases.map { "\($0): no baseline yet\n" }.joined().printableLines
  }
}
