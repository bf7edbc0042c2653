import ArgumentParser
import DriftReport
import Reporting
import SnapshotModel
import Workflows

/// The subcommand `diff`.
struct DiffCommand: DatabaseCommand, RecordedCaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two recordings",
    discussion: """
      A side is baseline, latest, an engine version, engine:NAME@VERSION, run:ID, label:NAME, \
      git:REVISION, another database, or a folder of baselines. git:REVISION is the folder of \
      baselines in a revision of the git repository, such as git:main.

      Sides such as system:18 and system:26 compare the cases that differ only in one axis of the \
      matrix: \(CaseAxis.listing). The cases come from latest, or from \
      another side after an @, such as system:18@label:before. Other cases are not compared, and \
      the report counts them.

      latest is the latest run of each case, from any recording. A case that has failed since then \
      is left out. A case that exists only in the recordings of earlier commands is included while \
      a scenario in the folder of baselines defines it.

      The report lists the changes of scenarios and screens, with the line of the file, if both \
      versions are available. The earlier version is read from the revision of git:REVISION. For \
      other sides it is read from the last commit, the start of the branch, or the commit that \
      last changed the baselines.

      --explain replays each drifted case with single changes reverted, and reports the number of \
      differences that each change causes. It uses the engine that recorded the case, or --engine.

      Exit status: 0 for no drift or only notes, 1 for other drift, 2 if the sides could not be \
      compared. --fail-on selects another severity.

      EXAMPLES:
        scvdb diff
        scvdb diff engine:content-inset@2018.0.0 1.0.0
        scvdb diff label:before latest --device iphone-se-1 --tolerance 0.5
        scvdb diff other.sqlite latest --format json
        scvdb diff --format junit --output drift.xml
        scvdb diff --format markdown >> "$GITHUB_STEP_SUMMARY"
        scvdb diff --format html --output drift.html
        scvdb diff git:main
        scvdb diff git:HEAD~3 baseline
        scvdb diff git:HEAD --explain --device iphone-se-1
        scvdb diff system:18 system:26
        scvdb diff text-size:large text-size:accessibilityLarge
        scvdb diff device:iphone-8 device:iphone-16@other.sqlite
      """
  )

  @Argument(help: "The side to compare with.", completion: .sides)
  var from = "baseline"

  @Argument(help: "The side to check.", completion: .sides)
  var to = "latest"

  @OptionGroup var comparison: ComparisonArguments
  @OptionGroup var threshold: DriftThresholdOption
  @OptionGroup var engine: EngineOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var fonts: FontOptions
  @OptionGroup var scenarios: ScenarioFilterOption
  @OptionGroup var stages: DeviceFilterOptions
  @OptionGroup var users: UserOptions
  @OptionGroup var techniques: TechniqueFilterOption
  @OptionGroup var database: DatabaseOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    guard comparison.explain || !engine.isGiven && jobs.jobs == nil else {
      throw ValidationError(
        "--engine, --jobs, --isolate and --time-limit need --explain",
        fix: "add --explain, or omit them"
      )
    }
  }

  nonisolated(nonsending) func run(on console: Console) async throws {
    _ = try selection().filter()
    let databases = OpenDatabases(checked: database.database, on: console)
    let options = try comparison.options(
      baselines: baselines.baselines,
      fonts: try fonts.library(),
      failingOn: threshold.failOn,
      replayedBy: engine,
      jobs: jobs
    )
    let reading = "reading \(from) and \(to)"
    let (from, to) = try console.during(reading) {
      let sides = (try side(self.from, in: databases), try side(self.to, in: databases))
      try checkAxis(of: sides.0, sides.1)
      return sides
    }
    var (cases, compared) = try databases.whileChecking {
      let cases = try console.during(reading) { try recordings(from, to, options.drift.policy) }
      return (cases, try comparison(of: (from, to), cases, options, on: console))
    }
    for (side, recording) in [(from, cases.from), (to, cases.to)] {
      try noteFailures(of: side, recording, on: console)
    }
    let unpaired = from.baselines.map { UnpairedBaselines(in: $0, compared.drift) }
    try await comparison.report(&compared, noting: unpaired, on: console)
    if compared.drift.fails { throw ExitCode.drift }
  }

  /// Returns the cases of both sides, without equal cases where the output does not need them.
  private func recordings(
    _ from: DiffSide,
    _ to: DiffSide,
    _ policy: DriftPolicy
  ) throws -> (from: RecordingSide, to: RecordingSide, axis: AxisComparison?) {
    let selection = try selection()
    if selection.isEmpty, !comparison.format.listsEachCase, policy.isEmpty,
      let unlike = try DiffSide.unlike(from, to)
    {
      return (unlike.from, unlike.to, nil)
    }
    let (old, new) = (try from.recording(of: selection), try to.recording(of: selection))
    let pairs = try AxisPairs(from: (from, old), to: (to, new))
    return (pairs?.from ?? old, pairs?.to ?? new, pairs?.axis)
  }

  private func comparison(
    of sides: (from: DiffSide, to: DiffSide),
    _ cases: (from: RecordingSide, to: RecordingSide, axis: AxisComparison?),
    _ options: ComparisonOptions,
    on console: Console
  ) throws -> SideComparison {
    try console.during("comparing \(sides.from.name) with \(sides.to.name)") {
      try SideComparison(
        from: (sides.from, cases.from),
        to: (sides.to, cases.to),
        axis: cases.axis,
        options: options
      )
    }
  }

  /// Refuses sides with different axes, and a replay of changes along an axis.
  private func checkAxis(of from: DiffSide, _ to: DiffSide) throws {
    guard let selectors = try AxisPairs.selectors(from, to) else { return }
    if comparison.explain, selectors.from.value != selectors.to.value {
      throw Failure(
        "--explain reverts changes of one case, but the sides are different cases",
        fix: "omit --explain"
      )
    }
  }

  private func side(_ name: String, in databases: OpenDatabases) throws -> DiffSide {
    try DiffSide(
      name,
      baselines: baselines.baselines,
      database: database.database,
      in: databases
    )
  }

  /// Reports the reasons for missing cases of a side that should have them.
  private func noteFailures(
    of side: DiffSide,
    _ recording: RecordingSide,
    on console: Console
  ) throws {
    // Then the side is one recording; the latest one has an answer to every case.
    if recording.agreed != nil { return }
    let selection = try selection()
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
