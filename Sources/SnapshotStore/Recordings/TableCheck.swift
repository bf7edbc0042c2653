/// A check of tables and their indexes, and then of plans, by a thread and a connection of its own.
struct TableCheck {
  private struct Faults: Sendable {
    let tables: [String]
    let plans: Result<[String], StoreError>
  }

  private let thread: StoreThread<Faults>

  /// Starts the check of some tables and all plans in a file on disk.
  init(_ tables: [String], in file: String) {
    thread = StoreThread { () throws(StoreError) in
      let store = try RecordingStore(reopening: file)
      return Faults(
        tables: try store.connection.faults(of: tables),
        plans: Result { () throws(StoreError) in
          try store.connection.atOneMoment { () throws(StoreError) in try store.checkPlans() }
        }
      )
    }
  }

  /// Waits for the end, and returns the faults of the first damaged table.
  ///
  /// - Throws: The error that prevented the check.
  func faults() throws(StoreError) -> [String] { try thread.value().tables }

  /// Waits for the end, and returns the faults of the plans.
  ///
  /// - Throws: The error that prevented the check, which can be misleading for damaged tables.
  func planFaults() throws(StoreError) -> [String] { try thread.value().plans.get() }
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
