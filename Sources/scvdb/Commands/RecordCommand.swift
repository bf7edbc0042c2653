import ArgumentParser
import BuiltInEngine
import Foundation
import ScenarioModel
import ScenarioRecorder
import SnapshotModel
import SnapshotStore

/// The subcommand `record`.
struct RecordCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Run scenarios and store their geometry",
    discussion: """
      Everything is read and checked before anything is run: with a mistake in a scenario or a \
      storyboard, nothing is recorded. With --db :memory: nothing is kept.

      EXAMPLES:
        scvdb record
        scvdb record sign-up/keyboard --device iphone-se-1 --orientation landscape
        scvdb record --engine scvdb@0.9.0 --label before
        scvdb record --engine './scvdb-engine-old --quiet' --jobs 4
        scvdb record --technique all
        scvdb record --technique content-inset --engine content-inset@2018.0.0
        scvdb record Benchmarks/matrix --technique all --db :memory: --timing
        scvdb record --shard 2/4 --db shard-2.sqlite
      """
  )

  @Argument(
    help: "Files, folders or names of scenarios; without any, all in the folder of baselines."
  )
  var scenarios: [String] = []

  @OptionGroup var engine: EngineOptions

  @Option(help: "A name for this recording, by which 'scvdb diff label:NAME' finds it.")
  var label: String?

  @OptionGroup var database: DatabaseOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var cases: DeviceFilterOptions

  @Flag(help: "Say on standard error how long it took, and how many cases a second that is.")
  var timing = false

  @OptionGroup var shards: ShardOption
  @OptionGroup var techniques: TechniqueSelection
  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    try checkLabel(label)
  }

  func run(on console: Console) async throws {
    let stopwatch = Stopwatch()
    let part = try shards.choice(in: ProcessInfo.processInfo.environment)
    let planned = try questions()
    let choice = try engine.choice()
    let jobs = engine.jobCount
    let assignment = Assignment(plan: planned.plan, shard: part?.shard ?? .whole)
    let questions = planned.filter { assignment.shard.contains($0.identity) }
    let session = RecordingSession(
      database: database.database,
      label: label,
      jobs: jobs,
      assignment: assignment
    )
    let progress = Progress(of: questions.count, noun: "case", on: console)
    let result = try await choice.withEngine(jobs: jobs) { engine in
      try await session.record(questions, with: engine) { progress.show($0) }
    }
    progress.clear()
    if timing { console.note(stopwatch.words(for: questions.count)) }
    try print(result, of: part, on: console)
    for failure in result.failures {
      console.report(Failure("\(failure.identity): \(failure.error)"))
    }
    guard result.failures.isEmpty else { throw ExitCode.notDone }
    guard result.runs.allSatisfy(\.brokenInvariants.isEmpty) else { throw ExitCode.drift }
  }

  private func questions() throws -> [CaseQuestion] {
    let files = ScenarioFiles(baselines: baselines.baselines)
    return try files.cases(of: scenarios, in: cases, under: techniques).flatMap(\.questions)
  }

  private func print(
    _ result: RecordingResult,
    of part: ShardChoice?,
    on console: Console
  ) throws {
    switch output.format {
    case .json:
      var answer = RecordAnswer(result, label: label, comparison: comparison(of: result))
      answer.shard = part?.shard
      try console.printJSON(answer)
    case .text:
      for run in result.runs {
        for broken in run.brokenInvariants {
          try console.print("\(run.identity) \(broken)".printable)
        }
      }
      guard let recording = result.recording else { return }
      if let comparison = comparison(of: result) { try console.printText(comparison.table.text) }
      let scenarios = Set(result.runs.map(\.identity.scenario)).count
      try console.print(
        "recorded \(counted(result.runs.count, "case")) of \(counted(scenarios, "scenario")) "
          + "with \(result.engine.name) \(result.engine.version) in \(database.database) "
          + "(recording \(recording), \(result.contentHash.prefix(12)))"
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
    for run in result.runs { comparison.add(run.identity, run.focus) }
    return comparison
  }
}

extension [CaseQuestion] {
  /// What a recorder sets out to do that is given the questions.
  fileprivate var plan: Plan {
    Plan(map { Plan.Case(identity: $0.identity, questionHash: $0.hash) })
  }
}

/// What `record --format json` prints.
private struct RecordAnswer: Encodable {
  struct Engine: Encodable {
    var name: String
    var version: String
    var fingerprint: String
  }

  struct RecordedCase: Encodable {
    var run: Int64?
    var scenario: String
    var device: String
    var orientation: String
    var technique: String
    var system: String?
    var geometryHash: String?
    var brokenInvariants: [String]?
    var error: String?
  }

  /// At how many checkpoints a technique showed the focused field.
  struct FocusedField: Encodable {
    var device: String
    var orientation: String
    var technique: String
    var system: String?
    var visibleCheckpoints: Int
    var focusedCheckpoints: Int

    init(_ cell: TechniqueComparison.Cell) {
      device = cell.device
      orientation = cell.orientation
      technique = cell.technique
      system = cell.system
      visibleCheckpoints = cell.focus.visible
      focusedCheckpoints = cell.focus.focused
    }
  }

  var schemaVersion = 1
  var recording: Int64?
  var label: String?
  /// Only where a part was asked for.
  var shard: Shard?
  var engine: Engine
  var contentHash: String
  var cases: [RecordedCase]
  var failures: [RecordedCase]
  /// Only where techniques are compared.
  var focusedField: [FocusedField]?

  init(_ result: RecordingResult, label: String?, comparison: TechniqueComparison?) {
    focusedField = comparison?.cells.map(FocusedField.init)
    recording = result.recording?.rawValue
    self.label = label
    engine = Engine(
      name: result.engine.name,
      version: result.engine.version,
      fingerprint: result.engine.fingerprint
    )
    contentHash = result.contentHash
    cases = result.runs.map { run in
      var answer = RecordedCase(run.identity)
      answer.run = run.id.rawValue
      answer.geometryHash = run.geometryHash
      answer.brokenInvariants = run.brokenInvariants
      return answer
    }
    failures = result.failures.map { failure in
      var answer = RecordedCase(failure.identity)
      answer.error = failure.error.description
      return answer
    }
  }
}

extension RecordAnswer.RecordedCase {
  fileprivate init(_ identity: CaseIdentity) {
    self.init(
      scenario: identity.scenario,
      device: identity.device,
      orientation: identity.orientation,
      technique: identity.technique,
      system: identity.system
    )
  }
}
