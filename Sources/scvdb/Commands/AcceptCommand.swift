import ArgumentParser
import DriftReport
import Foundation
import Reporting
import ScenarioModel
import SnapshotModel
import SnapshotStore
import Workflows

/// The subcommand `accept`.
struct AcceptCommand: DatabaseCommand, RecordedCaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make the latest recording the baseline",
    discussion: """
      Writes one text file per case to the folder of baselines. Review the files and commit them. \
      By default, 'accept' takes the latest run of each case, see 'scvdb help diff'. Filters limit \
      the cases. If the variable CI is set, nothing is written, because a person should review \
      each baseline.

      If others record into the same database, the latest run may be newer than the output of \
      'scvdb diff'. --recording accepts one recording, which never changes. --content is the \
      content hash that 'scvdb record' and 'scvdb diff' print: nothing is written if the accepted \
      runs have another hash. The hash covers geometry and events. It does not cover findings, \
      such as conflicts of constraints.

      With --review, each cause is shown as in 'scvdb diff', with a drawing, and your answer is \
      read from standard input. An answer applies to all cases that the same change of a screen or \
      a scenario affects, or that drifted the same way. The answer c decides case by case. Each \
      answer takes effect at once, so an interrupted review continues where it stopped. Drift that \
      you declined with n is shown again.

      With --known and --reason, no baseline is written. Instead, an entry for a broken invariant \
      is added to drift.policy in the folder of baselines, with the reason. 'scvdb record', 'scvdb \
      test' and 'scvdb diff' then list the broken invariant with its reason and do not fail. When \
      the invariant holds again, they report that the entry is no longer needed. --scenario limits \
      the entry.

      A baseline is obsolete if neither a scenario in the folder nor the latest recording contains \
      its case.

      EXAMPLES:
        scvdb accept
        scvdb accept --review
        scvdb accept --scenario sign-up --device iphone-8
        scvdb accept --known focusedFieldVisible --reason 'the old phone is too low'
        scvdb accept --remove-obsolete
        scvdb accept --recording 12 --content 5b0f6a1c93de
      """
  )

  @Flag(help: "Show each cause of drift and prompt for a decision.")
  var review = false

  @Option(help: ArgumentHelp("Accept this recording, not the latest runs.", valueName: "number"))
  var recording: Int64?

  @Option(
    help: ArgumentHelp(
      "Accept only if the content hash begins with these digits.",
      valueName: "hash"
    )
  )
  var content: String?

  @Option(
    help: ArgumentHelp(
      "Accept that this invariant is broken; write no baseline.",
      valueName: "invariant"
    )
  )
  var known: String?

  @Option(help: ArgumentHelp("The reason for --known.", valueName: "text"))
  var reason: String?

  @Flag(help: "Delete the baselines of cases that no longer exist.")
  var removeObsolete = false

  @Flag(help: "Write even if CI is set.")
  var evenInCI = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var scenarios: ScenarioFilterOption
  @OptionGroup var stages: DeviceFilterOptions
  @OptionGroup var users: UserOptions
  @OptionGroup var techniques: TechniqueFilterOption
  @OptionGroup var database: DatabaseOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    try checkKnown()
    guard let content else { return }
    // At least the printed digits, so that no other content matches by chance.
    guard (12...64).contains(content.utf8.count), content.allSatisfy(\.isHexDigit) else {
      throw ValidationError(
        "--content must be 12 to 64 hexadecimal digits",
        fix: "copy the content hash of 'scvdb diff'"
      )
    }
  }

  private func checkKnown() throws {
    guard (known == nil) == (reason == nil) else {
      throw ValidationError("--known and --reason need each other", fix: "give both")
    }
    guard known != nil else { return }
    try checkWord(known, of: "--known")
    try checkWord(reason, of: "--reason")
    let selection = try selection()
    guard selection.stages.isEmpty, selection.techniques.isEmpty, !review, !removeObsolete,
      content == nil
    else {
      throw ValidationError(
        "--known accepts no filter except --scenario",
        fix: "omit the other filters"
      )
    }
  }

  /// Adds entries for a broken invariant to the policy of the folder.
  private func accept(
    _ known: String,
    because reason: String,
    brokenIn runs: [RunSummary],
    of store: RecordingStore,
    on console: Console
  ) throws {
    let broken = try runs.flatMap { run in
      try store.load(run.id).findings.compactMap { finding -> String? in
        guard case .invariant(let text) = finding.subject else { return nil }
        return text
      }
    }
    guard broken.contains(known) else {
      let names = Set(broken).sorted()
      let nearest = nearestSpelling(to: known, among: names).map { "did you mean '\($0)'?" }
      throw Failure(
        "'\(known)' is not broken in \(source)",
        at: "--known",
        hint: nearest
          ?? (names.isEmpty ? "no invariant is broken" : "broken: \(names.joined(separator: ", "))")
      )
    }
    let file = PolicyFile(path: "\(baselines.baselines)/\(PolicyFile.usualName)")
    let scenarios = scenarios.names.isEmpty ? [nil] : scenarios.names.map(Optional.some)
    for scenario in scenarios {
      let line = try file.add(known, scenario: scenario, because: reason)
      try console.print("\(file.path): added: \(line)".printable)
    }
  }

  func run(on console: Console) async throws {
    try refuseInCI()
    let folder = BaselineFolder(path: baselines.baselines)
    try complete(folder, on: console)
    let store = try RecordingStore.openChecked(database.database, mode: .readOnly)
    // If an index had lost a row, the baseline of its case would stay unchanged.
    try store.checkStructure()
    let latest = try runs(in: store)
    let identities = latest.runs.map(\.identity)
    try selection().checkThatEachPartMatches(identities, of: source)
    let selected = try latest.runs.filter { try isSelected($0.identity) }
    guard !selected.isEmpty else {
      throw Failure(
        "no case of \(source) matches",
        fix: "change or omit the filters"
      )
    }
    if let known, let reason {
      return try accept(known, because: reason, brokenIn: selected, of: store, on: console)
    }
    try checkContent(of: selected)
    try checkThatNothingIsMissing(of: latest, in: store)

    try folder.checkNames(of: identities)
    var acceptance = Acceptance(
      store: store,
      folder: folder,
      obsolete: try obsoleteFiles(in: folder, recorded: identities),
      removesObsolete: removeObsolete,
      console: console
    )
    if review {
      let library = try fonts.library()
      try acceptance.review(
        selected,
        inputs: QuestionPairs(ofBaselines: baselines.baselines, fonts: library)
      )
    } else {
      try acceptance.acceptAll(selected)
    }
    try console.print(acceptance.summary)
  }

  /// The source of the baselines, in words.
  private var source: String { recording.map { "recording \($0)" } ?? "the latest recording" }

  private func runs(in store: RecordingStore) throws -> LatestRuns {
    if let recording {
      return try LatestRuns(of: RecordingID(rawValue: recording), in: store)
    }
    return try LatestRuns(in: store, askedBy: ScenarioFiles(baselines: baselines.baselines))
  }

  /// Refuses runs that differ from the runs that the user has reviewed.
  private func checkContent(of runs: [RunSummary]) throws {
    guard let content else { return }
    let hash = runs.contentHash
    guard hash.hasPrefix(content.lowercased()) else {
      throw Failure(
        "\(counted(runs.count, "case")) of \(source) \(runs.count == 1 ? "has" : "have") the content "
          + "hash \(hash.prefix(12)), not \(content)",
        fix: "run 'scvdb diff' again with the same filters"
      )
    }
  }

  /// Completes an interrupted write, because readers refuse the folder until then.
  private func complete(_ folder: BaselineFolder, on console: Console) throws {
    try TrackedDrafts.refuse(in: folder.path)
    let completed = try folder.completeInterruptedWriting()
    guard !completed.isEmpty else { return }
    console.noteListing(
      "completed an interrupted accept of \(counted(completed.count, "baseline"))",
      completed.map { "\(folder.path)/\($0)" }
    )
  }

  private func isSelected(_ identity: CaseIdentity) throws -> Bool {
    try selection().matches(identity)
  }

  private func refuseInCI() throws {
    let environment = ProcessInfo.processInfo.environment
    guard !evenInCI, isOn("CI", in: environment) else { return }
    throw Failure(
      "baselines are not accepted if CI is set; it is '\(environment["CI", default: ""])'",
      fix: "accept on a developer's machine and commit, or add --even-in-ci"
    )
  }

  /// Refuses a part of a plan, because its missing cases would look obsolete or accepted.
  private func checkThatNothingIsMissing(
    of latest: LatestRuns,
    in store: RecordingStore
  ) throws {
    let newest =
      try recording.map { id in try store.recordings().first { $0.id.rawValue == id } }
      ?? store.latestRecording()
    guard let newest else { return }
    let missing = try store.missingCases(of: newest.id).filter(isSelected)
    let shard = newest.manifest?.shard ?? .whole
    guard missing.isEmpty else {
      throw Failure(
        listing(
          "recording \(newest.id) is incomplete: \(counted(missing.count, "planned case")) missing",
          lines(of: missing, failures: latest.failures)
        ),
        fix: shard == .whole ? "record again" : "merge all parts with 'scvdb merge' first",
        hint: shard == .whole ? nil : "it is part \(shard)"
      )
    }
    let lost = try (latest.failures.map(\.identity) + latest.omissions).filter(isSelected)
    guard !lost.isEmpty else { return }
    throw Failure(
      listing(
        "the latest attempt at \(counted(lost.count, "case")) has no result",
        lines(of: lost, failures: latest.failures)
      ),
      fix: "record again"
    )
  }

  /// Returns the baselines that match the filters, without a scenario and without a recorded run.
  private func obsoleteFiles(
    in folder: BaselineFolder,
    recorded: [CaseIdentity]
  ) throws -> [String] {
    let asked = try ScenarioFiles(baselines: folder.path).askedCases()
    if removeObsolete { try checkThatNothingIsLeftOut(of: recorded, among: asked) }
    guard let asked else { return [] }
    return try folder.obsoleteFiles(keeping: recorded + asked)
      .filter { try isSelected(folder.run(at: $0).identity) }
  }

  /// Refuses to delete baselines if the recording covers only some scenarios or devices.
  private func checkThatNothingIsLeftOut(
    of recorded: [CaseIdentity],
    among asked: [CaseIdentity]?
  ) throws {
    guard let asked else {
      throw Failure(
        "there is no scenario in this folder, so obsolete "
          + "baselines cannot be determined",
        at: baselines.baselines,
        fix: "delete them by hand"
      )
    }
    let known = Set(recorded)
    let leftOut = try asked.filter { try isSelected($0) && !known.contains($0) }
    guard !leftOut.isEmpty else { return }
    throw Failure(
      listing(
        "--remove-obsolete needs a complete recording, and the latest leaves out "
          + counted(leftOut.count, "case"),
        leftOut.map(\.description)
      ),
      fix: "run 'scvdb record' without filters first"
    )
  }
}
