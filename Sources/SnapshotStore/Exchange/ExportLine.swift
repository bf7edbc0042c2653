import Foundation
import SnapshotModel

/// One line of an export, which is one JSON object with one of these keys.
///
/// A header, then each recording, after its plan unless that was there before, followed by its runs
/// in the order of the cases' names; at the end, how many of them there are, so that a file cut
/// short is noticed. Nothing depends on the ids of one database, so equal recordings are equal bytes.
struct ExportLine: Codable {
  struct Header: Codable, Equatable {
    /// The only version so far.
    static let current = Header(format: "scvdb-export", version: 1)

    var format: String
    var version: Int
  }

  struct PlanLine: Codable {
    var hash: String
    var cases: [Plan.Case]
  }

  struct Recording: Codable, Hashable {
    var engine: EngineIdentity
    var label: String?
    var commit: String?
    var recordedAt: String?
    /// The hash of its plan, if it has one, and which part of it is meant.
    var plan: String?
    var shard: Shard?
    var runs: Int
    /// The cases that got no answer, in the order of the cases; left out where every case got one.
    var failures: [CaseFailure]?
    /// Digest over the cases, questions, answers and failures.
    var content: String
  }

  struct RunLine: Codable {
    /// Digest of the answer, see ``RunDigests/answer``.
    var answer: String
    var run: Run
  }

  struct End: Codable, Equatable {
    var recordings = 0
    var runs = 0
  }

  var header: Header?
  var plan: PlanLine?
  var recording: Recording?
  var run: RunLine?
  var end: End?
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
        of: runs.map { ($0.identity, $0.questionHash, $0.answerHash) },
        failures: failures
      )
    )
  }

  static func content(
    of runs: [(CaseIdentity, question: String, answer: String)],
    failures: [CaseFailure]
  ) -> String {
    let answered = runs.map { ($0.0, "\($0.question) \($0.answer)") }
    let failed = failures.map {
      ($0.identity, "\($0.questionHash) \($0.kind.rawValue) \(sha256Hex($0.reason.utf8))")
    }
    return recordingHash(of: answered + failed)
  }
}
