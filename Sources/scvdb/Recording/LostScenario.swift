import Foundation
import ScenarioModel
import SnapshotModel
import SnapshotStore

/// A scenario that cannot be recorded, because its file or a document that it names cannot be read.
struct LostScenario {
  /// The name in recordings.
  var name: String
  /// What is wrong.
  var error: any Error
  /// The cases, where at least the scenario itself can be read; nil where nothing says which they are.
  var identities: [CaseIdentity]?
}

extension LostScenario {
  /// What a recording keeps of the cases that it lacks, in the order of their names.
  ///
  /// - Parameters:
  ///   - known: The cases that the scenario is known to have had, for one that cannot be read.
  ///   - isWanted: Which cases are asked for.
  /// - Returns: A failure for each case.
  func failures(
    among known: [CaseIdentity],
    where isWanted: (CaseIdentity) -> Bool
  ) -> [CaseFailure] {
    let reason = FailureReport(error).words
    let cases = identities ?? known.filter { $0.scenario == name }
    return Set(cases.filter(isWanted)).sorted().map { identity in
      CaseFailure(
        identity: identity,
        // There is no question: what cannot be read stands in its place.
        questionHash: sha256Hex(Array(reason.utf8)),
        kind: .refused,
        reason: reason
      )
    }
  }
}

/// The cases that a baseline or the latest recording has.
struct KnownCases {
  let baselines: String
  /// Nil where recordings do not count: machines that record parts of one plan have other ones.
  let database: String?

  /// The cases of scenarios that cannot be read.
  ///
  /// - Throws: `BaselineError` where a folder of baselines cannot be read.
  func cases(of scenarios: Set<String>) throws -> [CaseIdentity] {
    guard !scenarios.isEmpty else { return [] }
    return (try accepted() + recorded).filter { scenarios.contains($0.scenario) }
  }

  /// A damaged baseline says nothing here; a comparison with it reports that.
  private func accepted() throws -> [CaseIdentity] {
    let folder = BaselineFolder(path: baselines)
    return try folder.files().compactMap { try? folder.run(at: $0).identity }
  }

  /// A database that is not there or cannot be read is reported where it is opened to be written.
  private var recorded: [CaseIdentity] {
    guard let database, FileManager.default.fileExists(atPath: database),
      let store = try? RecordingStore(file: database, mode: .readOnly),
      let latest = try? store.latestRecording(),
      let runs = try? store.runs(matching: RunFilter(recording: latest.id)),
      let failures = try? store.failures(of: latest.id)
    else { return [] }
    return runs.map(\.identity) + failures.map(\.identity)
  }
}
