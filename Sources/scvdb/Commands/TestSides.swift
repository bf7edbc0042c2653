import DriftReport
import Reporting
import SnapshotModel
import SnapshotStore
import Workflows

/// The sides that a test compares its results with, read before the recording.
struct TestSides {
  /// A side and its cases.
  struct Part {
    let side: DiffSide
    let accepted: RecordingSide
  }

  /// The side of the report.
  let shown: Part
  /// The baselines that must equal the results; nil if the report compares with them.
  let current: Part?

  /// The folder of the baselines that the test checks; nil for another side.
  var baselines: BaselineFolder? { (current ?? shown).side.baselines }

  /// Reads the named side; without a name the baselines, and in a pull request also its merge base.
  ///
  /// - Parameters:
  ///   - name: The side of the command line; nil for the default.
  ///   - format: The format of the report. JUnit has no tests that pass with drift, so it compares
  ///     with the baselines, which determine the exit status.
  ///   - baselines: The folder of baselines.
  ///   - database: The database of the recordings.
  ///   - databases: The open databases.
  ///   - console: The console for a note about a missing merge base.
  /// - Throws: A failure about an unusable side.
  init(
    against name: String?,
    for format: DiffFormat,
    baselines: String,
    database: String,
    in databases: OpenDatabases,
    on console: Console
  ) throws {
    func part(_ name: String) throws -> Part {
      let side = try DiffSide(name, baselines: baselines, database: database, in: databases)
      if side.selector != nil {
        throw Failure(
          "a recording has no side '\(name)'",
          at: "--against",
          fix: "record first, then run 'scvdb diff' with two values of the axis"
        )
      }
      let accepted = try console.during("reading \(side.name)") {
        try side.recording(of: CaseSelection())
      }
      return Part(side: side, accepted: accepted)
    }
    let own = try part(name ?? "baseline")
    guard name == nil, format != .junit, let target = MergeBase.pullRequestTarget else {
      (shown, current) = (own, nil)
      return
    }
    do {
      (shown, current) = (try part("merge-base:\(target)"), own)
    } catch let failure as Failure {
      let problem = failure.report.problem
      console.note("note: compared with the baselines only: \(problem)".printable)
      failure.report.advice.forEach(console.show)
      (shown, current) = (own, nil)
    }
  }
}
