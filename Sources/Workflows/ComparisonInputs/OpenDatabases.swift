package import Reporting
package import SnapshotStore

/// The databases that a command reads, each opened once.
package final class OpenDatabases {
  private var stores: [String: RecordingStore] = [:]
  private var latest: [String: LatestRuns] = [:]

  private let checked: String
  private let console: Console

  /// - Parameters:
  ///   - checked: The database of the command, which ``TrackedDatabase`` did not refuse.
  ///   - console: The console for notes.
  package init(checked: String, on console: Console) {
    self.checked = checked
    self.console = console
  }

  /// The store in a file.
  ///
  /// - Throws: `StoreError` where the file cannot be read, or `Failure` where git tracks it.
  package func store(_ file: String) throws -> RecordingStore {
    if let store = stores[file] { return store }
    if file != checked { try TrackedDatabase.refuse(file, on: console) }
    let store = try RecordingStore.openChecked(file, mode: .readOnly)
    stores[file] = store
    return store
  }

  /// The latest runs in a file, looked for once.
  func latestRuns(in file: String, askedBy scenarios: ScenarioFiles) throws -> LatestRuns {
    if let runs = latest[file] { return runs }
    let runs = try LatestRuns(in: try store(file), askedBy: scenarios)
    latest[file] = runs
    return runs
  }
}
