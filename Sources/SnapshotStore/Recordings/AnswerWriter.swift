import SnapshotModel

/// Writes answers with their steps and all else that happened, each distinct one once.
///
/// Rows of several answers are inserted together: of short answers, a statement for each of them
/// costs as much as its rows.
struct AnswerWriter {
  private let connection: Connection
  private var snapshots: SnapshotWriter
  private let conflicts = ConflictTexts()

  /// An answer that gets a row.
  private struct NewAnswer {
    var id: Int64
    var hash: [UInt8]
    var digested: DigestedRun
  }

  /// One of the things that new answers have many of.
  private struct Part {
    /// Where the answer is among the new ones, and the part among those of the answer.
    var answer: Int
    var position: Int
  }

  init(_ connection: Connection) {
    self.connection = connection
    snapshots = SnapshotWriter(connection)
  }

  mutating func forgetIDs() {
    snapshots.forgetIDs()
  }

  /// The rows of the answers of runs, each of which is stored already or stored now.
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
      let id = if let last = new.last { last.id &+ 1 } else { try connection.nextID(in: .answer) }
      new.append(NewAnswer(id: id, hash: hash, digested: run))
      newIDs[run.digests.answer] = id
      ids.append(id)
    }
    if !new.isEmpty { try write(new) }
    return ids
  }

  private mutating func write(_ answers: [NewAnswer]) throws(StoreError) {
    try connection.insert(answers, into: .answer) { insert, answer throws(StoreError) in
      try insert.bind(answer.id)
      try insert.bind(answer.hash)
      try insert.bind(bytes(fromHexadecimal: answer.digested.digests.geometry))
    }
    try writeSteps(of: answers)
    try writePushes(of: answers)
    try writeEvents(of: answers)
    try writeFindings(of: answers)
    try writeEstimates(of: answers)
  }

  private mutating func writeSteps(of answers: [NewAnswer]) throws(StoreError) {
    let seen = try snapshots.ids(
      of: answers.flatMap { $0.digested.run.steps.compactMap(\.snapshot) },
      digests: answers.flatMap(\.digested.digests.snapshots)
    )
    var ids = seen.makeIterator()
    try insert(\.steps, of: answers, into: .step) { insert, _, step throws(StoreError) in
      try insert.bind(step.index)
      try insert.bind(step.time)
      try insert.bind(step.action)
      try insert.bind(step.detail)
      try insert.bind(step.snapshot == nil ? nil : ids.next())
    }
  }

  private func writePushes(of answers: [NewAnswer]) throws(StoreError) {
    try insert(\.pushes, of: answers, into: .navigationPush) {
      insert,
      position,
      push throws(StoreError) in
      try insert.bind(position)
      try insert.bind(push.step)
      try insert.bind(push.time)
      try insert.bind(push.kind.rawValue)
      try insert.bind(push.from)
      try insert.bind(push.to)
      try insert.bind(push.animated)
    }
  }

  private func writeEvents(of answers: [NewAnswer]) throws(StoreError) {
    try insert(\.events, of: answers, into: .event) { insert, position, event throws(StoreError) in
      try insert.bind(position)
      try insert.bind(event.step)
      try insert.bind(event.time)
      try insert.bind(event.kind.rawValue)
      try insert.bind(event.name)
      try insert.bind(event.subject)
      try insert.bind(event.cause?.rawValue)
      try insert.bind(event.before)
      try insert.bind(event.after)
      try insert.bind(event.duration)
      try insert.bind(event.keyboard)
    }
  }

  private func writeFindings(of answers: [NewAnswer]) throws(StoreError) {
    try insert(\.findings, of: answers, into: .finding) {
      insert,
      position,
      finding throws(StoreError) in
      try insert.bind(position)
      try insert.bind(finding.step)
      let stored = StoredSubject(of: finding, conflicts)
      try insert.bind(finding.kind.rawValue)
      try insert.bind(finding.view)
      try insert.bind(stored.message)
      try insert.bind(stored.subject)
      try insert.bind(stored.conflict)
    }
  }

  private func writeEstimates(of answers: [NewAnswer]) throws(StoreError) {
    try insert(\.estimates, of: answers, into: .sizeEstimate) {
      insert,
      position,
      estimate throws(StoreError) in
      try insert.bind(position)
      try insert.bind(estimate.view)
      try insert.bind(estimate.size.reason.rawValue)
      try insert.bind(estimate.size.name)
    }
  }

  /// Inserts a row for each part of answers, whose first column is bound already: the answer's id.
  private func insert<Element>(
    _ parts: (Run) -> [Element],
    of answers: [NewAnswer],
    into table: Insertion.Table,
    _ bind: (Statement, _ position: Int, Element) throws(StoreError) -> Void
  ) throws(StoreError) {
    var rows: [Part] = []
    for (index, answer) in answers.enumerated() {
      for position in parts(answer.digested.run).indices {
        rows.append(Part(answer: index, position: position))
      }
    }
    try connection.insert(rows, into: table) { insert, row throws(StoreError) in
      try insert.bind(answers[row.answer].id)
      let element = parts(answers[row.answer].digested.run)[row.position]
      try bind(insert, row.position, element)
    }
  }
}
