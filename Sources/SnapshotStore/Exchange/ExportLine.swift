import Foundation
package import SnapshotModel

/// One line of an export, which is one JSON object with one of these keys.
///
/// A header, then each recording, after its plan unless that was there before, followed by its runs
/// in the order of the cases' names; at the end, how many of them there are, and the digest of all
/// lines, so that a file that lacks lines is noticed. Nothing depends on the ids of one database, so equal recordings are equal bytes.
package struct ExportLine: Codable {
  package struct Header: Codable, Equatable {
    /// The only version so far.
    package static let current = Header(format: "scvdb-export", version: 1)

    package var format: String
    package var version: Int
  }

  package struct PlanLine: Codable {
    package var hash: String
    package var cases: [Plan.Case]
  }

  package struct Recording: Codable, Hashable {
    package var engine: EngineIdentity
    package var label: String?
    package var commit: String?
    package var recordedAt: String?
    /// The hash of its plan, if it has one, and which part of it is meant.
    package var plan: String?
    package var shard: Shard?
    package var runs: Int
    /// The cases that got no answer, in the order of the cases; left out where every case got one.
    package var failures: [CaseFailure]?
    /// Digest over the cases, questions, answers, explanations and failures.
    package var content: String
  }

  package struct RunLine: Codable {
    /// Digest of the answer, see ``RunDigests/answer``.
    package var answer: String
    package var run: Run
  }

  package struct End: Codable, Equatable {
    package var recordings: Int
    package var runs: Int
    /// Digest of all lines before, see ``ExportRoot``.
    package var root: String

    package init(recordings: Int = 0, runs: Int = 0, root: String = "") {
      self.recordings = recordings
      self.runs = runs
      self.root = root
    }
  }

  package var header: Header?
  package var plan: PlanLine?
  package var recording: Recording?
  package var run: RunLine?
  package var end: End?
}

extension ExportLine.Recording {
  init(_ recording: RecordingSummary, runs: [RunSummary], failures: [CaseFailure]) {
    self.init(
      engine: recording.engine,
      label: recording.label,
      commit: recording.commit,
      recordedAt: recording.recordedAt,
      plan: recording.manifest?.planHash,
      shard: recording.manifest?.shard,
      runs: runs.count,
      failures: failures.isEmpty ? nil : failures,
      content: Self.content(
        of: runs.map {
          Answered($0.identity, $0.questionHash, answer: $0.answerHash, $0.explanationHash)
        },
        failures: failures
      )
    )
  }

  package static func content(
    of runs: [Answered],
    failures: [CaseFailure]
  ) -> String {
    let answered = runs.map { run in
      let hashes = [run.question, run.answer, run.explanation].compactMap(\.self)
      return (run.identity, hashes.joined(separator: " "))
    }
    let failed = failures.map {
      ($0.identity, "\($0.questionHash) \($0.kind.rawValue) \(sha256Hex($0.reason.utf8))")
    }
    return recordingHash(of: answered + failed)
  }
}

/// A run by its hashes.
package struct Answered {
  package var identity: CaseIdentity
  package var question: String
  package var answer: String
  /// Nil for a run without explanations.
  package var explanation: String?

  package init(
    _ identity: CaseIdentity,
    _ question: String,
    answer: String,
    _ explanation: String? = nil
  ) {
    self.identity = identity
    self.question = question
    self.answer = answer
    self.explanation = explanation
  }
}
