import SnapshotModel

/// Writes the titles and texts of views, each distinct set once.
struct WordingWriter {
  private let connection: Connection
  private var paths = NameTable(table: "view_path", column: "path")
  /// The last written set, which successive runs often share.
  private var latest: (wordings: [ViewWording], id: Int64)?

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
  ///   - wordings: The titles and texts; the question keeps its former ones if there are none.
  ///   - question: The id of the question.
  /// - Throws: A database error.
  mutating func write(_ wordings: [ViewWording], of question: Int64) throws(StoreError) {
    guard let id = try id(of: wordings) else { return }
    let update = try connection.prepared(
      "UPDATE question SET wording_id = ?1 WHERE id = ?2 AND wording_id IS NOT ?1"
    )
    try update.bind(id)
    try update.bind(question)
    try update.run()
  }

  private mutating func id(of wordings: [ViewWording]) throws(StoreError) -> Int64? {
    if let latest, latest.wordings == wordings { return latest.id }
    guard let digest = wordings.wordingDigest else { return nil }
    let row = WordingRow(hash: bytes(fromHexadecimal: digest))
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
    latest = (wordings, id)
    return id
  }
}
