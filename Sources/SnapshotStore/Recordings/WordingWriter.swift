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

  /// Returns the id of a run's titles and texts, and stores new ones; nil without any.
  mutating func id(of run: PreparedRun) throws(StoreError) -> Int64? {
    guard let hash = run.wordingHash else { return nil }
    return try id(of: run.digested.wordings, hash: hash)
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
