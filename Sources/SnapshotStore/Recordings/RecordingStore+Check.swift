import SnapshotModel

extension RecordingStore {
  /// Rejects a file with damaged pages, references or plans, because cases could be missing or
  /// changed without notice.
  package func checkStructure() throws(StoreError) {
    let pages = try connection.pageFaults()
    let faults = pages.isEmpty ? try checkReferences() + checkPlans() : pages
    if let first = faults.first { throw .damaged(file: file, reason: first) }
  }

  /// Returns all faults of the file, one sentence each; empty for a valid file.
  ///
  /// It checks the pages of the file, the references between tables, and missing, additional or
  /// changed parts of the schema. It recomputes the hash of every snapshot and answer. A file with
  /// changed tables cannot be opened at all.
  package func check() throws(StoreError) -> [String] {
    // Concurrent writes and pruning are not faults.
    try connection.atOneMoment { () throws(StoreError) in try checkNow() }
  }

  private func checkNow() throws(StoreError) -> [String] {
    let pages = try connection.pageFaults()
    guard pages.isEmpty else { return pages }
    let schema = try Schema(of: connection).faults(comparedWith: .current)
    let derived = try countFaults() + detailsFaults()
    return try checkReferences() + schema + checkSnapshots() + checkAnswers()
      + checkExplanations() + checkWordings() + checkRuns() + derived + checkRoots() + checkPlans()
      + checkFailures()
  }

  private func checkReferences() throws(StoreError) -> [String] {
    let statement = try connection.prepared(
      "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2 ORDER BY 1, 2"
    )
    return try statement.all { row in
      let (table, parent, count) = (row.text(), row.text(), row.integer())
      return "\(count) rows of table \(table) refer to missing rows of table \(parent)"
    }
  }

  private func checkSnapshots() throws(StoreError) -> [String] {
    let reader = AnswerReader(connection, try names())
    let select = try connection.prepared("SELECT id, lower(hex(hash)) FROM snapshot ORDER BY id")
    var faults: [String] = []
    while try select.next() {
      let (id, hash) = (select.integer(), select.text())
      do throws(StoreError) {
        if try reader.snapshot(id).contentHash != hash {
          faults.append("snapshot \(id) was changed: its hash differs")
        }
      } catch .damaged(_, let reason) {
        faults.append("snapshot \(id) cannot be read: \(reason)")
      }
    }
    return faults
  }

  private func checkAnswers() throws(StoreError) -> [String] {
    let reader = AnswerReader(connection, try names())
    let select = try connection.prepared(
      "SELECT id, lower(hex(hash)), lower(hex(geometry_hash)) FROM answer ORDER BY id"
    )
    var faults: [String] = []
    while try select.next() {
      let (id, hash, geometryHash) = (select.integer(), select.text(), select.text())
      do throws(StoreError) {
        if let fault = fault(in: try reader.answer(id), hash: hash, geometryHash: geometryHash) {
          faults.append("answer \(id) \(fault)")
        }
      } catch .damaged(_, let reason) {
        faults.append("answer \(id) cannot be read: \(reason)")
      }
    }
    return faults
  }

  private func checkExplanations() throws(StoreError) -> [String] {
    let names = try names()
    let select = try connection.prepared("SELECT id, lower(hex(hash)) FROM explanation ORDER BY id")
    var faults: [String] = []
    while try select.next() {
      let (id, hash) = (select.integer(), select.text())
      do throws(StoreError) {
        if try names.explanations(ofExplanation: id).explanationDigest != hash {
          faults.append("explanation \(id) was changed: its hash differs")
        }
      } catch .damaged(_, let reason) {
        faults.append("explanation \(id) cannot be read: \(reason)")
      }
    }
    return faults
  }

