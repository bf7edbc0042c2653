import Reporting
package import SnapshotModel
package import SnapshotStore

/// Differences between an engine's answers and earlier recordings in the same database.
///
/// The engine's name and version and the questions are equal. All earlier answers count. Therefore
/// a version has one answer to a question as long as the database contains it.
package struct VersionDrift: Sendable {
  /// A case with different geometry in two recordings.
  package struct Case: Sendable {
    /// The case with two answers.
    package var identity: CaseIdentity
    /// The newest earlier run with a different answer to the same question.
    package var earlier: RunID
    /// The run of this recording.
    package var run: RunID
    /// Whether the same build of the engine computed both answers.
    package var isSameBuild: Bool
  }

  /// The newest earlier recording with another fingerprint of the engine, and that fingerprint.
  package var fingerprint: (recording: RecordingID, earlier: String)?
  /// The cases with different geometry.
  package var cases: [Case] = []

  /// Whether the fingerprint and all geometry are equal.
  package var isEmpty: Bool { fingerprint == nil && cases.isEmpty }

  /// The lines of a report; empty for no drift.
  package func lines(of engine: EngineIdentity) -> [String] {
    let heading = "drift without a version bump: \(engine.name) \(engine.version)"
    var lines: [String] = []
    if let fingerprint {
      lines.append(
        "\(heading) had fingerprint \(fingerprint.earlier.prefix(12)) in recording "
          + "\(fingerprint.recording), and has \(engine.fingerprint.prefix(12))"
      )
    }
    lines += Self.lines(of: cases.filter { !$0.isSameBuild }, heading)
    let same = "nondeterminism: the same build of \(engine.name) \(engine.version)"
    return lines + Self.lines(of: cases.filter(\.isSameBuild), same)
  }

  private static func lines(of cases: [Case], _ heading: String) -> [String] {
    guard let first = cases.first else { return [] }
    let listed = listing(
      "\(heading) gives different results for \(counted(cases.count, "case")) "
        + "with unchanged inputs",
      cases.map { "\($0.identity): run \($0.earlier), now run \($0.run)" }
    )
    return listed.split(separator: "\n").map(String.init)
      + ["  'scvdb diff run:\(first.earlier) run:\(first.run)' shows the differences"]
  }
}
