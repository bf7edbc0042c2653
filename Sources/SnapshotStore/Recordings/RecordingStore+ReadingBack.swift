package import SnapshotModel

extension RecordingStore {
  /// Opens a database anew and checks that it has a recording, whole.
  ///
  /// A file that was removed, replaced or truncated while it was written is noticed here, before success is
  /// reported.
  ///
  /// - Parameters:
  ///   - recording: The recording, which has ended.
  ///   - file: The path of the database.
  ///   - runs: The cases and the hashes of their geometry, in any order.
  ///   - failures: The number of cases without an answer.
  /// - Throws: `StoreError.vanished` where the recording is another one, or a fault of the database.
  package static func verify(
    _ recording: RecordingID,
    in file: String,
    runs: [(identity: CaseIdentity, geometryHash: String)],
    failures: Int
  ) throws(StoreError) {
    let store: RecordingStore
    do throws(StoreError) {
      store = try RecordingStore.openChecked(file, mode: .readOnly)
    } catch {
      switch error {
      case .missing, .empty: throw .vanished(file: file, recording: recording)
      default: throw error
      }
    }
    let stored = try store.connection.atOneMoment { () throws(StoreError) in
      _ = try store.connection.root(of: recording)
      let stored = try store.allRuns(of: recording)
      guard try store.failures(of: recording).count == failures else {
        throw .vanished(file: file, recording: recording)
      }
      return stored
    }
    let content = recordingHash(of: stored.map { ($0.identity, $0.geometryHash) })
    guard content == recordingHash(of: runs) else {
      throw .vanished(file: file, recording: recording)
    }
  }
}
