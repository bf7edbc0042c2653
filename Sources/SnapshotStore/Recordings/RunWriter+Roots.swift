import SnapshotModel

extension RunWriter {
  /// Adds stored runs to the root of their recording.
  ///
  /// The recording loses its geometry hash until it is finished again.
  func addToRoots(
    _ runs: some Collection<PreparedRun>,
    of recording: RecordingID
  ) throws(StoreError) {
    var sum = RootHash()
    var rest = runs[...]
    // Follows the order of the runs, so that equal recordings give equal files.
    while let scenario = rest.first?.digested.run.identity.scenario {
      var part = RootHash()
      while let next = rest.first, next.digested.run.identity.scenario == scenario {
        part += next.root
        rest = rest.dropFirst()
      }
      try add(part, of: scenario, in: recording)
      sum += part
    }
    let update = try connection.prepared(
      "UPDATE recording SET root = ?, geometry_hash = NULL WHERE id = ?"
    )
    try update.bind((try connection.root(of: recording) + sum).bytes)
    try update.bind(recording.rawValue)
    try update.run()
  }

  private func add(
    _ part: RootHash,
    of scenario: String,
    in recording: RecordingID
  ) throws(StoreError) {
    let scenario = try scenarioID(of: scenario)
    let select = try connection.prepared(
      "SELECT root FROM scenario_root WHERE recording_id = ? AND scenario_id = ?"
    )
    try select.bind(recording.rawValue)
    try select.bind(scenario)
    let former = try select.first { $0.root() } ?? nil
    try connection.insert(
      ScenarioRootRow(
        recording: recording.rawValue,
        scenario: scenario,
        root: ((former ?? RootHash()) + part).bytes
      )
    )
  }
}

extension Connection {
  /// Returns the stored root of a recording.
  func root(of recording: RecordingID) throws(StoreError) -> RootHash {
    let select = try prepared("SELECT root FROM recording WHERE id = ?")
    try select.bind(recording.rawValue)
    guard let root = try select.first({ $0.root() }) ?? nil else {
      throw .vanished(file: file, recording: recording)
    }
    return root
  }
}

extension Statement {
  /// Returns a root; nil if the column is empty.
  func root() -> RootHash? { RootHash(bytes: blob()) }
}
