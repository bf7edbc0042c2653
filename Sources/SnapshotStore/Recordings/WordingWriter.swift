import SnapshotModel

/// Writes the titles and texts of views, each distinct set once.
struct WordingWriter {
  private let connection: Connection
  private var paths = NameTable(table: "view_path", column: "path")
  /// The last written set, which successive runs often share.
  private var latest: (hash: [UInt8], id: Int64)?

  init(_ connection: Connection) {
    self.connection = connection
  }

  mutating func invalidateIDs() {
    paths.forget()
    latest = nil
  }

  /// Stores the titles and texts of a question's views.
  ///
  /// - Parameters:
  ///   - run: A run with the titles and texts; the question keeps its former ones if there are none.
  ///   - question: The id of the question.
  /// - Throws: A database error.
  mutating func write(_ run: PreparedRun, of question: Int64) throws(StoreError) {
    guard let hash = run.wordingHash else { return }
    let id = try id(of: run.digested.wordings, hash: hash)
    let update = try connection.prepared(
      "UPDATE question SET wording_id = ?1 WHERE id = ?2 AND wording_id IS NOT ?1"
    )
    try update.bind(id)
    try update.bind(question)
    try update.run()
  }

  private mutating func id(
    of wordings: [ViewWording],
    hash: [UInt8]
  ) throws(StoreError) -> Int64 {
    if let latest, latest.hash == hash { return latest.id }
    let row = WordingRow(hash: hash)
    let id: Int64
    if let known = try connection.knownID(of: row) {
      id = known
    } else {
      try connection.insert(row)
      id = connection.lastInsertedID
      var rows: [ViewWordingRow] = []
      for wording in wordings {
        let path = try paths.id(of: ExactText(text: wording.view.text), in: connection)
        rows.append(
          ViewWordingRow(wording: id, path: path, title: wording.title, text: wording.text)
        )
      }
      try connection.insert(rows) { $0 }
    }
    latest = (hash, id)
    return id
  }
}
