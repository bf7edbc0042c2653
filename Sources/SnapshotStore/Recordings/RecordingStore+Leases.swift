import Foundation
import SnapshotModel

extension RecordingStore {
  /// The recordings that other processes are making, or this one, with their leases.
  package func recordingsInProgress() throws(StoreError) -> [RecordingID: RecordingLease] {
    let select = try connection.prepared(
      "SELECT recording_id, process, started, host, renewed_at FROM lease"
    )
    let leases = try select.all { row in
      (
        recording: RecordingID(rawValue: row.integer()),
        lease: RecordingLease(
          process: Int32(truncatingIfNeeded: row.integer()),
          started: row.integer(),
          host: row.text(),
          renewedAt: row.integer()
        )
      )
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
  /// Marks a recording as one that this process makes.
  func lease(_ recording: RecordingID) throws(StoreError) {
    let lease = RecordingLease.ofThisProcess()
    let insert = try connection.prepared("INSERT INTO lease VALUES (?, ?, ?, ?, ?)")
    try insert.bind(recording.rawValue)
    try insert.bind(Int64(lease.process))
    try insert.bind(lease.started)
    try insert.bind(lease.host)
    try insert.bind(lease.renewedAt)
    try insert.run()
  }

  /// Notes that a recording continues, if it has a lease.
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
