import SnapshotModel

extension RunWriter {
  /// Changes the details of a recording and updates their part of its details root.
  func changeDetails(
    of recording: RecordingID,
    _ change: () throws(StoreError) -> Void
  ) throws(StoreError) {
    let former = try ownDetails(of: recording)
    try change()
    let sum = try connection.detailsRoot(of: recording) - former + ownDetails(of: recording)
    try setDetailsRoot(sum, of: recording)
  }

  /// Returns the digest of a recording's details.
  func ownDetails(of recording: RecordingID) throws(StoreError) -> RootHash {
    let select = try connection.prepared(recordingDetails + "WHERE recording.id = ?")
    try select.bind(recording.rawValue)
    let root = try select.first { row in
      row.skip(1)
      return row.detailsRoot()
    }
    guard let root else { throw .vanished(file: connection.file, recording: recording) }
    return root
  }

  func setDetailsRoot(_ root: RootHash, of recording: RecordingID) throws(StoreError) {
    let update = try connection.prepared("UPDATE recording SET details_root = ? WHERE id = ?")
    try update.bind(root.bytes)
    try update.bind(recording.rawValue)
    try update.run()
  }
}

extension Connection {
  /// Returns the stored sum over the details and the failures of a recording.
  func detailsRoot(of recording: RecordingID) throws(StoreError) -> RootHash {
    let select = try prepared("SELECT details_root FROM recording WHERE id = ?")
    try select.bind(recording.rawValue)
    guard let root = try select.first({ $0.root() }) ?? nil else {
      throw .vanished(file: file, recording: recording)
    }
    return root
  }
}
