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
        runs: runs.map(\.answered),
        failures: try failures(of: recording.id)
      )
      try writeLine(EncodedExportLine(ExportLine(recording: line)))
      for batch in runs.batches(of: EncodedExportLine.batch) {
        for line in try EncodedExportLine.lines(of: batch.map(runLine)) { try writeLine(line) }
      }
      end.recordings += 1
      end.runs += runs.count
    }
    end.root = root.hash
    try writeLine(EncodedExportLine(ExportLine(end: end)))
  }

  /// Returns the runs of a recording in the order of their cases' names.
  func sortedRuns(
    of recording: RecordingID
  ) throws(StoreError) -> [(id: RunID, answered: Answered)] {
    var runs: [(id: RunID, answered: Answered)] = []
    try eachRun(of: recording) { runs.append((id: $0.id, answered: Answered($0))) }
    let names = runs.map(\.answered.identity.canonicalLine)
    let order = runs.indices.sorted {
      names[$0] == names[$1]
        ? runs[$0].id.rawValue < runs[$1].id.rawValue
        : names[$0].lexicographicallyPrecedes(names[$1])
    }
    return order.map { runs[$0] }
  }

  private func runLine(_ run: (id: RunID, answered: Answered)) throws -> ExportLine {
    let wordings = try wordings(of: run.id)
    return ExportLine(
      run: ExportLine.RunLine(
        answer: run.answered.answer,
        run: try loadExplained(run.id),
        wordings: wordings.isEmpty ? nil : wordings
      )
    )
  }
}

extension Array {
  /// Returns the elements in slices of a size; the last slice can be smaller.
  fileprivate func batches(of size: Int) -> some Sequence<ArraySlice<Element>> {
    stride(from: 0, to: count, by: size).lazy.map { self[$0...].prefix(size) }
  }
}
