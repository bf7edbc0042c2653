import Foundation
package import SnapshotModel
import SnapshotStore

/// The cases in the baselines and in the latest recording.
package struct KnownCases {
  /// The path of the baselines folder.
  package let baselines: String
  /// The database; nil if recordings do not count, because machines that record parts of one plan
  /// have different ones.
  package let database: String?

  package init(baselines: String, database: String?) {
    self.baselines = baselines
    self.database = database
  }

  /// Returns the cases of unreadable scenarios.
  ///
  /// - Throws: `BaselineError` for an unreadable baselines folder.
  package func cases(of scenarios: Set<String>) throws -> [CaseIdentity] {
    guard !scenarios.isEmpty else { return [] }
    return try accepted().filter { scenarios.contains($0.scenario) } + recorded(of: scenarios)
  }

  /// Damaged baselines are skipped; a comparison with them reports the damage.
  private func accepted() throws -> [CaseIdentity] {
    let folder = BaselineFolder(path: baselines)
    return try folder.files().compactMap { try? folder.run(at: $0).identity }
  }

  /// Returns the cases of each scenario in the newest recording with a case of it.
  ///
  /// One command may have made several recordings. A missing or unreadable database is reported
  /// when it is opened for writing.
  private func recorded(of scenarios: Set<String>) -> [CaseIdentity] {
    guard let database, FileManager.default.fileExists(atPath: database),
      let store = try? RecordingStore.openChecked(database, mode: .readOnly),
      let failures = try? store.latestFailures()
    else { return [] }
    // Reading runs fails if every case has failed.
    let runs = (try? store.runs(.latest)) ?? []
    let attempts =
      runs.map { (recording: $0.recording.rawValue, identity: $0.identity) }
      + failures.map { (recording: $0.recording.rawValue, identity: $0.failure.identity) }
    let matching = attempts.filter { scenarios.contains($0.identity.scenario) }
    let newest = Dictionary(matching.map { ($0.identity.scenario, $0.recording) }) { max($0, $1) }
    return matching.filter { $0.recording == newest[$0.identity.scenario] }.map(\.identity)
  }
}
