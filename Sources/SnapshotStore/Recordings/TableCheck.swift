import Foundation
import Synchronization

/// A check of tables and their indexes, by a thread and a connection of its own.
final class TableCheck: Sendable {
  private let result = Mutex<Result<[String], StoreError>>(.success([]))
  private let end = DispatchSemaphore(value: 0)

  /// Starts the check of some tables in a file on disk.
  init(_ tables: [String], in file: String) {
    // Not a thread of a pool, because all of its threads can be waiting for a check.
    let thread = Thread { [self] in
      let found = Result { () throws(StoreError) in
        try Connection(file: file, mode: RecordingStore.readingAccess(to: file))
          .faults(of: tables)
      }
      result.withLock { $0 = found }
      end.signal()
    }
    thread.start()
  }

  /// Waits for the end, and returns the faults of the first damaged table.
  ///
  /// Call it once.
  ///
  /// - Throws: The error that prevented the check.
  func faults() throws(StoreError) -> [String] {
    end.wait()
    return try result.withLock { $0 }.get()
  }
}

extension Connection {
  fileprivate func faults(of tables: [String]) throws(StoreError) -> [String] {
    for table in tables {
      let faults = try pageFaults(ofTable: table)
      if !faults.isEmpty { return faults }
    }
    return []
  }
}
