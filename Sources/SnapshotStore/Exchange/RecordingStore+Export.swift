import Foundation
import SnapshotModel

extension RecordingStore {
  /// Writes all recordings as JSON Lines, see `ExportLine`.
  ///
  /// - Parameter write: Receives a line with its line feed.
  /// - Throws: A database error, or an error from `write`.
  package func export(_ write: (String) throws -> Void) throws {
    // The transaction hides concurrent changes.
    try connection.execute("BEGIN")
    defer { try? connection.execute("COMMIT") }
    let encoder = JSONEncoder.sorted()
    var root = ExportRoot()
    func writeLine(_ line: ExportLine) throws {
      let bytes = try encoder.encode(line)
      root.add(bytes)
      try write(String(decoding: bytes, as: UTF8.self) + "\n")
    }
    var plans: Set<String> = []
    var end = ExportLine.End()
    try writeLine(ExportLine(header: .current))
    for recording in try recordings() {
      if let hash = recording.manifest?.planHash, plans.insert(hash).inserted {
        try writeLine(ExportLine(plan: try planLine(hash)))
      }
      let runs = try sortedRuns(of: recording.id)
      let failures = try failures(of: recording.id)
      try writeLine(
        ExportLine(
          recording: ExportLine.Recording(recording, runs: runs, failures: failures)
        )
      )
      for run in runs {
        let wordings = try wordings(of: run.id)
        let line = ExportLine.RunLine(
          answer: run.answerHash,
          run: try loadExplained(run.id),
          wordings: wordings.isEmpty ? nil : wordings
        )
        try writeLine(ExportLine(run: line))
      }
      end.recordings += 1
      end.runs += runs.count
    }
    end.root = root.hash
    try writeLine(ExportLine(end: end))
  }

  /// Returns the runs in the order of their cases' names.
  func sortedRuns(of recording: RecordingID) throws(StoreError) -> [RunSummary] {
    try allRuns(of: recording)
      .map { (name: $0.identity.canonicalLine, run: $0) }
      .sorted {
        $0.name == $1.name
          ? $0.run.id.rawValue < $1.run.id.rawValue : $0.name.lexicographicallyPrecedes($1.name)
      }
      .map(\.run)
  }

  private func planLine(_ hash: String) throws(StoreError) -> ExportLine.PlanLine {
    ExportLine.PlanLine(hash: hash, cases: try plan(hash)?.cases ?? [])
  }
}
