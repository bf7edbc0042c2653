import ArgumentParser
import DriftReport
import Reporting
import ScenarioModel
import SnapshotModel
import SnapshotStore
import Workflows

/// The subcommand `list`.
struct ListCommand: DatabaseCommand, RecordedCaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the recorded runs",
    discussion: """
      Equal geometry has equal hashes. 'scvdb show' and 'scvdb diff run:ID' take the number of a \
      run. Failed cases have no run; if a database contains no other case, this is reported on \
      standard error.

      EXAMPLES:
        scvdb list --scenario sign-up/keyboard --device iphone-8
        scvdb list --label before --limit 10
        scvdb list --format json
      """
  )

  @Option(help: "Only runs of recordings with this label.")
  var label: String?

  @Option(help: ArgumentHelp("Only this number of the last runs.", valueName: "number"))
  var limit: Int?

  @OptionGroup var scenarios: ScenarioFilterOption
  @OptionGroup var stages: DeviceFilterOptions
  @OptionGroup var users: UserOptions
  @OptionGroup var techniques: TechniqueFilterOption
  @OptionGroup var database: DatabaseOption
  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    guard limit ?? 1 >= 1 else {
      throw ValidationError("--limit must be at least 1", fix: "write 1 or more")
    }
  }

  func run(on console: Console) async throws {
    let selection = try selection()
    _ = try selection.filter()
    let store = try RecordingStore.openChecked(database.database, mode: .readOnly)
    if try store.recordings().allSatisfy({ $0.runCount == 0 }) {
      try noteFailures(in: store, on: console)
    }
    if !selection.isEmpty {
      let identities = try console.during("reading \(database.database)") {
        try store.recordedCases()
      }
      try selection.checkThatEachPartMatches(identities, of: database.database)
    }
    try checkLabel(in: store)
    switch output.format {
    case .json:
      var list = RunList(console: console)
      try eachSelectedRun(of: store) { try list.add($0) }
      try list.end()
    case .text:
      var table = Self.table
      try eachSelectedRun(of: store) { Self.add($0, to: &table) }
      try console.printText(table.text)
    }
  }

  /// Iterates over the runs to list; holds at most twice the limit in memory.
  private func eachSelectedRun(
    of store: RecordingStore,
    _ take: (RunSummary) throws -> Void
  ) throws {
    let selection = try selection()
    let isWhole = selection.isEmpty
    var last: [RunSummary] = []
    try store.eachRun { run in
      guard isWhole || selection.matches(run.identity), label == nil || run.label == label
      else { return }
      guard let limit else { return try take(run) }
      last.append(run)
      // Removes many runs at once, because each removal moves all remaining ones.
      if last.count / 2 >= limit { last.removeFirst(last.count - limit) }
    }
    try last.suffix(limit ?? 0).forEach(take)
  }

  /// Refuses an unknown label, because an empty list would look like a result.
  private func checkLabel(in store: RecordingStore) throws {
    guard let label else { return }
    let known = try store.recordings().filter { $0.runCount > 0 }.compactMap(\.label)
    guard !known.contains(label) else { return }
    let nearest = nearestSpelling(to: label, among: Set(known).sorted())
    throw Failure(
      "no run of \(database.database) has the label '\(label)'",
      at: "--label",
      hint: nearest.map { "did you mean '\($0)'?" },
      otherwise: "omit --label, which lists all runs"
    )
  }

  /// Reports the reason for an empty list, if no case has an answer.
  private func noteFailures(in store: RecordingStore, on console: Console) throws {
    let failed = try store.recordings().map { try store.failures(of: $0.id).count }
      .filter { $0 > 0 }
    guard !failed.isEmpty else { return }
    console.note(
      "\(store.file.printable): \(counted(failed.count, "recording")) without a run, "
        + "\(counted(failed.reduce(0, +), "case")) failed"
    )
    console.hint("the view 'failures' of the database lists the reasons")
  }

  private static let table = TextTable(
    "RUN",
    "RECORDING",
    "SCENARIO",
    "DEVICE",
    "ORIENTATION",
    "TECHNIQUE",
    "SYSTEM",
    "SETTINGS",
    "ENGINE",
    "GEOMETRY",
    "RECORDED",
    "LABEL"
  )

  private static func add(_ run: RunSummary, to table: inout TextTable) {
    table.add(
      "\(run.id)",
      "\(run.recording)",
      run.identity.scenario,
      run.identity.device,
      run.identity.orientation,
      run.identity.technique,
      run.identity.system ?? "",
      run.identity.settings.name ?? "",
      "\(run.engine.name)@\(run.engine.version)",
      String(run.geometryHash.prefix(12)),
      run.recordedAt ?? "",
      run.label ?? ""
    )
  }
}

/// The output of `list --format json`: one object with sorted keys, printed run by run.
///
/// All runs of a large database at once would take gigabytes.
private struct RunList {
  struct Run: Encodable {
    var run: Int64
    var recording: Int64
    var scenario: String
    var device: String
    var orientation: String
    var technique: String
    var system: String?
    var settings: String?
    var engine: String
    var engineVersion: String
    var engineFingerprint: String
    var questionHash: String
    var geometryHash: String
    var recordedAt: String?
    var label: String?

    init(_ run: RunSummary) {
      self.run = run.id.rawValue
      recording = run.recording.rawValue
      scenario = run.identity.scenario
      device = run.identity.device
      orientation = run.identity.orientation
      technique = run.identity.technique
      system = run.identity.system
      settings = run.identity.settings.name
      engine = run.engine.name
      engineVersion = run.engine.version
      engineFingerprint = run.engine.fingerprint
      questionHash = run.questionHash.text
      geometryHash = run.geometryHash
      recordedAt = run.recordedAt
      label = run.label
    }
  }

  private let console: Console
  /// The text that is not printed yet.
  private var text = "{\n  \"runs\" : ["
  private var isEmpty = true

  init(console: Console) {
    self.console = console
  }

  /// Adds a run; runs are printed in pieces of the size of a pipe's buffer.
  mutating func add(_ run: RunSummary) throws {
    let lines = try Console.json(Run(run)).split(separator: "\n")
    text += isEmpty ? "\n" : ",\n"
    text += lines.map { "    \($0)" }.joined(separator: "\n")
    isEmpty = false
    guard text.utf8.count >= 1 << 16 else { return }
    try console.printText(text)
    text = ""
  }

  /// Prints the remaining text and the end.
  mutating func end() throws {
    try console.printText(text + (isEmpty ? "\n\n" : "\n") + "  ],\n  \"schemaVersion\" : 1\n}\n")
    text = ""
  }
}
