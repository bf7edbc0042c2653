import ArgumentParser
import DriftReport
import Foundation
import Reporting
import Reports
import SnapshotStore
import Workflows

/// The tolerances of a comparison and the format of its report.
struct ComparisonArguments: ParsableArguments {
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

  /// Returns the options of a comparison; the project's policy unless another one is named.
  ///
  /// - Parameters:
  ///   - baselines: The folder of baselines.
  ///   - fonts: The fonts for measuring text.
  ///   - severity: The lowest severity of drift that fails the comparison; nil for the default.
  ///   - engine: The engine for replays.
  ///   - jobs: The number of replays that run at the same time.
  /// - Returns: The options.
  /// - Throws: The errors of reading the policy.
  func options(
    baselines: String,
    fonts: FontLibrary,
    failingOn severity: Severity?,
    replayedBy engine: EngineOptions,
    jobs: JobsOption
  ) throws -> ComparisonOptions {
    let policy = try PolicyFile.policy(
      named: policy,
      project: CurrentProject.drift,
      baselines: baselines
    )
    var drift = DriftOptions(tolerance: tolerance, policy: policy)
    if let severity { drift.failingSeverity = severity }
    return ComparisonOptions(
      baselines: baselines,
      drift: drift,
      fonts: fonts,
      explains: explain,
      engines: engine.isGiven ? engine.asked : nil,
      jobs: jobs.count
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

  /// Explains a comparison, and writes its report with notes.
  ///
  /// - Parameters:
  ///   - comparison: The comparison, which gets its explanation.
  ///   - unpaired: The baselines without a case, and the cases without a baseline; nil for none.
  ///   - console: The console for the report and notes.
  /// - Throws: The errors of reading a run and of writing the report.
  func report(
    _ comparison: inout SideComparison,
    noting unpaired: UnpairedBaselines?,
    on console: Console
  ) async throws {
    try await comparison.explain(on: console)
    try write(comparison, on: console)
    console.notes(comparison.options.fonts.images.notes)
    if let unpaired { note(unpaired, on: console) }
  }

  /// Writes the report in its format.
  private func write(_ comparison: SideComparison, on console: Console) throws {
    try file.write(
      try text(of: comparison, in: format, isFile: file.output != nil, on: console),
      on: console
    )
  }

  /// Writes the report of an explained comparison in Markdown to another file.
  ///
  /// - Throws: The errors of reading a run and of writing the file.
  func writeMarkdown(
    _ comparison: SideComparison,
    to file: String,
    on console: Console
  ) throws {
    let text = try text(of: comparison, in: .markdown, isFile: true, on: console)
    try writeOutput(Data(text.utf8), to: file)
  }

  private func text(
    of comparison: SideComparison,
    in format: DiffFormat,
    isFile: Bool,
    on console: Console
  ) throws -> String {
    let drawings = CauseDrawings(
      from: comparison.from,
      to: comparison.to,
      titles: comparison.drift.titles
    )
    let report = format.report(
      on: console,
      isFile: isFile,
      drawing: drawings,
      appearances: (
        from: comparison.questions.appearances(ofOld:),
        to: comparison.questions.appearances(ofNew:)
      )
    )
    return try console.during("writing the report") { try report.render(comparison.drift) }
  }

  /// Notes the baselines without a case, and the number of cases without a baseline.
  private func note(_ unpaired: UnpairedBaselines, on console: Console) {
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
}
