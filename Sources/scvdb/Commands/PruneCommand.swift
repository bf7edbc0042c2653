import ArgumentParser
import DriftReport
import Foundation
import ProjectFiles
import Reporting
import SnapshotModel
import SnapshotStore

/// The subcommand `prune`.
struct PruneCommand: DatabaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove recordings that are no longer needed",
    discussion: """
      Removes the recordings for which all of --older-than, --keep and --label hold. It keeps \
      recordings with accepted runs, and recordings that a label refers to, unless --label names \
      it.

      A recording in progress is kept, and does not count for --keep. It is in progress while its \
      process runs. On another machine or in another container this cannot be determined; there, \
      it is in progress until a day after its last result.

      EXAMPLES:
        scvdb prune --older-than 30 --dry-run
        scvdb prune --keep 10
        scvdb prune --label experiment
      """
  )

  @Option(help: ArgumentHelp("Only recordings older than this number of days.", valueName: "days"))
  var olderThan: Int?

  @Option(help: ArgumentHelp("Keep this number of the newest recordings.", valueName: "count"))
  var keep: Int?

  @Option(
    name: .customLong("label"),
    help: "Only recordings with this label, which then does not protect them; may be repeated."
  )
  var labels: [String] = []

  @Flag(help: "Print the recordings; remove nothing.")
  var dryRun = false

  @OptionGroup var database: DatabaseOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    guard olderThan != nil || keep != nil || !labels.isEmpty else {
      throw ValidationError(
        "missing choice of recordings",
        fix: "give --older-than, --keep or --label"
      )
    }
    // A million days are some 2,700 years, well within the range of dates.
    guard (0...1_000_000).contains(olderThan ?? 0) else {
      throw ValidationError(
        "--older-than must be from 0 to 1000000 days",
        fix: "write a number of days in this range"
      )
    }
    guard keep ?? 0 >= 0 else {
      throw ValidationError("--keep must be at least 0", fix: "write 0 or more")
    }
  }

  func run(on console: Console) async throws {
    let folder = baselines.baselines
    guard try ProjectReader(around: folder).entry(at: folder) == .folder else {
      throw Failure(
        "there is no such folder",
        at: folder,
        fix: "name the folder of baselines with --baselines, to keep their recordings"
      )
    }
    let pruning = try console.during("reading recordings and baselines") { try plan() }
    for kept in pruning.kept {
      try console.print("keep    \(text(kept.recording)): \(text(kept.reason))".printable)
    }
    for recording in pruning.removed { try console.print("remove  \(text(recording))".printable) }
    if !dryRun, !pruning.removed.isEmpty {
      try console.during("removing \(counted(pruning.removed.count, "recording"))") {
        try RecordingStore.remove(pruning.removed.map(\.id), from: database.database)
      }
    }
    let runs = pruning.removed.map(\.runCount).reduce(0, +)
    let running = pruning.kept.count { if case .inProgress = $0.reason { true } else { false } }
    try console.print(
      "\(dryRun ? "would remove" : "removed") \(counted(pruning.removed.count, "recording")) "
        + "with \(counted(runs, "run")), \(pruning.kept.count - running) kept by reference"
        + (running > 0 ? ", \(running) in progress" : "")
    )
  }

  /// Returns the recordings and runs that the options select; only reads the database.
  private func plan() throws -> Pruning {
    let store = try RecordingStore.openChecked(database.database, mode: .readOnly)
    let known = Set(try store.recordings().compactMap(\.label))
    for label in labels where !known.contains(label) {
      throw Failure(
        "no recording of \(database.database) has the label '\(label)'",
        at: "--label",
        hint: known.isEmpty ? nil : "there are \(known.sorted().joined(separator: ", "))",
        otherwise: "omit --label"
      )
    }
    let day = 24.0 * 60 * 60
    return try store.pruning(
      by: PruneRule(
        recordedBefore: olderThan.map { Date.now.addingTimeInterval(-Double($0) * day) },
        keepingNewest: keep,
        labels: labels
      ),
      keepingRunsOf: BaselineFolder(path: baselines.baselines)
    )
  }

  private func text(_ recording: RecordingSummary) -> String {
    let facts = [
      "\(recording.engine.name)@\(recording.engine.version)",
      counted(recording.runCount, "run"), recording.recordedAt, recording.label.map { "'\($0)'" },
    ]
    return "recording \(recording.id) (\(facts.compactMap(\.self).joined(separator: ", ")))"
  }

  private func text(_ reason: Pruning.Reason) -> String {
    switch reason {
    case .baseline(let path): "\(path) was accepted from it"
    case .label(let label): "label:\(label) refers to it"
    case .inProgress(let lease): "process \(lease.process) is recording it"
    }
  }
}
