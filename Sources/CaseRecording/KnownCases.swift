import Foundation
package import SnapshotModel
import SnapshotStore

/// The cases that a baseline or the latest recording has.
package struct KnownCases {
  /// Path of the folder of baselines.
  package let baselines: String
  /// Nil where recordings do not count: machines that record parts of one plan have other ones.
  package let database: String?

  package init(baselines: String, database: String?) {
    self.baselines = baselines
    self.database = database
  }

  /// The cases of scenarios that cannot be read.
  ///
  /// - Throws: `BaselineError` where a folder of baselines cannot be read.
  package func cases(of scenarios: Set<String>) throws -> [CaseIdentity] {
    guard !scenarios.isEmpty else { return [] }
    return (try accepted() + recorded).filter { scenarios.contains($0.scenario) }
  }

  /// A damaged baseline states nothing here; a comparison with it reports that.
  private func accepted() throws -> [CaseIdentity] {
    let folder = BaselineFolder(path: baselines)
    return try folder.files().compactMap { try? folder.run(at: $0).identity }
  }

  /// A database that is not there or cannot be read is reported where it is opened to be written.
  private var recorded: [CaseIdentity] {
    guard let database, FileManager.default.fileExists(atPath: database),
      let store = try? RecordingStore.openChecked(database, mode: .readOnly),
      let latest = try? store.latestRecording(),
      let runs = try? store.runs(matching: RunFilter(recording: latest.id)),
      let failures = try? store.failures(of: latest.id)
    else { return [] }
    return runs.map(\.identity) + failures.map(\.identity)
  }
}
