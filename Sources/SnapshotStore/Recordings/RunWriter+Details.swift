import SnapshotModel

extension RunWriter {
  /// Changes the own values of a recording, with their part of the root of its details.
  func changeDetails(
    of recording: RecordingID,
    _ change: () throws(StoreError) -> Void
  ) throws(StoreError) {
    let former = try ownDetails(of: recording)
    try change()
    let sum = try connection.detailsRoot(of: recording) - former + ownDetails(of: recording)
    try setDetailsRoot(sum, of: recording)
  }

  /// The digest of the own values of a recording.
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
  /// The sum over the own values and the failures of a recording, as it is stored.
  func detailsRoot(of recording: RecordingID) throws(StoreError) -> RootHash {
    let select = try prepared("SELECT details_root FROM recording WHERE id = ?")
    try select.bind(recording.rawValue)
    guard let root = try select.first({ $0.root() }) ?? nil else {
      throw .vanished(file: file, recording: recording)
    }
    return root
  }
}