  func checkRuns() throws(StoreError) -> [String] {
    let select = try connection.prepared(runSummaries + "ORDER BY run.id")
    var faults: [String] = []
    while try select.next() {
      let id = select.integer()
      select.rewind()
      do throws(StoreError) {
        if let fault = try select.runSummary().fault(comparedWith: select.blob()) {
          faults.append(fault)
        }
      } catch .damaged(_, let reason) {
        faults.append("run \(id) cannot be read: \(reason)")
      }
    }
    return faults
  }

  private func checkRoots() throws(StoreError) -> [String] {
    let ids = try connection.prepared("SELECT id FROM recording ORDER BY id")
    var faults: [String] = []
    for recording in try ids.all({ RecordingID(rawValue: $0.integer()) }) {
      do throws(StoreError) {
        faults += try rootFaults(of: recording)
      } catch .damaged(_, let reason) {
        faults.append("the root of recording \(recording) cannot be computed: \(reason)")
      }
    }
    return faults
  }

  func checkPlans() throws(StoreError) -> [String] {
    let hashes = try connection.prepared("SELECT hash FROM plan ORDER BY id").all { $0.text() }
    var (faults, wrongDraws): ([String], [String]) = ([], [])
    for hash in hashes {
      let plan = try checkedPlan(hash)
      wrongDraws += plan.wrongDraws
      if let reason = plan.unreadable {
        faults.append("plan \(hash.prefix(12)) cannot be read: \(reason)")
      } else if plan.hash != hash {
        faults.append("plan \(hash.prefix(12)) was changed: its hash differs")
      }
    }
    return faults + wrongDraws
  }

  /// Reads the cases of a plan, without keeping them if they are stored in their order.
  private func checkedPlan(
    _ hash: String
  ) throws(StoreError) -> (hash: String, unreadable: String?, wrongDraws: [String]) {
    var (sorted, unreadable, wrongDraws) = (SortedPlanDigest(), String?.none, [String]())
    try eachPlannedCase(of: hash) { select throws(StoreError) in
      do throws(StoreError) {
        let planned = try select.plannedCase()
        sorted.add(planned)
        guard select.integer() != planned.identity.draw else { return }
        wrongDraws.append("\(planned.identity) has a draw number that does not match its name")
      } catch .damaged(_, let reason) {
        unreadable = unreadable ?? reason
      }
    }
    if let found = sorted.hash { return (found, unreadable, wrongDraws) }
    var lines = PlanLines()
    if unreadable == nil {
      try eachPlannedCase(of: hash) { select throws(StoreError) in
        lines.add(try select.plannedCase())
      }
    }
    return (lines.hash, unreadable, wrongDraws)
  }

  private func eachPlannedCase(
    of hash: String,
    _ read: (Statement) throws(StoreError) -> Void
  ) throws(StoreError) {
    let select = try connection.prepared(
      plannedCases + "WHERE plan.hash = ? ORDER BY planned_case.case_id"
    )
    try select.bind(hash)
    while try select.next() { try read(select) }
  }

  /// A case cannot have both a failure and a run.
  private func checkFailures() throws(StoreError) -> [String] {
    let select = try connection.prepared(
      """
      SELECT DISTINCT failure.recording_id, failed.case_id
      FROM failure
      JOIN question AS failed ON failed.id = failure.question_id
      JOIN run ON run.recording_id = failure.recording_id
      JOIN question ON question.id = run.question_id AND question.case_id = failed.case_id
      ORDER BY 1, 2
      """
    )
    return try select.all { row in
      let (recording, identity) = (row.integer(), row.integer())
      return "case \(identity) has both an answer and a failure in recording \(recording)"
    }
  }

  private func fault(in answer: Run, hash: String, geometryHash: String) -> String? {
    do {
      try answer.checkConsistency()
    } catch {
      return "is inconsistent: \(error.problem)"
    }
    let digests = RunDigests(of: answer)
    guard digests.answer != hash || digests.geometry != geometryHash else { return nil }
    return "was changed: its hash differs"
  }
}
