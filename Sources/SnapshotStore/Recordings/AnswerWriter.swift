import SnapshotModel

/// Writes answers with their steps and all other parts, each distinct answer once.
///
/// Rows of several answers are inserted together: a statement for each short answer would take
/// as long as its rows.
struct AnswerWriter {
  private let connection: Connection
  private var snapshots: SnapshotWriter
  /// The answers without rows, in order.
  private var new: [NewAnswer] = []
  private var newIDs: [String: Int64] = [:]

  /// An answer without a row.
  private struct NewAnswer {
    /// The ids of the answer and its snapshots.
    var ids: [Int64]
    var rows: AnswerRows
  }

  init(_ connection: Connection) {
    self.connection = connection
    snapshots = SnapshotWriter(connection)
  }

  mutating func invalidateIDs() {
    (new, newIDs) = ([], [:])
    snapshots.invalidateIDs()
  }

  /// Returns the id of a run's answer; ``writeNew()`` stores a new answer.
  mutating func id(of run: PreparedRun) throws(StoreError) -> Int64 {
    let digest = run.digested.digests.answer
    if let id = newIDs[digest] { return id }
    let select = try connection.prepared("SELECT id FROM answer WHERE hash = ?")
    try select.bind(run.rows?.hash ?? bytes(fromHexadecimal: digest))
    if let id = try select.first({ $0.integer() }) { return id }
    let id =
      if let last = new.last?.ids[0] { last &+ 1 } else {
        try connection.nextID(of: AnswerRow.self)
      }
    let rows = run.rows ?? AnswerRows(of: run.digested)
    var ids = [id]
    for snapshot in rows.snapshots { ids.append(try snapshots.id(of: snapshot)) }
    new.append(NewAnswer(ids: ids, rows: rows))
    newIDs[digest] = id
    return id
  }

  /// Stores the new answers and their snapshots.
  mutating func writeNew() throws(StoreError) {
    guard !new.isEmpty else { return }
    try connection.insert(new) { answer in
      AnswerRow(id: answer.ids[0], hash: answer.rows.hash, geometryHash: answer.rows.geometryHash)
    }
    try snapshots.writeNew()
    try insert(\.steps, as: RecordedStepRow.self)
    try insert(\.pushes, as: NavigationPushRow.self)
    try insert(\.events, as: EventRow.self)
    try insert(\.findings, as: FindingRow.self)
    try insert(\.estimates, as: SizeEstimateRow.self)
    try insert(\.omissions, as: OmissionCountRow.self)
    (new, newIDs) = ([], [:])
  }

  private func insert<Row: TableRow>(
    _ rows: (AnswerRows) -> RowValues,
    as row: Row.Type
  ) throws(StoreError) {
    try connection.insert(
      new.map { PreparedRows(values: rows($0.rows), ids: $0.ids) },
      as: row
    )
  }
}
