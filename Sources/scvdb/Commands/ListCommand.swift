import ArgumentParser
import DriftReport
import Reporting
import ScenarioLoading
import ScenarioModel
import SnapshotModel
import SnapshotStore
import Terminal

/// The subcommand `list`.
struct ListCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the recorded runs",
    discussion: """
      Equal geometry has equal hashes. The number of a run is what 'scvdb show' and \
      'scvdb diff run:ID' take. Failed cases have no run; a database with no other case is \
      reported on standard error.

      EXAMPLES:
        scvdb list --scenario sign-up/keyboard --device iphone-8
        scvdb list --label before --limit 10
        scvdb list --format json
      """
  )

  @Option(help: "Only runs of recordings with this label.")
  var label: String?

  @Option(help: ArgumentHelp("Only the last runs of those, so many of them.", valueName: "number"))
  var limit: Int?

  @OptionGroup var cases: RecordedCaseOptions
  @OptionGroup var database: DatabaseOption
  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    guard limit ?? 1 >= 1 else { throw ValidationError("--limit must be at least 1.") }
  }

  func run(on console: Console) async throws {
    _ = try cases.selection.filter()
    let store = try RecordingStore(file: database.database, mode: .readOnly)
    let all = try console.during("reading \(database.database)") { try store.runs() }
    if all.isEmpty { try noteFailures(in: store, on: console) }
    let selection = cases.selection
    try selection.checkThatEachPartMatches(all.map(\.identity), of: database.database)
    try checkLabel(among: all)
    let wanted = all.filter {
      selection.matches($0.identity) && (label == nil || $0.label == label)
    }
    let runs = Array(wanted.suffix(limit ?? wanted.count))
    switch output.format {
    case .json: try RunList.print(runs, on: console)
    case .text: try console.printText(table(runs).text)
    }
  }

  /// Refuses a label that no run has: nothing to list would pass for a result.
  private func checkLabel(among runs: [RunSummary]) throws {
    guard let label, !runs.contains(where: { $0.label == label }) else { return }
    let nearest = nearestSpelling(to: label, among: Set(runs.compactMap(\.label)).sorted())
    throw Failure(
      "--label: no run of \(database.database) has the label '\(label)'",
      hint: nearest.map { "did you mean '\($0)'?" }
    )
  }

  /// Reports why there are no runs, if that is because no case was answered.
  private func noteFailures(in store: RecordingStore, on console: Console) throws {
    let failed = try store.recordings().map { try store.failures(of: $0.id).count }
      .filter { $0 > 0 }
    guard !failed.isEmpty else { return }
    console.note(
      "\(store.file.printable): \(counted(failed.count, "recording")) without a run, "
        + "\(counted(failed.reduce(0, +), "case")) failed"
    )
    console.hint("the view `failures` of the database lists the reasons")
  }

  private func table(_ runs: [RunSummary]) -> TextTable {
    var table = TextTable(
      "RUN",
      "RECORDING",
      "SCENARIO",
      "DEVICE",
      "ORIENTATION",
      "TECHNIQUE",
      "SYSTEM",
      "ENGINE",
      "GEOMETRY",
      "RECORDED",
      "LABEL"
    )
    for run in runs {
      table.add(
        "\(run.id)",
        "\(run.recording)",
        run.identity.scenario,
        run.identity.device,
        run.identity.orientation,
        run.identity.technique,
        run.identity.system ?? "",
        "\(run.engine.name)@\(run.engine.version)",
        String(run.geometryHash.prefix(12)),
        run.recordedAt ?? "",
        run.label ?? ""
      )
    }
    return table
  }
}

/// What `list --format json` prints, run by run: all of them at once would be gigabytes of a large database.
private enum RunList {
  struct Run: Encodable {
    var run: Int64
    var recording: Int64
    var scenario: String
    var device: String
    var orientation: String
    var technique: String
    var system: String?
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
      engine = run.engine.name
      engineVersion = run.engine.version
      engineFingerprint = run.engine.fingerprint
      questionHash = run.questionHash
      geometryHash = run.geometryHash
      recordedAt = run.recordedAt
      label = run.label
    }
  }

  /// Prints the runs as one object with sorted keys, in pieces that a pipe takes at once.
  static func print(_ runs: [RunSummary], on console: Console) throws {
    var text = "{\n  \"runs\" : [\n"
    if runs.isEmpty { text += "\n" }
    for (number, run) in runs.enumerated() {
      let lines = try Console.json(Run(run)).split(separator: "\n")
      text += lines.map { "    \($0)" }.joined(separator: "\n")
      text += number == runs.count - 1 ? "\n" : ",\n"
      guard text.utf8.count >= 1 << 16 else { continue }
      try console.printText(text)
      text = ""
    }
    try console.printText(text + "  ],\n  \"schemaVersion\" : 1\n}\n")
  }
}
