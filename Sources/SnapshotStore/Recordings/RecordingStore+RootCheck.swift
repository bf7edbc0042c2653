import SnapshotModel

extension RecordingStore {
  /// Returns the digests of a recording that do not match its runs, one sentence each.
  func rootFaults(of recording: RecordingID) throws(StoreError) -> [String] {
    let select = try connection.prepared(runSummaries + "WHERE run.recording_id = ?")
    try select.bind(recording.rawValue)
    let runs = try select.all { row throws(StoreError) in try row.runSummary() }
    var faults: [String] = []
    if try connection.root(of: recording) != runs.root {
      faults.append("the runs of recording \(recording) were changed: its root differs")
    }
    let stored = try scenarioRoots(of: recording)
    let found = Dictionary(grouping: runs, by: \.identity.scenario).mapValues(\.root)
    for name in Set(stored.keys).union(found.keys).sorted() where stored[name] != found[name] {
      faults.append(
        "the runs of scenario \(name) in recording \(recording) were changed: "
          + "its root differs"
      )
    }
    if let fault = try geometryFault(of: recording, with: runs) { faults.append(fault) }
    return faults
  }

  /// Rejects a finished recording if its geometry hash does not match its runs.
  func checkGeometryHash(
    of recording: RecordingID,
    with runs: [RunSummary]
  ) throws(StoreError) {
    if let fault = try geometryFault(of: recording, with: runs) {
      throw .damaged(file: file, reason: fault)
    }
  }

  private func geometryFault(
    of recording: RecordingID,
    with runs: [RunSummary]
  ) throws(StoreError) -> String? {
    guard let hash = try geometryHash(of: recording),
      hash != runs.contentHash
    else { return nil }
    return "the geometry of recording \(recording) was changed"
  }

  private func geometryHash(of recording: RecordingID) throws(StoreError) -> String? {
    let select = try connection.prepared(
      "SELECT lower(hex(geometry_hash)) FROM recording WHERE id = ?"
    )
    try select.bind(recording.rawValue)
    let hash = try select.first { $0.optionalText() } ?? nil
    return hash?.isEmpty ?? true ? nil : hash
  }
}
