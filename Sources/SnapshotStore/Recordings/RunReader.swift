import Foundation
package import SnapshotModel
import Synchronization

/// Reads the runs of one file for several threads at the same time.
///
/// Each thread has its own connection, with the names and answers that it read last.
package final class RunReader: Sendable {
  /// A store between two uses.
  ///
  /// It is safe to send, because it is either in the list of idle stores or used by one thread.
  fileprivate struct IdleStore: @unchecked Sendable {
    let store: RecordingStore
    let lastThread: ObjectIdentifier
  }

  private let file: String
  private let idle = Mutex<[IdleStore]>([])

  /// - Parameter file: A file on disk that a store has opened.
  init(of file: String) {
    precondition(file != RecordingStore.inMemory, "each connection to memory has its own database")
    self.file = file
  }

  /// Returns a run, see ``RecordingStore/load(_:without:)``.
  package func load(
    _ run: RunSummary,
    without checkpoints: Set<String>
  ) throws(StoreError) -> Run {
    try withStore { store throws(StoreError) in
      try store.load(run.id, without: checkpoints) { run.hasAnswer(of: $0) }
    }
  }

  /// See ``RecordingStore/snapshotHashes(of:)``.
  package func snapshotHashes(of run: RunSummary) throws(StoreError) -> [String: String] {
    try withStore { store throws(StoreError) in try store.snapshotHashes(of: run.id) }
  }

  /// See ``RecordingStore/explanations(of:)``.
  package func explanations(of run: RunSummary) throws(StoreError) -> [ExplainedStep] {
    try withStore { store throws(StoreError) in try store.explanations(of: run.id) }
  }

  private func withStore<Value>(
    _ read: (RecordingStore) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let thread = ObjectIdentifier(Thread.current)
    let known = idle.withLock { $0.take(for: thread) }
    let store = if let known { known.store } else { try RecordingStore(reopening: file) }
    defer { idle.withLock { $0.append(IdleStore(store: store, lastThread: thread)) } }
    return try read(store)
  }
}

extension RunSummary {
  /// Whether another run with the same number has the same answer: the file at a path can be
  /// replaced.
  fileprivate func hasAnswer(of found: RunSummary) -> Bool {
    found.answerHash == answerHash && found.geometryHash == geometryHash
  }
}

extension [RunReader.IdleStore] {
  /// Removes a store, preferably the one with the rows that a thread has just read.
  fileprivate mutating func take(for thread: ObjectIdentifier) -> RunReader.IdleStore? {
    guard !isEmpty else { return nil }
    return remove(at: lastIndex { $0.lastThread == thread } ?? endIndex - 1)
  }
}
