package import Reporting
package import SnapshotStore

/// The databases that a command reads, each opened once.
package final class OpenDatabases {
  private var stores: [String: RecordingStore] = [:]
  private var latest: [String: LatestRuns] = [:]

  /// The checks that have not ended yet; nil while each database is checked before its use.
  private var checks: [RecordingCheck]?

  private let checked: String
  private let console: Console

  /// - Parameters:
  ///   - checked: The command's database, which has passed the check of ``TrackedDatabase``.
  ///   - console: The console for notes.
  package init(checked: String, on console: Console) {
    self.checked = checked
    self.console = console
  }

  /// Returns the store in a file.
  ///
  /// - Throws: `StoreError` for an unreadable file, or `Failure` for a file that git tracks.
  package func store(_ file: String) throws -> RecordingStore {
    if let store = stores[file] { return store }
    if file != checked { try TrackedDatabase.refuse(file, on: console) }
    let store = try open(file)
    stores[file] = store
    return store
  }

  private func open(_ file: String) throws -> RecordingStore {
    guard checks != nil else { return try RecordingStore.openChecked(file, mode: .readOnly) }
    let (store, check) = try RecordingStore.openChecking(file)
    checks?.append(check)
    return store
  }

  /// Runs work while other threads check the databases that it opens.
  ///
  /// - Parameter work: The work; it shows nothing, because the rows are not checked.
  /// - Returns: The value of the work after all checks.
  /// - Throws: The error of a check, which can be the reason for the error of the work, or the error
  ///   of the work.
  package func whileChecking<Value>(_ work: () throws -> Value) throws -> Value {
    checks = []
    let value = Result { try work() }
    let checks = checks ?? []
    self.checks = nil
    for check in checks { try check.wait() }
    return try value.get()
  }

  /// Returns the latest runs in a file, searched once.
  func latestRuns(in file: String, askedBy scenarios: ScenarioFiles) throws -> LatestRuns {
    if let runs = latest[file] { return runs }
    let runs = try LatestRuns(in: try store(file), askedBy: scenarios)
    latest[file] = runs
    return runs
  }
}
