/// A check of tables and their indexes, by a thread and a connection of its own.
struct TableCheck {
  private let thread: StoreThread<[String]>

  /// Starts the check of some tables in a file on disk.
  init(_ tables: [String], in file: String) {
    thread = StoreThread { () throws(StoreError) in
      try Connection(file: file, mode: RecordingStore.readingAccess(to: file)).faults(of: tables)
    }
  }

  /// Waits for the end, and returns the faults of the first damaged table.
  ///
  /// - Throws: The error that prevented the check.
  func faults() throws(StoreError) -> [String] { try thread.value() }
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
