import ArgumentParser
import BuiltInEngine
import CaseRecording
import DriftReport
import Foundation
import Reporting
import ScenarioLoading
import ScenarioModel
import ScenarioRecorder
import SnapshotModel
import SnapshotStore
import TechniqueReport
import Terminal

/// The subcommand `record`.
struct RecordCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Run scenarios and store their geometry",
    discussion: """
      Everything is read and checked before anything is run. A scenario that cannot be read, or names a \
      document that cannot, loses its own cases: they are recorded as failed where it is known which \
      they are, and the others are run. With --db :memory: nothing is kept.

      A case for which the engine fails (it crashes, exceeds the time limit, or refuses the case) is \
      recorded as failed, and the others continue. Where an engine gives another result than one of \
      the same name and version did in the same database, drift without a version bump is reported.

      Ctrl-C, or SIGTERM, begins no further case, and stores those in work; the second time it ends \
      everything at once. What has been recorded is kept.

      Exit status: 0 for success, 1 for a broken invariant or drift without a version bump, 2 if a \
      case failed or a file cannot be read, 130 after Ctrl-C, 143 after SIGTERM, 129 \
      after SIGHUP.

      EXAMPLES:
        scvdb record
        scvdb record sign-up/keyboard --device iphone-se-1 --orientation landscape
        scvdb record --engine scvdb@0.9.0 --label before
        scvdb record --engine './scvdb-engine-old --quiet' --jobs 4 --time-limit 10
        scvdb record --isolate --label nightly --commit "$(git rev-parse HEAD)"
        scvdb record --technique all
        scvdb record --technique content-inset --engine content-inset@2018.0.0
        scvdb record Benchmarks/matrix --technique all --db :memory: --timing
        scvdb record --shard 2/4 --db shard-2.sqlite
      """
  )

  @Argument(
    help: "Files, folders or names of scenarios; without any, all in the folder of baselines.",
    completion: .scenarios
  )
  var scenarios: [String] = []

  @OptionGroup var engine: EngineOptions
  @OptionGroup var fonts: FontOptions

  @Option(help: "A name for this recording, by which 'scvdb diff label:NAME' finds it.")
  var label: String?

  @Option(help: "The version of the scenarios and screens, to be kept with the recording.")
  var commit: String?

  @Flag(help: "Stop at the first case that fails.")
  var failFast = false

  @OptionGroup var database: DatabaseOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var cases: DeviceFilterOptions

  @Flag(help: "Print the elapsed time and the cases per second on standard error.")
  var timing = false

  @OptionGroup var shards: ShardOption
  @OptionGroup var techniques: TechniqueSelection
  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    try checkLabel(label)
    try checkWord(commit, of: "--commit")
  }

  func run(on console: Console) async throws {
    let stopwatch = Stopwatch()
    let part = try shards.choice(in: ProcessInfo.processInfo.environment)
    let library = try fonts.library()
    let planned = try console.during("reading scenarios") {
      try self.plannedCases(measuredBy: library)
    }
    console.notes(library.notes)
    let lost = try lostCases(of: planned, isPart: part != nil)
    // Without a case, nothing would be known of such a recording but that it took place.
    guard !planned.scenarios.isEmpty || !lost.isEmpty else { return try throwAll(planned.errors) }
    let choice = try engine.choice()
    let all = planned.scenarios.map(\.questions)
    let plan = Plan(of: all, besides: lost)
    let assignment = Assignment(plan: plan, shard: part?.shard ?? .whole)
    let questions = all.map { $0.only(assignment.shard.contains) }
    let lostHere = lost.filter { assignment.shard.contains($0.identity) }
    let count = questions.reduce(0) { $0 + $1.count }
    let session = RecordingSession(
      database: database.database,
      label: label,
      commit: commit,
      jobs: engine.jobCount,
      assignment: assignment,
      failsFast: failFast
    )
    let progress = Progress(of: count, noun: "case", on: console)
    defer { progress.clear() }
    let interruption = Interruption {
      progress.clear()
      console.note("finishing the running cases; interrupt again to stop at once")
    }
    let result = try await choice.withEngine(jobs: session.jobs) { engine in
      try await session.record(questions.joined(), besides: lostHere, with: engine) {
        interruption.signal != nil
      } progress: {
        progress.show($0)
      }
    }
    interruption.end()
    progress.clear()
    console.note(result.migration)
    if result.leavesLog {
      console.note(
        "\(database.database) is open in another program: until that has ended, what was recorded last is "
          + "in \(database.database)-wal, and a copy of the database alone may lack it"
      )
    }
    if timing { console.note(stopwatch.words(for: result.done)) }
    try print(result, of: part, leavingOut: count - result.done, on: console)
    for failure in result.failures {
      console.report(Failure("\(failure.identity): \(failure.error)"))
    }
    planned.errors.forEach(console.report)
    try conclude(result, of: count, interruption, isWhole: planned.lost.isEmpty, on: console)
  }

  /// Ends with the status that the result has.
  private func conclude(
    _ result: RecordingResult,
    of count: Int,
    _ interruption: Interruption,
    isWhole: Bool,
    on console: Console
  ) throws {
    if let signal = interruption.signal, result.done < count {
      console.note(
        "interrupted by \(Interruption.name(of: signal)): "
          + "\(result.done) of \(counted(count, "case")) recorded"
      )
      throw ExitCode(128 + signal)
    }
    guard result.failures.isEmpty else {
      if result.done < count {
        console.note("ended with the first failure: \(result.done) of \(counted(count, "case"))")
      }
      throw ExitCode.notDone
    }
    guard isWhole else { throw ExitCode.notDone }
    guard result.runs.allSatisfy(\.brokenInvariants.isEmpty), result.versionDrift.isEmpty else {
      throw ExitCode.drift
    }
  }

  private func plannedCases(measuredBy fonts: FontLibrary) throws -> PlannedCases {
    try ScenarioFiles(baselines: baselines.baselines)
      .plannedCases(
        of: scenarios,
        in: cases.selection,
        under: techniques.chosen(),
        measuredBy: fonts
      )
  }

  /// The cases of the scenarios that cannot be read, as far as it is known which they are.
  private func lostCases(of planned: PlannedCases, isPart: Bool) throws -> [CaseFailure] {
    let unread = planned.lost.filter { $0.identities == nil }
    let source = KnownCases(
      baselines: baselines.baselines,
      database: isPart ? nil : database.database
    )
    let known = try source.cases(of: Set(unread.map(\.name)))
    return planned.lost.flatMap { $0.failures(among: known, where: cases.selection.matches) }
  }

  private func print(
    _ result: RecordingResult,
    of part: ShardChoice?,
    leavingOut left: Int,
    on console: Console
  ) throws {
    switch output.format {
    case .json:
      var answer = RecordAnswer(result, label: label, comparison: comparison(of: result))
      answer.shard = part?.shard
      answer.leftOut = left > 0 ? left : nil
      try console.printJSON(answer)
    case .text:
      for run in result.runs {
        for broken in run.brokenInvariants {
          try console.print("\(run.identity) \(broken)".printable)
        }
      }
      for line in result.versionDrift.lines(of: result.engine) {
        try console.print(line.printable)
      }
      guard let recording = result.recording else { return }
      if let comparison = comparison(of: result) {
        try console.print(TechniqueTables(comparison: comparison).visibility)
      }
      let scenarios = Set(result.runs.map(\.identity.scenario)).count
      let failed = result.failures.count + result.lost.count
      try console.print(
        "recorded \(counted(result.runs.count, "case")) of \(counted(scenarios, "scenario")) "
          + "with \(result.engine.name) \(result.engine.version) in \(database.database) "
          + "(recording \(recording), \(result.contentHash.prefix(12)))"
          + (failed > 0 ? ", \(counted(failed, "case")) failed" : "")
          + (part.map { ", part \($0.shard) by \($0.origin)" } ?? "")
      )
    }
  }
}

extension RecordCommand {
  /// What the techniques of the command line make of the same scenarios; nil without any.
  private func comparison(of result: RecordingResult) -> TechniqueComparison? {
    guard techniques.isGiven else { return nil }
    var comparison = TechniqueComparison()
    for run in result.runs { comparison.add(run.outcome) }
    return comparison
  }
}

extension Plan {
  /// What a recorder sets out to do that is given the questions, and lacks others.
  fileprivate init(of questions: [CaseQuestions], besides lost: [CaseFailure]) {
    let digest = QuestionDigest()
    let cases = questions.joined().lazy
      .map { Plan.Case(identity: $0.identity, questionHash: digest.hash(of: $0)) }
    self.init(
      Array(cases)
        + lost.map { Plan.Case(identity: $0.identity, questionHash: $0.questionHash) }
    )
  }
}
