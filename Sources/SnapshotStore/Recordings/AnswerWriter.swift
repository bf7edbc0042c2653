import SnapshotModel

/// Writes answers with their steps and all other parts, each distinct answer once.
///
/// Rows of several answers are inserted together: a statement for each short answer would take
/// as long as its rows.
struct AnswerWriter {
  private let connection: Connection
  private var snapshots: SnapshotWriter
  /// The answers without rows, in order.
  ///
  /// Each has the ids of the answer and its snapshots.
  private var new: [NewRows<AnswerRows>] = []
  private var ids = RecentIDs()

  init(_ connection: Connection) {
    self.connection = connection
    snapshots = SnapshotWriter(connection)
  }

  mutating func invalidateIDs() {
    (new, ids) = ([], RecentIDs())
    snapshots.invalidateIDs()
  }

  /// Returns the id of a run's answer; ``writeNew()`` stores a new answer.
  mutating func id(of run: PreparedRun) throws(StoreError) -> Int64 {
    let hash = run.rows?.hash ?? bytes(fromHexadecimal: run.digested.digests.answer)
    let key = RowHash(hash)
    if let id = ids[key] { return id }
    let id: Int64
    if let stored = try storedID(of: hash) {
      id = stored
    } else {
      id = try newID(of: run.rows ?? AnswerRows(of: run.digested))
    }
    ids.add(id, of: key)
    return id
  }

  private func storedID(of hash: [UInt8]) throws(StoreError) -> Int64? {
    let select = try connection.prepared("SELECT id FROM answer WHERE hash = ?")
    try select.bind(hash)
    return try select.first { $0.integer() }
  }

  private mutating func newID(of rows: AnswerRows) throws(StoreError) -> Int64 {
    let id =
      if let last = new.last?.ids[0] { last &+ 1 } else {
        try connection.nextID(of: AnswerRow.self)
      }
    var ids = [id]
    for snapshot in rows.snapshots { ids.append(try snapshots.id(of: snapshot)) }
    new.append(NewRows(ids: ids, rows: rows))
    return id
  }

  /// Stores the new answers and their snapshots.
  mutating func writeNew() throws(StoreError) {
    guard !new.isEmpty else { return }
    try connection.insert(new) { answer in
      AnswerRow(id: answer.ids[0], hash: answer.rows.hash, geometryHash: answer.rows.geometryHash)
    }
    try snapshots.writeNew()
    try connection.insert(new, \.steps, as: RecordedStepRow.self)
    try connection.insert(new, \.pushes, as: NavigationPushRow.self)
    try connection.insert(new, \.events, as: EventRow.self)
    try connection.insert(new, \.findings, as: FindingRow.self)
    try connection.insert(new, \.estimates, as: SizeEstimateRow.self)
    try connection.insert(new, \.omissions, as: OmissionCountRow.self)
    new = []
    ids.limit()
  }
}
