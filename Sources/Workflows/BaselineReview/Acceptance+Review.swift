import DriftReport
import Foundation
import Reporting
import Reports
import SnapshotModel
package import SnapshotStore

extension Acceptance {
  /// Shows the differences by cause and accepts the cases that the reviewer confirms.
  ///
  /// A cause is an input change in screens and scenarios, or the kind of drift if the input change
  /// is unknown. One answer applies to all cases of the cause, or the reviewer decides case by
  /// case. Each answer is carried out before the next question. Therefore the files are complete
  /// whenever the review ends, and the next question covers only the remaining cases.
  ///
  /// - Parameters:
  ///   - runs: The runs to review.
  ///   - inputs: The questions of baselines and runs.
  /// - Throws: The errors of reading or writing a baseline or a run.
  package mutating func review(_ runs: [RunSummary], inputs: QuestionPairs) throws {
    var pending = try questions(about: runs, inputs)
    counts.unchanged = runs.count - pending.reduce(0) { $0 + $1.runs.count }
    if removesObsolete, !obsolete.isEmpty { pending.append(Question(removing: obsolete)) }
    var number = 1
    while !pending.isEmpty {
      let question = pending.removeFirst()
      try console.printText(text(of: question, inputs))
      let prompt = "\(number) of \(number + pending.count): \(question.request)?"
      switch try answer(to: prompt, isAboutMany: question.size > 1) {
      case .caseByCase: pending = question.parts + pending
      case .quit:
        counts.unanswered += ([question] + pending).reduce(0) { $0 + $1.size }
        pending = []
      case let answer:
        try carryOut(answer, question)
        number += 1
      }
    }
    if !removesObsolete { for file in obsolete { try nameObsolete(file) } }
  }

  private mutating func carryOut(_ answer: ReviewAnswer, _ question: Question) throws {
    switch answer {
    case .yes:
      try accept(question.runs)
      for file in question.removed { try remove(file) }
    case .no: counts.declined += question.size
    case .skip, .caseByCase, .quit: counts.unanswered += question.size
    }
  }

  /// Returns the answer; the end of the input means quit.
  private func answer(to prompt: String, isAboutMany: Bool) throws -> ReviewAnswer {
    let known = ReviewAnswer.allCases.filter { isAboutMany || $0 != .caseByCase }
    let choices = known.map(\.prompt).joined(separator: ", ")
    while let line = try console.ask("\(prompt) \(choices)") {
      let word = line.trimmingCharacters(in: .whitespaces).lowercased()
      if let answer = known.first(where: { [$0.letter, $0.rawValue].contains(word) }) {
        return answer
      }
      console.note("answer with one of the letters in brackets")
    }
    return .quit
  }

  // MARK: - Questions

  /// Returns the questions of a review.
  ///
  /// Questions about drift are first, in the order of their first cases. One question about the new
  /// cases follows, and one about cases with only another engine or other inputs.
  private func questions(about runs: [RunSummary], _ inputs: QuestionPairs) throws -> [Question] {
    var order: [QuestionGroup] = []
    var groups: [QuestionGroup: [RunSummary]] = [:]
    for run in runs {
      guard let group = try group(of: run, inputs) else { continue }
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(run)
    }
    let drifted = order.filter { $0 != .new && $0 != .restatement }
    return (drifted + [.new, .restatement]).compactMap { group in
      groups[group].map { Question(runs: $0, group: group) }
    }
  }

  /// Returns the question group of a run; nil if its baseline is already equal.
  private func group(of run: RunSummary, _ inputs: QuestionPairs) throws -> QuestionGroup? {
    guard let baseline = try folder.run(for: run.identity) else { return .new }
    let (accepted, recorded) = (RecordedCase(baseline), RecordedCase(run, in: store))
    let isSame =
      accepted.answerHash == run.answerHash && accepted.engine == run.engine
      && accepted.questionHash == run.questionHash
    if isSame { return nil }
    let drift = try Drift(from: side("baseline", [accepted]), to: side("latest", [recorded]))
    guard drift.hasDrift else { return .restatement }
    if accepted.questionHash != run.questionHash,
      let changes = try? inputs.pair(accepted, recorded).changes, !changes.isEmpty
    {
      return .changes(changes.map(\.text))
    }
    return .drift(DriftSignature(drift))
  }

  private func side(_ name: String, _ cases: [RecordedCase]) -> RecordingSide {
    RecordingSide(name: name, cases: cases)
  }

  // MARK: - Text for the reviewer

  private func text(of question: Question, _ inputs: QuestionPairs) throws -> String {
    let cases = question.runs.map(\.identity.description)
    switch question.group {
    case .obsolete:
      return question.removed.map { "obsolete  \(folder.path)/\($0)\n" }.joined().printableLines
    case .new: return cases.map { "\($0): no baseline yet\n" }.joined().printableLines
    case .restatement:
      return listing(
        "same geometry as accepted, but another engine or other inputs, in "
          + counted(cases.count, "baseline"),
        cases
      ).printableLines + "\n"
    case .changes, .drift: return try report(on: question.runs, inputs)
    }
  }

  /// Returns the drift of some cases, with the input changes and a drawing.
  private func report(on runs: [RunSummary], _ inputs: QuestionPairs) throws -> String {
    let baselines = try runs.compactMap { try folder.run(for: $0.identity) }
    let from = side("baseline", baselines.map { RecordedCase($0) })
    let to = side("latest", runs.map { RecordedCase($0, in: store) })
    var drift = try Drift(from: from, to: to, screenEdits: inputs.edits)
    drift.inputChanges = ChangedCases(drift, from: from, to: to, questions: inputs).namedChanges
    drift.titles = inputs.titles(for: drift)
    return DrawnTextReportFormat(
      drawings: CauseDrawings(from: from, to: to, titles: drift.titles),
      columns: console.columns,
      textColumns: console.textColumns,
      usesColor: console.usesColor
    ).render(drift)
  }
}

/// The answer of a reviewer.
private enum ReviewAnswer: String, CaseIterable {
  case yes, no, skip
  case caseByCase = "case by case"
  case quit

  /// The letter that the reviewer types for the answer.
  var letter: String { String(rawValue.prefix(1)) }

  /// For example `[y]es`.
  var prompt: String { "[\(letter)]\(rawValue.dropFirst())" }
}

/// The common property of the cases of one question.
private enum QuestionGroup: Hashable {
  case new
  /// The input changes in screens and scenarios, as lines.
  case changes([String])
  case drift(DriftSignature)
  /// The geometry is unchanged; only the engine, the question or the wording of steps differs.
  case restatement
  case obsolete
}

/// One decision of a reviewer.
private struct Question {
  var runs: [RunSummary] = []
  var group: QuestionGroup
  /// Baselines to delete, by their paths in the folder.
  var removed: [String] = []

  init(runs: [RunSummary], group: QuestionGroup) {
    self.runs = runs
    self.group = group
  }

  init(removing files: [String]) {
    removed = files
    group = .obsolete
  }

  /// The number of affected baselines.
  var size: Int { runs.count + removed.count }

  /// The action that the prompt names: `accept`, or `delete 2 baselines`.
  var request: String {
    let verb = removed.isEmpty ? "accept" : "delete"
    return size == 1 ? verb : "\(verb) \(counted(size, "baseline"))"
  }

  /// The same question for each single baseline.
  var parts: [Question] {
    runs.map { Question(runs: [$0], group: group) } + removed.map { Question(removing: [$0]) }
  }
}
