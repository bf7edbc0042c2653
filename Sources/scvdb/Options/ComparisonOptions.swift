import ArgumentParser
import DriftReport
import Reporting
import Reports
import Workflows

/// The tolerances of a comparison and the format of its report.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Ignore differences of up to this many points.", valueName: "points")
  )
  var tolerance = 0.0

  @Option(
    help: ArgumentHelp(
      "Severities of drift (default: the project file, and drift.policy in the folder of baselines).",
      valueName: "file"
    ),
    completion: .file()
  )
  var policy: String?

  @Flag(help: "Replay drifted cases with single changes of their screens and steps reverted.")
  var explain = false

  @Option(help: "Output format: \(DiffFormat.listing).")
  var format: DiffFormat = .text

  @OptionGroup var file: OutputOption

  /// Returns the tolerances and the policy; the project's policy unless another one is named.
  func driftOptions(baselines: String) throws -> DriftOptions {
    DriftOptions(
      tolerance: tolerance,
      policy: try PolicyFile.policy(
        named: policy,
        project: CurrentProject.drift,
        baselines: baselines
      )
    )
  }

  /// Whether text for people may follow the report on standard output.
  ///
  /// Text after JSON would make the output invalid.
  private var isForPeople: Bool { format == .text && file.output == nil }

  /// Prints a line beside the report, or on standard error if standard output has a document.
  func print(_ line: String, on console: Console) throws {
    isForPeople ? try console.print(line.printable) : console.note(line.printable)
  }

  /// Writes the report in its format.
  func write(_ comparison: SideComparison, on console: Console) throws {
    let drawings = CauseDrawings(
      from: comparison.from,
      to: comparison.to,
      titles: comparison.drift.titles
    )
    let report = format.report(
      on: console,
      isFile: file.output != nil,
      drawing: drawings,
      looks: comparison.questions
    )
    let text = try console.during("writing the report") { try report.render(comparison.drift) }
    try file.write(text, on: console)
  }

  /// Notes the baselines without a case, and the number of cases without a baseline.
  func note(_ unpaired: UnpairedBaselines, on console: Console) {
    if !unpaired.obsolete.isEmpty {
      console.noteListing(
        "no scenario has the case of \(counted(unpaired.obsolete.count, "obsolete baseline"))",
        unpaired.obsolete
      )
      console.hint("'scvdb accept --remove-obsolete' deletes obsolete baselines")
    }
    if unpaired.missing > 0 {
      let cases = counted(unpaired.missing, "case")
      console.hint("\(cases) without a baseline; 'scvdb accept' writes one")
    }
  }

  /// Adds the input changes to a drift and, on request, the differences that they cause.
  func explain(
    _ comparison: inout SideComparison,
    ofRevision: Bool,
    by engine: EngineOptions,
    on console: Console
  ) async throws {
    let report = InputChangeReport(cases: comparison.changed)
    comparison.drift.explanation = report.furtherChanges
    if explain || ofRevision, let unknown = report.unknown {
      console.noteListing(unknown.sentence, unknown.cases)
      console.hint("a side git:REVISION includes the scenarios and screens of that revision")
    }
    guard explain else { return }
    try comparison.addReplayedReasons()
    let progress = Progress(of: comparison.changed.known.count, noun: "case", on: console)
    defer { progress.clear() }
    let tolerance = comparison.drift.options.tolerance
    // Without `--engine`, the revision that recorded a case replays it.
    guard engine.isGiven else {
      let explainer = Explainer(tolerance: tolerance, engine: nil, jobs: engine.jobCount)
      comparison.drift.explanation += try await report.explained(
        with: explainer,
        progress: progress.show
      )
      return
    }
    comparison.drift.explanation += try await engine.choice()
      .withEngine(jobs: engine.jobCount) { chosen in
        let explainer = Explainer(tolerance: tolerance, engine: chosen, jobs: engine.jobCount)
        return try await report.explained(with: explainer, progress: progress.show)
      }
  }
}
