import Foundation
import SnapshotModel

extension RecordingStore {
  /// Returns the recordings in progress, of this and other processes, with their leases.
  package func recordingsInProgress() throws(StoreError) -> [RecordingID: RecordingLease] {
    let leases = try connection.rows { (row: LeaseRow) in
      (recording: RecordingID(rawValue: row.recording), lease: RecordingLease(row))
    }
    let now = Date.now
    return Dictionary(
      leases.filter { $0.lease.isValid(now: now) }.map { ($0.recording, $0.lease) }
    ) { first, _ in first }
  }

  /// Ends the lease of a recording without finishing it.
  package func release(_ recording: RecordingID) throws(StoreError) {
    try transaction { () throws(StoreError) in try writer.release(recording) }
  }
}

extension RunWriter {
  /// Adds a lease of this process to a recording.
  func lease(_ recording: RecordingID) throws(StoreError) {
    try connection.insert(LeaseRow(recording, RecordingLease.ofThisProcess()))
  }

  /// Renews the lease of a recording, if it has one.
  func renewLease(of recording: RecordingID) throws(StoreError) {
    let update = try connection.prepared("UPDATE lease SET renewed_at = ? WHERE recording_id = ?")
    try update.bind(Int64(Date.now.timeIntervalSince1970))
    try update.bind(recording.rawValue)
    try update.run()
  }

  /// Removes the lease of a recording.
  func release(_ recording: RecordingID) throws(StoreError) {
    let delete = try connection.prepared("DELETE FROM lease WHERE recording_id = ?")
    try delete.bind(recording.rawValue)
    try delete.run()
  }
}

extension RecordingLease {
  fileprivate init(_ row: LeaseRow) {
    self.init(
      process: Int32(truncatingIfNeeded: row.process),
      started: row.started,
      host: row.host,
      renewedAt: row.renewedAt
    )
  }
}

extension LeaseRow {
  fileprivate init(_ recording: RecordingID, _ lease: RecordingLease) {
    self.init(
      recording: recording.rawValue,
      process: Int(lease.process),
      started: lease.started,
      host: lease.host,
      renewedAt: lease.renewedAt
    )
  }
}
