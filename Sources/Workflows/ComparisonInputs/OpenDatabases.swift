package import Reporting
package import SnapshotStore

/// The databases that a command reads, each opened once.
package final class OpenDatabases {
  private var stores: [String: RecordingStore] = [:]
  private var latest: [String: LatestRuns<RunSummary>] = [:]

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
    let store = try RecordingStore.openChecked(file, mode: .readOnly)
    stores[file] = store
    return store
  }

  /// Returns the latest runs in a file, searched once.
  func latestRuns(
    in file: String,
    askedBy scenarios: ScenarioFiles
  ) throws -> LatestRuns<RunSummary> {
    if let runs = latest[file] { return runs }
    let runs = try LatestRuns<RunSummary>(in: try store(file), askedBy: scenarios)
    latest[file] = runs
    return runs
  }
}
