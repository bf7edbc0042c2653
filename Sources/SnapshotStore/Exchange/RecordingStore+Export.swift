import Foundation
import SnapshotModel

extension RecordingStore {
  /// Writes all recordings as JSON Lines, see `ExportLine`.
  ///
  /// The lines of runs are encoded on all cores, in batches that limit the memory.
  ///
  /// - Parameter write: Receives a line with its line feed.
  /// - Throws: A database error, or an error from `write`.
  package func export(_ write: (String) throws -> Void) throws {
    // The transaction hides concurrent changes.
    try connection.execute("BEGIN")
    defer { try? connection.execute("COMMIT") }
    var root = ExportRoot()
    func writeLine(_ line: EncodedExportLine) throws {
      root.add(line)
      try write(line.text)
    }
    var plans: Set<String> = []
    var end = ExportLine.End()
    try writeLine(EncodedExportLine(ExportLine(header: .current)))
    for recording in try recordings() {
      if let hash = recording.manifest?.planHash, plans.insert(hash).inserted {
        try writeLine(.plan(hash, of: try plan(hash)?.cases ?? []))
      }
      let runs = try sortedRuns(of: recording.id)
      let line = ExportLine.Recording(
        recording,
        runs: runs.answered,
        failures: try failures(of: recording.id)
      )
      try writeLine(EncodedExportLine(ExportLine(recording: line)))
      for start in stride(from: 0, to: runs.ids.count, by: EncodedExportLine.batch) {
        let batch = runs.ids.indices[start...].prefix(EncodedExportLine.batch)
        let lines = try batch.map {
          try runLine(runs.ids[$0], answer: runs.answered[$0].answer)
        }
        for line in try EncodedExportLine.lines(of: lines) { try writeLine(line) }
      }
      end.recordings += 1
      end.runs += runs.ids.count
    }
    end.root = root.hash
    try writeLine(EncodedExportLine(ExportLine(end: end)))
  }

  /// Returns the runs of a recording in the order of their cases' names.
  func sortedRuns(
    of recording: RecordingID
  ) throws(StoreError) -> (ids: [RunID], answered: [Answered]) {
    var (ids, answered): ([RunID], [Answered]) = ([], [])
    try eachRun(of: recording) { run in
      ids.append(run.id)
      answered.append(Answered(run))
    }
    let names = answered.map(\.identity.canonicalLine)
    let isInOrder = names.indices.dropFirst().allSatisfy {
      names[$0 - 1].lexicographicallyPrecedes(names[$0])
    }
    // Avoids a copy of a large recording, which usually is in order.
    if isInOrder { return (ids, answered) }
    let order = names.indices.sorted {
      names[$0] == names[$1]
        ? ids[$0].rawValue < ids[$1].rawValue : names[$0].lexicographicallyPrecedes(names[$1])
    }
    return (order.map { ids[$0] }, order.map { answered[$0] })
  }

  private func runLine(_ id: RunID, answer: String) throws -> ExportLine {
    let wordings = try wordings(of: id)
    return ExportLine(
      run: ExportLine.RunLine(
        answer: answer,
        run: try loadExplained(id),
        wordings: wordings.isEmpty ? nil : wordings
      )
    )
  }
}
