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
    return try accepted().filter { scenarios.contains($0.scenario) } + recorded(of: scenarios)
  }

  /// Damaged baselines are skipped; a comparison with them reports the damage.
  private func accepted() throws -> [CaseIdentity] {
    let folder = BaselineFolder(path: baselines)
    return try folder.files().compactMap { try? folder.run(at: $0).identity }
  }

  /// The cases of each scenario in the newest recording that has any of them.
  ///
  /// One command may have made several recordings. A database that is not there or cannot be read is reported
  /// where it is opened to be written.
  private func recorded(of scenarios: Set<String>) -> [CaseIdentity] {
    guard let database, FileManager.default.fileExists(atPath: database),
      let store = try? RecordingStore.openChecked(database, mode: .readOnly),
      let failures = try? store.latestFailures()
    else { return [] }
    // Reading runs fails where every case has failed.
    let runs = (try? store.runs(.latest)) ?? []
    let attempts =
      runs.map { (recording: $0.recording.rawValue, identity: $0.identity) }
      + failures.map { (recording: $0.recording.rawValue, identity: $0.failure.identity) }
    let wanted = attempts.filter { scenarios.contains($0.identity.scenario) }
    let newest = Dictionary(wanted.map { ($0.identity.scenario, $0.recording) }) { max($0, $1) }
    return wanted.filter { $0.recording == newest[$0.identity.scenario] }.map(\.identity)
  }
}
