import ArgumentParser
import BaselineReview
import ComparisonInputs
import DriftExplanation
import DriftReport
import Foundation
import Reporting
import ScenarioLoading
import ScreenDrawings
import SnapshotModel
import SnapshotStore
import Terminal

/// The subcommand `diff`.
struct DiffCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two recordings",
    discussion: """
      A side is baseline, latest, an engine version, engine:NAME@VERSION, run:ID, label:NAME, \
      git:REVISION (the folder of baselines in a revision of the git repository, such as git:main), \
      another database, or a folder of baselines. Exit status: 0 for no drift, 1 for drift, 2 if \
      the sides could not be compared.

      If the scenarios and screens of both sides are available, as with git:REVISION, the report \
      lists what changed in them. --explain replays each drifted case with single changes \
      reverted and reports how many of its differences each change accounts for; it uses the \
      engine that recorded the case, or the one of --engine.

      EXAMPLES:
        scvdb diff
        scvdb diff 0.9.0 1.0.0
        scvdb diff label:before latest --device iphone-se-1 --tolerance 0.5
        scvdb diff other.sqlite latest --format json
        scvdb diff --format junit --output drift.xml
        scvdb diff --format markdown >> "$GITHUB_STEP_SUMMARY"
        scvdb diff --format html --output drift.html
        scvdb diff git:main
        scvdb diff git:HEAD~3 baseline
        scvdb diff git:HEAD --explain --device iphone-se-1
      """
  )

  @Argument(help: "The side to compare with.", completion: .sides)
  var from = "baseline"

  @Argument(help: "The side that is checked.", completion: .sides)
  var to = "latest"

  @Option(
    help: ArgumentHelp("Ignore differences of up to this many points.", valueName: "points")
  )
  var tolerance = 0.0

  @Option(
    help: ArgumentHelp(
      "Severities of drift (default: those of the project file and of drift.policy in the folder of baselines).",
      valueName: "file"
    ),
    completion: .file()
  )
  var policy: String?

  @Flag(help: "Replay drifted cases with single changes of their screens and steps reverted.")
  var explain = false

  @OptionGroup var engine: EngineOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var cases: RecordedCaseOptions
  @OptionGroup var database: DatabaseOption
  @OptionGroup var baselines: BaselinesOption
  @Option(help: "Output format: \(DiffFormat.words).")
  var format: DiffFormat = .text

  @OptionGroup var file: OutputOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    guard explain || !engine.isGiven && engine.jobs == nil else {
      throw ValidationError("--engine, --jobs, --isolate and --time-limit need --explain.")
    }
  }

  nonisolated(nonsending) func run(on console: Console) async throws {
    _ = try cases.selection.filter()
    let databases = OpenDatabases()
    let library = try fonts.library()
    let (from, to, fromCases, toCases) = try console.during("reading \(from) and \(to)") {
      let from = try side(self.from, in: databases)
      let to = try side(self.to, in: databases)
      return (
        from, to, try from.recording(of: cases.selection), try to.recording(of: cases.selection)
      )
    }
    let questions = QuestionPairs(
      from: (from.name, from.questions(baselines: baselines.baselines, fonts: library)),
      to: (to.name, to.questions(baselines: baselines.baselines, fonts: library))
    )
    var drift = try console.during("comparing \(from.name) with \(to.name)") {
      try Drift(
        from: fromCases,
        to: toCases,
        options: DriftOptions(tolerance: tolerance, policy: try readPolicy()),
        screenEdits: questions.edits
      )
    }
    for side in [from, to] { try noteFailures(of: side, on: console) }
    let unpaired = try from.baselines.map { try UnpairedBaselines(in: $0, drift) }
    let changed = ChangedCases(drift, from: fromCases, to: toCases, questions: questions)
    drift.questionChanges = changed.namedChanges
    let drawings = CauseDrawings(from: fromCases, to: toCases)
    let report = format.report(on: console, isFile: file.output != nil, drawing: drawings)
    let text = try console.during("writing the report") { try report.render(drift) }
    try file.write(text, on: console)
    try await explainDrift(
      drift,
      changed,
      ofRevision: from.isRevision || to.isRevision,
      on: console
    )
    if let unpaired { note(unpaired, on: console) }
    if drift.hasDrift { throw ExitCode.drift }
  }

  private func readPolicy() throws -> DriftPolicy {
    try PolicyFile.policy(
      named: policy,
      project: CurrentProject.drift,
      baselines: baselines.baselines
    )
  }

  private func side(_ name: String, in databases: OpenDatabases) throws -> DiffSide {
    try DiffSide(
      name,
      baselines: baselines.baselines,
      database: database.database,
      in: databases
    )
  }

  private func note(_ unpaired: UnpairedBaselines, on console: Console) {
    if !unpaired.obsolete.isEmpty {
      console.noteListing(
        "obsolete, no scenario has the case of \(counted(unpaired.obsolete.count, "baseline"))",
        unpaired.obsolete
      )
      console.hint("'scvdb accept --remove-obsolete' deletes what is obsolete")
    }
    if unpaired.missing > 0 {
      let cases = counted(unpaired.missing, "case")
      console.hint("\(cases) without a baseline; 'scvdb accept' writes one")
    }
  }

  /// Says why cases are on one side only, where that side was to have them.
  private func noteFailures(of side: DiffSide, on console: Console) throws {
    let selection = cases.selection
    let failures = try side.failures().filter { selection.matches($0.identity) }
    guard !failures.isEmpty else { return }
    console.note(
      listing(
        "\(side.name): \(counted(failures.count, "case")) failed",
        failures.map(\.description.printable)
      )
    )
  }
}
