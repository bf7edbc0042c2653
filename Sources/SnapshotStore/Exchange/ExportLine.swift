import Foundation
package import SnapshotModel

/// One line of an export: a JSON object with one of these keys.
///
/// The file contains a header and the recordings. A recording follows its plan, unless the plan is
/// already in the file, and precedes its runs in the order of the cases' names. The last line
/// contains the numbers of recordings and runs and the digest of all lines, which reveals missing
/// lines. The lines do not depend on database ids, so equal recordings give equal bytes.
package struct ExportLine: Codable, Sendable {
  /// The first line, which identifies the format.
  package struct Header: Codable, Equatable, Sendable {
    /// The only version.
    package static let current = Header(format: "scvdb-export", version: 1)

    /// The name of the format, always `scvdb-export`.
    package var format: String
    /// The version of the format.
    package var version: Int
  }

  /// The line of a plan, which precedes the first recording with this plan.
  package struct PlanLine: Codable, Sendable {
    /// The digest of the plan; recordings refer to it.
    package var hash: String
    /// All cases of the plan, sorted.
    package var cases: [Plan.Case]
  }

  /// The line of a recording, before its runs.
  package struct Recording: Codable, Hashable, Sendable {
    /// The engine of all runs of the recording.
    package var engine: EngineIdentity
    /// The user's name of the recording; nil without one.
    package var label: String?
    /// The version of the scenarios and screens; nil if it is unknown.
    package var commit: String?
    /// The time of the recording; nil if it is unknown.
    package var recordedAt: String?
    /// The hash of the recording's plan, if it has one.
    package var plan: String?
    /// The part of the plan; nil for the whole.
    package var shard: Shard?
    /// The number of following lines with runs of this recording.
    package var runs: Int
    /// The cases without an answer, in order; omitted if there are none.
    package var failures: [CaseFailure]?
    /// The digest of the cases, questions, answers, explanations and failures.
    package var content: String
  }

  /// The line of a run, after its recording.
  package struct RunLine: Codable, Sendable {
    /// The digest of the answer, see ``RunDigests/answer``.
    package var answer: String
    /// The answer with all its steps.
    package var run: Run
    /// The titles and texts of its views; omitted if they are unknown.
    package var wordings: [ViewWording]?
  }

  /// The last line.
  ///
  /// A file without it is truncated.
  package struct End: Codable, Equatable, Sendable {
    /// The number of recordings in the file.
    package var recordings: Int
    /// The number of runs in the file.
    package var runs: Int
    /// The digest of all previous lines, see ``ExportRoot``.
    package var root: String

    package init(recordings: Int = 0, runs: Int = 0, root: String = "") {
      self.recordings = recordings
      self.runs = runs
      self.root = root
    }
  }

  /// The format; only in the first line.
  package var header: Header?
  /// A plan; nil in other lines.
  package var plan: PlanLine?
  /// A recording; nil in other lines.
  package var recording: Recording?
  /// A run; nil in other lines.
  package var run: RunLine?
  /// The counts and the digest; only in the last line.
  package var end: End?
}

extension ExportLine.Recording {
  init(_ recording: RecordingSummary, runs: [Answered], failures: [CaseFailure]) {
    self.init(
      engine: recording.engine,
      label: recording.label,
      commit: recording.commit,
      recordedAt: recording.recordedAt,
      plan: recording.manifest?.planHash,
      shard: recording.manifest?.shard,
      runs: runs.count,
      failures: failures.isEmpty ? nil : failures,
      content: Self.content(of: runs, failures: failures)
    )
  }

  /// Returns the digest of a recording; ids and times have no effect.
  package static func content(
    of runs: [Answered],
    failures: [CaseFailure]
  ) -> String {
    recordingHash(
      of: runs.count + failures.count,
      identity: { index in
        index < runs.count ? runs[index].identity : failures[index - runs.count].identity
      },
      word: { index in
        index < runs.count ? runs[index].hashes : failures[index - runs.count].digest
      }
    )
  }
}

/// A run by its hashes.
package struct Answered {
  /// The case of the run.
  package var identity: CaseIdentity
  /// The digest of the question.
  package var question: QuestionHash
  /// The digest of the answer.
  package var answer: String
  /// The digest of the explanations; nil for a run without explanations.
  package var explanation: String?

  package init(
    _ identity: CaseIdentity,
    _ question: QuestionHash,
    answer: String,
    _ explanation: String? = nil
  ) {
    self.identity = identity
    self.question = question
    self.answer = answer
    self.explanation = explanation
  }

  init(_ run: RunSummary) {
    self.init(run.identity, run.questionHash, answer: run.answerHash, run.explanationHash)
  }

  /// The hashes of the question, the answer and the explanations.
  fileprivate var hashes: String {
    [question.text, answer, explanation].compactMap(\.self).joined(separator: " ")
  }
}

extension CaseFailure {
  /// The hash of the question, the kind, and the digest of the reason.
  fileprivate var digest: String {
    "\(questionHash) \(kind.rawValue) \(sha256Hex(reason.utf8))"
  }
}
