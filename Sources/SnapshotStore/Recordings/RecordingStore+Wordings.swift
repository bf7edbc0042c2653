package import SnapshotModel

extension RecordingStore {
  /// Returns the titles and texts of a run's views; empty if they are unknown.
  ///
  /// - Throws: A database error; `damaged` if the rows do not match their hash.
  package func wordings(of id: RunID) throws(StoreError) -> [ViewWording] {
    try connection.atOneMoment { () throws(StoreError) in
      try storedWording(of: id).map { stored throws(StoreError) in
        try wordings(stored, of: id)
      } ?? []
    }
  }

  /// Returns the row and the hash of the titles and texts of a run's views; nil if they are unknown.
  func storedWording(of id: RunID) throws(StoreError) -> (id: Int64, hash: String)? {
    let select = try connection.prepared(
      """
      SELECT wording.id, lower(hex(wording.hash))
      FROM run
      JOIN question ON question.id = run.question_id
      JOIN wording ON wording.id = question.wording_id
      WHERE run.id = ?
      """
    )
    try select.bind(id.rawValue)
    return try select.first { (id: $0.integer(), hash: $0.text()) }
  }

  /// Returns the titles and texts of a row.
  ///
  /// - Parameters:
  ///   - stored: The row and its hash.
  ///   - run: A run with this row, for the message.
  /// - Returns: The titles and texts, in the order of the views' paths.
  /// - Throws: A database error; `damaged` if the rows do not match their hash.
  func wordings(
    _ stored: (id: Int64, hash: String),
    of run: RunID
  ) throws(StoreError) -> [ViewWording] {
    let wordings = try names().wordings(ofWording: stored.id)
    guard wordings.wordingDigest == stored.hash else {
      throw .damaged(
        file: file,
        reason: "the texts of run \(run) were changed: their hash differs"
      )
    }
    return wordings
  }

  /// Returns the faults of the stored titles and texts, one sentence each.
  func checkWordings() throws(StoreError) -> [String] {
    let names = try names()
    let select = try connection.prepared("SELECT id, lower(hex(hash)) FROM wording ORDER BY id")
    var faults: [String] = []
    while try select.next() {
      let (id, hash) = (select.integer(), select.text())
      do throws(StoreError) {
        if try names.wordings(ofWording: id).wordingDigest != hash {
          faults.append("wording \(id) was changed: its hash differs")
        }
      } catch .damaged(_, let reason) {
        faults.append("wording \(id) cannot be read: \(reason)")
      }
    }
    return faults
  }
}

extension StoredNames {
  /// Returns titles and texts in the order of the views' paths.
  fileprivate func wordings(ofWording id: Int64) throws(StoreError) -> [ViewWording] {
    let rows = try connection.rows(of: id) { (row: ViewWordingRow) in row }
    var wordings: [ViewWording] = []
    for row in rows {
      guard let path = try paths.row(row.path) else {
        throw .damaged(file: connection.file, reason: "the name of view \(row.path) is missing")
      }
      wordings.append(ViewWording(view: path, title: row.title, text: row.text))
    }
    return wordings.sorted { $0.view < $1.view }
  }
}
