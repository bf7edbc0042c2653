import SnapshotModel

/// Writes answers with their steps and all other parts, each distinct answer once.
///
/// Rows of several answers are inserted together: a statement for each short answer would take
/// as long as its rows.
struct AnswerWriter {
  private let connection: Connection
  private var snapshots: SnapshotWriter
  private let conflicts = ConflictTexts()

  /// An answer without a row.
  private struct NewAnswer {
    var id: Int64
    var hash: [UInt8]
    var digested: DigestedRun
  }

  /// The position of one of an answer's parts.
  private struct Part {
    /// The index of the answer among the new ones, and the index of the part in the answer.
    var answer: Int
    var position: Int
  }

  init(_ connection: Connection) {
    self.connection = connection
    snapshots = SnapshotWriter(connection)
  }

  mutating func invalidateIDs() {
    snapshots.invalidateIDs()
  }

  /// Returns the ids of the runs' answers and stores new answers.
  mutating func ids(of runs: some Collection<DigestedRun>) throws(StoreError) -> [Int64] {
    var new: [NewAnswer] = []
    var newIDs: [String: Int64] = [:]
    var ids: [Int64] = []
    let select = try connection.prepared("SELECT id FROM answer WHERE hash = ?")
    for run in runs {
      if let id = newIDs[run.digests.answer] {
        ids.append(id)
        continue
      }
      let hash = bytes(fromHexadecimal: run.digests.answer)
      try select.bind(hash)
      if let id = try select.first({ $0.integer() }) {
        ids.append(id)
        continue
      }
      let id =
        if let last = new.last { last.id &+ 1 } else {
          try connection.nextID(of: AnswerRow.self)
        }
      new.append(NewAnswer(id: id, hash: hash, digested: run))
      newIDs[run.digests.answer] = id
      ids.append(id)
    }
    if !new.isEmpty { try write(new) }
    return ids
  }

  private mutating func write(_ answers: [NewAnswer]) throws(StoreError) {
    try connection.insert(answers) { answer in
      AnswerRow(
        id: answer.id,
        hash: answer.hash,
        geometryHash: bytes(fromHexadecimal: answer.digested.digests.geometry)
      )
    }
    try writeSteps(of: answers)
    try writePushes(of: answers)
    try writeEvents(of: answers)
    try writeFindings(of: answers)
    try writeEstimates(of: answers)
    try writeOmissions(of: answers)
  }

  private mutating func writeSteps(of answers: [NewAnswer]) throws(StoreError) {
    let seen = try snapshots.ids(
      of: answers.flatMap { $0.digested.run.steps.compactMap(\.snapshot) },
      digests: answers.flatMap(\.digested.digests.snapshots)
    )
    var ids = seen.makeIterator()
    try insert(\.steps, of: answers) { answer, _, step in
      RecordedStepRow(answer: answer, step: step, snapshot: step.snapshot == nil ? nil : ids.next())
    }
  }

  private func writePushes(of answers: [NewAnswer]) throws(StoreError) {
    try insert(\.pushes, of: answers) { answer, position, push in
      NavigationPushRow(answer: answer, position: position, push: push)
    }
  }

  private func writeEvents(of answers: [NewAnswer]) throws(StoreError) {
    try insert(\.events, of: answers) { answer, position, event in
      EventRow(answer: answer, position: position, event: event)
    }
  }

  private func writeFindings(of answers: [NewAnswer]) throws(StoreError) {
    try insert(\.findings, of: answers) { answer, position, finding in
      FindingRow(
        answer: answer,
        position: position,
        step: finding.step,
        kind: finding.kind,
        view: finding.view,
        stored: StoredSubject(of: finding, conflicts)
      )
    }
  }

  private func writeEstimates(of answers: [NewAnswer]) throws(StoreError) {
    try insert(\.estimates, of: answers) { answer, position, estimate in
      SizeEstimateRow(answer: answer, position: position, estimate: estimate)
    }
  }

  private func writeOmissions(of answers: [NewAnswer]) throws(StoreError) {
    try insert(\.omissions, of: answers) { answer, position, omission in
      OmissionCountRow(answer: answer, position: position, omission: omission)
    }
  }

  /// Inserts a row for each part of the answers.
  private func insert<Element, Row: TableRow>(
    _ parts: (Run) -> [Element],
    of answers: [NewAnswer],
    as row: (_ answer: Int64, _ position: Int, Element) -> Row
  ) throws(StoreError) {
    var places: [Part] = []
    for (index, answer) in answers.enumerated() {
      for position in parts(answer.digested.run).indices {
        places.append(Part(answer: index, position: position))
      }
    }
    try connection.insert(places) { place in
      row(
        answers[place.answer].id,
        place.position,
        parts(answers[place.answer].digested.run)[place.position]
      )
    }
  }
}
