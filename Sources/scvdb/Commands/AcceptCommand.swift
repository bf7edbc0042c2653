import ArgumentParser
import Foundation
import SnapshotModel
import SnapshotStore

/// The subcommand `accept`.
struct AcceptCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make the latest recording the baseline",
    discussion: """
      Writes one text file a case below the folder of baselines, to be reviewed and committed. \
      With filters, only the matching cases are accepted. Where CI is set to true, nothing is \
      written: a baseline is a person's decision.

      EXAMPLES:
        scvdb accept
        scvdb accept --scenario sign-up --device iphone-8
      """
  )

  @Flag(help: "Delete the baselines of cases that the latest recording does not have.")
  var removeObsolete = false

  @Flag(help: "Write even where CI is set to true.")
  var evenInCI = false

  @OptionGroup var scenarios: ScenarioFilterOption
  @OptionGroup var cases: CaseFilterOptions
  @OptionGroup var database: DatabaseOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    guard evenInCI || ProcessInfo.processInfo.environment["CI"] != "true" else {
      throw Failure(
        "baselines are not accepted where CI is set to true",
        hint: "accept on a developer's machine and commit, or add --even-in-ci"
      )
    }
    let store = try RecordingStore(file: database.database, mode: .readOnly)
    let all = try store.runs(.latest)
    let identities = all.map(\.identity)
    try scenarios.checkThatEachPartMatches(identities, of: "the latest recording")
    try cases.checkThatEachPartMatches(identities, of: "the latest recording")
    let wanted = all.filter { scenarios.matches($0.identity) && cases.matches($0.identity) }
    guard !wanted.isEmpty else { throw Failure("no case of the latest recording matches") }

    try checkThatNothingIsMissing(in: store)

    let folder = BaselineFolder(path: baselines.baselines)
    var counts = AcceptedCounts()
    for summary in wanted {
      let file = baselinePath(for: summary.identity)
      let isNew = !FileManager.default.fileExists(atPath: "\(folder.path)/\(file)")
      guard try folder.write(try store.load(summary.id)) else {
        counts.unchanged += 1
        continue
      }
      try console.print("\(isNew ? "new" : "changed")  \(folder.path)/\(file)".printable)
      if isNew { counts.new += 1 } else { counts.changed += 1 }
    }
    counts.obsolete = try handleObsolete(in: folder, keeping: identities, on: console)
    try console.print(counts.words(removed: removeObsolete))
  }

  /// Refuses a part of a plan: what it leaves out would look obsolete, or as if it were accepted.
  private func checkThatNothingIsMissing(in store: RecordingStore) throws {
    guard let latest = try store.latestRecording() else { return }
    let missing = try store.missingCases(of: latest.id)
      .filter { scenarios.matches($0) && cases.matches($0) }
    guard !missing.isEmpty else { return }
    let shard = latest.manifest?.shard ?? .whole
    throw Failure(
      listing(
        "recording \(latest.id) is incomplete: \(counted(missing.count, "planned case")) missing",
        lines(of: missing, failures: try store.failures(of: latest.id))
      ),
      hint: shard == .whole
        ? "record again" : "it is part \(shard); accept what 'scvdb merge' makes of all parts"
    )
  }

  /// Names, and deletes if asked to, the baselines that the filters admit and no case has.
  private func handleObsolete(
    in folder: BaselineFolder,
    keeping identities: [CaseIdentity],
    on console: Console
  ) throws -> Int {
    var count = 0
    for file in folder.obsoleteFiles(keeping: identities) {
      let identity = try folder.run(at: file).identity
      guard scenarios.matches(identity), cases.matches(identity) else { continue }
      if removeObsolete { try folder.remove(file) }
      try console.print("obsolete  \(folder.path)/\(file)".printable)
      count += 1
    }
    return count
  }
}

/// How many baselines became what.
private struct AcceptedCounts {
  var new = 0
  var changed = 0
  var unchanged = 0
  var obsolete = 0

  func words(removed: Bool) -> String {
    let obsoleteWords =
      switch (obsolete, removed) {
      case (0, _): ""
      case (_, true): ", \(obsolete) obsolete and deleted"
      case (_, false): ", \(obsolete) obsolete; --remove-obsolete deletes those"
      }
    return "\(counted(new, "baseline")) new, \(changed) changed, \(unchanged) unchanged"
      + obsoleteWords
  }
}
