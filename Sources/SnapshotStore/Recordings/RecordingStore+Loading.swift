package import SnapshotModel

extension RecordingStore {
  /// Returns a stored run, equal to the saved run.
  ///
  /// The given checkpoints have ``Snapshot/unread`` and are not read.
  ///
  /// - Throws: A database error; `damaged` if the rows do not match the run's hash.
  package func load(
    _ id: RunID,
    without checkpoints: Set<String> = []
  ) throws(StoreError) -> Run {
    try load(id, without: checkpoints) { _ in true }
  }

  /// Returns a stored run if it still is the expected one.
  func load(
    _ id: RunID,
    without checkpoints: Set<String>,
    expecting isExpected: (RunSummary) -> Bool
  ) throws(StoreError) -> Run {
    try connection.atOneMoment { () throws(StoreError) in
      let names = try names()
      guard let row = try runRow(id) else { throw try unknownRun(id) }
      let summary = try summary(of: row, names)
      guard isExpected(summary) else {
        throw .damaged(file: file, reason: "run \(id) was changed while it was read")
      }
      var run = try answer(row.answerID, of: summary, without: checkpoints, names)
      run.engine = summary.engine
      run.identity = summary.identity
      run.questionHash = summary.questionHash
      return run
    }
  }

  /// Returns the answer of a run, with the names of any run with the same answer.
  private func answer(
    _ id: Int64,
    of summary: RunSummary,
    without checkpoints: Set<String>,
    _ names: StoredNames
  ) throws(StoreError) -> Run {
    if checkpoints.isEmpty, let answer = names.recentAnswers[id] { return answer }
    let answer = try AnswerReader(connection, names).answer(id, without: checkpoints)
    let hashes = checkpoints.isEmpty ? [:] : try snapshotHashes(of: summary.id, names)
    let unread = hashes.filter { checkpoints.contains($0.key) }
    try verify(answer, summary, unread: unread, names)
    if checkpoints.isEmpty { names.recentAnswers.add(answer, for: id, weight: answer.weight) }
    return answer
  }

  /// Rejects rows that changed after the recording.
  private func verify(
    _ run: Run,
    _ summary: RunSummary,
    unread: [String: String],
    _ names: StoredNames
  ) throws(StoreError) {
    do {
      try run.checkConsistency(isPartial: !unread.isEmpty, besides: &names.checkedViews)
    } catch {
      throw .damaged(file: file, reason: "run \(summary.id) is inconsistent: \(error.problem)")
    }
    let digests = RunDigests(of: run, unread: unread, by: &names.snapshotDigests)
    guard digests.answer == summary.answerHash, digests.geometry == summary.geometryHash else {
      throw .damaged(
        file: file,
        reason: "run \(summary.id) was changed: its hash differs"
      )
    }
  }

  /// Returns the hashes of a run's snapshots, by the checkpoints' names.
  package func snapshotHashes(of id: RunID) throws(StoreError) -> [String: String] {
    try connection.atOneMoment { () throws(StoreError) in
      try snapshotHashes(of: id, try names())
    }
  }

  private func snapshotHashes(
    of id: RunID,
    _ names: StoredNames
  ) throws(StoreError) -> [String: String] {
    if let known = names.snapshotHashes.first(where: { $0.run == id }) { return known.hashes }
    let select = try connection.prepared(
      """
      SELECT step.detail, snapshot.hash
      FROM run
      JOIN step ON step.answer_id = run.answer_id
      JOIN snapshot ON snapshot.id = step.snapshot_id
      WHERE run.id = ?
      """
    )
    try select.bind(id.rawValue)
    var hashes: [String: String] = [:]
    while try select.next() { hashes[select.text()] = select.hexadecimal() }
    // A comparison reads the hashes of two runs, and then parts of both.
    names.snapshotHashes = names.snapshotHashes.suffix(1) + [(id, hashes)]
    return hashes
  }

  /// Returns the runs of one side of a comparison, in the order of the cases.
  package func load(_ selection: RunSelection) throws(StoreError) -> [Run] {
    var runs: [Run] = []
    for summary in try self.runs(selection) { runs.append(try load(summary.id)) }
    return runs
  }
}

extension Run {
  /// The number of views in all checkpoints, and a constant for the rest of the run.
  fileprivate var weight: Int {
    steps.reduce(1000) { $0 + ($1.snapshot?.views.count ?? 0) }
  }
}
