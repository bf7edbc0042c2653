import ArgumentParser
import BuiltInEngine
import DriftReport
import EngineProtocol
import Foundation
import Reporting
import Reports
import ScenarioModel
import SnapshotModel
import SnapshotStore
import Workflows

/// The subcommand `record`.
struct RecordCommand: RecordingCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Run scenarios and store their geometry",
    discussion: """
      All inputs are read and checked before the first case runs. If a scenario or a document of \
      it cannot be read, its cases are recorded as failed, where they can be determined, and the \
      others run. With --db :memory: nothing is kept.

      A scenario with 'engine: content-inset@2018.0.0' runs with that revision. Each engine has \
      its own recording, the current engine first. 'latest' and labels combine them. With \
      --engine, and for a part (--shard), only the scenarios of one engine run, and the others are \
      listed. A revision of a technique skips the cases of other techniques, and reports their \
      number. With --format json, the object describes the first recording; its \
      'furtherRecordings' contain the objects of the others.

      If the engine crashes, exceeds the time limit or refuses a case, the case is recorded as \
      failed, and the others continue. If a result differs from a recorded result of an engine \
      with the same name and version, drift without a version bump is reported.

      With --explain, the database also contains the output of 'scvdb explain' for all views at \
      all checkpoints, for SQL (view 'explanations') and for the pages of 'scvdb report'. Results, \
      hashes and baselines do not change; the file is larger.

      With --reuse, results that the same build of the built-in engine recorded in the same \
      database are reused, if their hashes hold and this user recorded them, see --cache. Without \
      it, nondeterminism is reported if the same build gave another result for an identical \
      question. Other engines always run. The built-in engine also runs for --verbose and --format \
      json, which print values that are not stored.

      Ctrl-C or SIGTERM starts no further case, and stores the running cases; the second signal \
      ends everything at once. Recorded results are kept.

      Findings other than broken invariants are counted by kind, with the first of each. With \
      --fail-on they affect the exit status.

      Exit status: 0 for success, 1 for a broken invariant or drift without a version bump, 2 if a \
      case failed or a file cannot be read, 130 after Ctrl-C, 143 after SIGTERM, 129 after SIGHUP.

      EXAMPLES:
        scvdb record
        scvdb record sign-up/keyboard --device iphone-se-1 --orientation landscape
        scvdb record --engine scrolling-content@1.2.0 --label before
        scvdb record --engine './scvdb-engine-old --quiet' --jobs 4 --time-limit 10
        scvdb record --isolate --label nightly
        scvdb record --technique all
        scvdb record --technique content-inset --engine content-inset@2018.0.0
        scvdb record Benchmarks/matrix --technique all --db :memory: --timing
        scvdb record --shard 2/4 --db shard-2.sqlite
        scvdb record --explain --label explained
        scvdb record --reuse
      """
  )

  @OptionGroup var inputs: ScenarioArguments
  @OptionGroup var engine: EngineOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var fonts: FontOptions
  @OptionGroup var name: RecordingNameOptions
  @OptionGroup var threshold: ThresholdOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var cases: DeviceFilterOptions
  @OptionGroup var users: UserOptions
  @OptionGroup var sample: SampleOptions
  @OptionGroup var verbosity: VerboseOption
  @OptionGroup var cache: CacheOption

  @Flag(help: "Stop at the first case that fails.")
  var failFast = false

  @OptionGroup var database: RecordingDatabaseOption

  @Flag(
    inversion: .prefixedNo,
    help: "Reuse the results that the same build of the engine recorded."
  )
  var reuse = false

  @Flag(help: "Record explanations of frames, like 'explanations: true' of a scenario.")
  var explain = false

  @Flag(help: "Print the elapsed time and the cases per second on standard error.")
  var timing = false

  @OptionGroup var shards: ShardOption
  @OptionGroup var techniques: TechniqueSelection
  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    let stopwatch = Stopwatch()
    let part = try shards.choice(in: ProcessInfo.processInfo.environment)
    var options = try recordingOptions()
    options.selection.addsCases = true
    options.techniques = try techniques.chosen()
    options.part = part
    options.failsFast = failFast
    if output.format == .json { options.keepsComparisons = true }
    options.explains = explain
    options.known = try PolicyFile.policy(
      named: nil,
      project: CurrentProject.drift,
      baselines: options.baselines
    ).known
    defer { console.notes(options.fonts.fontNotes) }
    let recorded = try await RecordingJob(options).record(on: console)
    recorded.noteDatabase(database.database, on: console)
    if database.isInMemory {
      console.note("--db :memory: keeps nothing: the recording is removed when the command ends")
    }
    recorded.noteReuse(on: console)
    recorded.noteReuseRefusal(on: console)
    if timing { console.note(stopwatch.text(for: recorded.done)) }
    try print(recorded, of: part, options.fonts.documents, on: console)
    recorded.reportFailures(on: console)
    let status = recorded.status(failingOn: threshold.ofFindings)
    if status != 0 { throw ExitCode(status) }
  }

  private func print(
    _ job: FinishedJob,
    of part: ShardChoice?,
    _ documents: DocumentWarnings,
    on console: Console
  ) throws {
    switch output.format {
    case .json: try console.printJSON(answer(job, of: part, documents))
    case .text:
      let lines =
        job.comparisons.map(\.line) + job.violations + job.knownInvariants.map(\.line)
        + job.findings.lines + job.omissions.lines(limit: CurrentProject.omissionLimit)
      for line in lines { try console.print(line.printable) }
      for recording in job.recordings { try print(recording, of: part, on: console) }
    }
  }

  private func print(
    _ recorded: FinishedRecording,
    of part: ShardChoice?,
    on console: Console
  ) throws {
    let result = recorded.result
    guard let recording = result.recording else { return }
    if let comparison = comparison(of: result) {
      try console.print(TechniqueTables(comparison: comparison).visibility)
    }
    let scenarios = Set(result.runs.map(\.identity.scenario)).count
    try console.print(
      "recorded \(counted(result.runs.count, "case")) of \(counted(scenarios, "scenario")) "
        + "with \(result.engine.name) \(result.engine.version) in \(database.database) "
        + "(recording \(recording), \(result.contentHash.prefix(12)))"
        + (recorded.failed > 0 ? ", \(counted(recorded.failed, "case")) failed" : "")
        + (part.map { ", part \($0.shard) by \($0.origin)" } ?? "")
    )
  }
}

extension RecordCommand {
  /// The answer of the first recording, which contains the answers of the others.
  private func answer(
    _ job: FinishedJob,
    of part: ShardChoice?,
    _ documents: DocumentWarnings
  ) -> RecordAnswer? {
    let answers = job.recordings.map {
      RecordAnswer($0, label: name.label, comparison: comparison(of: $0.result))
    }
    guard var answer = answers.first else { return nil }
    answer.shard = part?.shard
    answer.warnings = documents.messages
    answer.leftOut = job.leftOut > 0 ? job.leftOut : nil
    answer.notRun = job.others.items
    if answers.count > 1 { answer.furtherRecordings = Array(answers.dropFirst()) }
    return answer
  }

  /// Returns the results of the selected techniques side by side; nil without `--technique`.
  private func comparison(of result: RecordingResult) -> TechniqueComparison? {
    guard techniques.isGiven else { return nil }
    var comparison = TechniqueComparison()
    for run in result.runs { comparison.add(run.outcome) }
    return comparison
  }
}
