import ArgumentParser
import DriftReport
import Reporting
import SnapshotModel
import SnapshotStore
import Workflows

/// The subcommand `test`.
struct TestCommand: RecordingCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Record scenarios and compare them with the baselines",
    discussion: """
      Runs 'scvdb record' and 'scvdb diff', with one exit status. The last line is a summary, on \
      standard output below a text report, and else on standard error. Every baseline needs a \
      result if the scenarios, filters and engine of the command line cover it. A missing result \
      is reported, also if its scenario was deleted, has another engine or lost the device. A \
      scenario that names a built-in revision runs with it, unless the command line has --engine. \
      The recordings of all engines are compared together.

      Results that the same build of the built-in engine recorded in the same database are reused, \
      and counted in the report. Only results that this user recorded are reused; a key outside \
      the project proves this, see --cache. --no-reuse computes all cases, and reports \
      nondeterminism if results differ. --verbose and --format json also compute all cases, \
      because they print values that are not stored.

      A database that git tracks is refused.

      In a pull request of GitHub or GitLab, the report compares with the merge base, so that it \
      shows the drift that accepted baselines contain. The exit status then depends on the \
      baselines: they must equal the results. The format junit has no passing tests with drift, so \
      it compares with the baselines. --against compares with another side, such as \
      git:main, and --against baseline with the baselines only. --explain needs the scenarios and \
      screens of the side. --summary also writes the report in Markdown, with drawings.

      Exit status: 0 for no broken invariant and no drift or only notes, 1 for other drift or a \
      broken invariant, 2 if a case failed or nothing could be compared, 130 after Ctrl-C, 143 \
      after SIGTERM, 129 after SIGHUP. --fail-on selects another severity.

      EXAMPLES:
        scvdb test
        scvdb test sign-up/keyboard --device iphone-se-1
        scvdb test --format junit --output drift.xml
        scvdb test --against git:main --explain
        scvdb test --format github --summary "$GITHUB_STEP_SUMMARY"
        scvdb test --no-reuse
      """
  )

  @Option(
    help: ArgumentHelp(
      "The side to compare with (default: the baselines; in a pull request also its merge base).",
      valueName: "side"
    ),
    completion: .sides
  )
  var against: String?

  @Option(
    help: ArgumentHelp("Also write the report in Markdown to a file.", valueName: "file"),
    completion: .file()
  )
  var summary: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Reuse the results that the same build of the engine recorded."
  )
  var reuse = true

  @OptionGroup var comparison: ComparisonArguments
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
  @OptionGroup var database: DatabaseOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    let outcome = try await test(inputs.scenarios, on: console)
    if outcome.status != 0 { throw ExitCode(outcome.status) }
  }

  /// Records scenarios, compares them with a side and prints the differences.
  ///
  /// - Parameters:
  ///   - scenarios: Files, folders or names; if empty, all in the baselines folder.
  ///   - console: The console for all output.
  /// - Returns: The outcome of the test.
  /// - Throws: An error that prevents the recording.
  func test(_ scenarios: [String], on console: Console) async throws -> TestOutcome {
    let (baselines, database) = (baselines.baselines, database.database)
    let databases = OpenDatabases(checked: database, on: console)
    // Read before the recording, because a side such as `latest` would otherwise be the recording
    // itself.
    let sides = try TestSides(
      against: against,
      for: comparison.format,
      baselines: baselines,
      database: database,
      in: databases,
      on: console
    )
    let accepted = sides.shown.accepted
    var options = try recordingOptions()
    let comparing = try comparison.options(
      baselines: baselines,
      fonts: options.fonts,
      failingOn: threshold.failOn,
      replayedBy: engine,
      jobs: jobs
    )
    options.scenarios = scenarios
    if comparison.format == .json { options.keepsComparisons = true }
    options.known = comparing.drift.policy.known
    defer { console.notes(options.fonts.fontNotes) }
    let recorded = try await RecordingJob(options).record(on: console)
    let status = try report(recorded, on: console)
    if recorded.isInterrupted { return TestOutcome(recorded, status, options.fonts) }
    let unread = recorded.unreadScenarios
    if recorded.recordingIDs.isEmpty {
      console.note("no case has a result: nothing was compared")
      // A report shows unread scenarios to its readers, who may not see the log.
      guard !unread.isEmpty, !accepted.cases.isEmpty else {
        return TestOutcome(recorded, ExitCode.notDone.rawValue, options.fonts)
      }
    }
    let to = DiffSide(
      recordings: recorded.recordingIDs,
      baselines: baselines,
      database: database,
      in: databases
    )
    let due = try CasesWithoutResult(of: recorded, options)
    let results = try recording(of: to, recorded)
    func compare(with part: TestSides.Part) throws -> SideComparison {
      var accepted = part.accepted.only { due.contains($0.identity, answeredBy: $0.engine) }
      // A branch can have cases that its merge base lacks.
      accepted.canBeEmpty = sides.current != nil
      return try console.during("comparing \(part.side.name) with \(to.name)") {
        try SideComparison(from: (part.side, accepted), to: (to, results), options: comparing)
      }
    }
    var compared = try compare(with: sides.shown)
    let current = try sides.current.map { try compare(with: $0).drift }
    compared.drift.comparisons = recorded.comparisons
    compared.drift.reusedAnswers = recorded.reused
    compared.drift.unreadScenarios = unread
    compared.drift.review = current.map(BaselineReview.init)
    let checked = sides.baselines.map { UnpairedBaselines(in: $0, current ?? compared.drift) }
    try await comparison.report(&compared, noting: checked, on: console)
    if let summary { try comparison.writeMarkdown(compared, to: summary, on: console) }
    let words = TestSummary(
      recorded,
      status,
      threshold.ofFindings,
      TestDrift(shown: compared.drift, current: current)
    )
    for line in words.lines { try comparison.print(line, on: console) }
    return TestOutcome(recorded, words.status, options.fonts, current ?? compared.drift)
  }

  /// Returns the recorded cases; none if all scenarios could not be read.
  private func recording(of side: DiffSide, _ recorded: FinishedJob) throws -> RecordingSide {
    guard recorded.recordingIDs.isEmpty else { return try side.recording(of: CaseSelection()) }
    var empty = RecordingSide(name: "recording", cases: [])
    empty.canBeEmpty = true
    return empty
  }

  /// Reports the results of the recording and returns its exit status.
  private func report(_ recorded: FinishedJob, on console: Console) throws -> Int32 {
    recorded.noteDatabase(database.database, on: console)
    recorded.noteReuseRefusal(on: console)
    recorded.reportFailures(on: console)
    let status = recorded.status(failingOn: threshold.ofFindings)
    if recorded.isInterrupted { return status }
    let comparisons = verbosity.verbose ? recorded.comparisons.map(\.line) : []
    for line in comparisons + recorded.violations + recorded.findings.lines
      + recorded.omissions.lines(limit: CurrentProject.omissionLimit)
    {
      try comparison.print(line, on: console)
    }
    return status
  }
}

/// The outcome of a test.
struct TestOutcome {
  /// The exit status.
  let status: Int32
  /// Whether a signal caused skipped cases.
  let isInterrupted: Bool
  /// The signal that requested the end of the work, before or after its completion.
  let signal: Int32?
  /// The scenarios with a case that did not pass.
  let failing: Set<String>
  /// The sources of the fonts that measured the text.
  let fontSources: Set<String>

  fileprivate init(
    _ recorded: FinishedJob,
    _ status: Int32,
    _ fonts: FontLibrary,
    _ drift: Drift? = nil
  ) {
    self.status = status
    isInterrupted = recorded.isInterrupted
    signal = recorded.signal
    fontSources = fonts.sources
    let drifted = drift.map { $0.failingCases + $0.onlyInFrom + $0.onlyInTo } ?? []
    let broken = recorded.runs.filter { !$0.brokenInvariants.isEmpty }.map(\.identity)
    failing = Set((drifted + broken + recorded.unrecorded).map(\.scenario))
  }
}

extension RecordingSide {
  /// Returns the side with the matching cases only.
  fileprivate func only(_ isIncluded: (RecordedCase) -> Bool) -> RecordingSide {
    var side = self
    side.cases = side.cases.filter(isIncluded)
    return side
  }
}
