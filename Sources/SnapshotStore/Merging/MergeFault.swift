package import SnapshotModel

/// The reason why recordings cannot be merged.
///
/// Nothing is written.
package enum MergeFault: Equatable, Sendable {
  /// A file is merged into itself.
  case sameFile(file: String)
  /// The latest recording of a file has no manifest.
  case noManifest(file: String)
  case otherPlan(file: String, other: String)
  case otherEngine(file: String, engine: EngineIdentity, other: String, otherEngine: EngineIdentity)
  case otherLabel(file: String, other: String)
  case nondeterministic([Contradiction])
  case incomplete(missing: [CaseIdentity], planned: Int, failures: [CaseFailure] = [])

  /// Two different answers of one engine to one case of one plan.
  package struct Contradiction: Equatable, Sendable {
    /// The case with two answers.
    package var identity: CaseIdentity
    /// The file with the first answer.
    package var file: String
    /// The run with the first answer, in ``file``.
    package var run: RunID
    /// The file with the second answer.
    package var otherFile: String
    /// The run with the second answer, in ``otherFile``.
    package var otherRun: RunID
  }
}

extension MergeFault: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    switch self {
    case .sameFile(let file):
      FailureReport(
        "this database is both a source and the result",
        at: file,
        fix: "name another one with --db"
      )
    case .noManifest(let file):
      FailureReport(
        "the latest recording of this database has no manifest",
        at: file,
        fix: "record again"
      )
    case .otherPlan(let file, let other):
      FailureReport(
        "the recording's plan differs from the plan of \(other)",
        at: file,
        fix: "record all parts from the same scenarios and screens with the same options"
      )
    case .otherEngine(let file, let engine, let other, let otherEngine):
      FailureReport(
        "the recording has engine \(engine.text), but \(other) has engine \(otherEngine.text)",
        at: file,
        fix: "record all parts with the same engine"
      )
    case .otherLabel(let file, let other):
      FailureReport(
        "the recording's label differs from the label of \(other)",
        at: file,
        fix: "set one with --label"
      )
    case .nondeterministic(let contradictions):
      FailureReport(
        listing(
          "nondeterministic: one engine gave two answers to "
            + "\(contradictions.count == 1 ? "a case" : "\(contradictions.count) cases")",
          contradictions.map {
            "\($0.identity): run \($0.otherRun) of \($0.otherFile), run \($0.run) of \($0.file)"
          }
        ),
        fix: "correct the engine, and record the cases again"
      )
    case .incomplete(let missing, let planned, let failures):
      FailureReport(
        listing(
          "incomplete: \(missing.count) of \(planned) planned cases are missing",
          lines(of: missing, failures: failures)
        ),
        advice: Self.completing(missing, failures)
      )
    }
  }

  /// Returns the fixes for missing cases: one for failures, and one for unrecorded parts.
  private static func completing(
    _ missing: [CaseIdentity],
    _ failures: [CaseFailure]
  ) -> [Advice] {
    let failed = Set(failures.map(\.identity)).intersection(missing)
    var advice: [Advice] = []
    if !failed.isEmpty {
      advice.append(.fix("correct the causes of the failures, record the cases again, and merge"))
    }
    if failed.count < missing.count {
      advice.append(.fix("record the missing parts, and merge again"))
    }
    return advice
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}
