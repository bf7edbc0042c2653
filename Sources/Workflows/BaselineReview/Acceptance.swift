import DriftReport
import Foundation
package import Reporting
import SnapshotModel
package import SnapshotStore

/// The work of making recorded runs baselines, and the counts of the outcomes.
package struct Acceptance {
  /// The number of baselines with each outcome.
  package struct Counts {
    /// New baselines of cases without one.
    package var new = 0
    /// Baselines with new contents.
    package var changed = 0
    /// Baselines that were already equal to the run.
    package var unchanged = 0
    /// Deleted obsolete baselines.
    package var deleted = 0
    /// Baselines that the reviewer rejected.
    package var declined = 0
    /// Baselines that have not been reviewed.
    var unanswered = 0
  }

  /// The store of the recorded runs.
  package let store: RecordingStore
  /// The folder that receives the accepted runs.
  package let folder: BaselineFolder
  /// Paths of baselines without a case, relative to the folder.
  package let obsolete: [String]
  /// Whether obsolete baselines are deleted, or only listed.
  package let removesObsolete: Bool
  /// The console that lists each baseline.
  package let console: Console
  /// Whether git has the commits of baselines.
  private var commits: [String: Bool] = [:]
  /// The results so far.
  package var counts = Counts()

  package init(
    store: RecordingStore,
    folder: BaselineFolder,
    obsolete: [String],
    removesObsolete: Bool,
    console: Console,
    counts: Counts = Counts()
  ) {
    self.store = store
    self.folder = folder
    self.obsolete = obsolete
    self.removesObsolete = removesObsolete
    self.console = console
    self.counts = counts
  }

  /// Accepts every run, without asking.
  package mutating func acceptAll(_ runs: [RunSummary]) throws {
    try accept(runs)
    for file in obsolete {
      try nameObsolete(file)
      if removesObsolete { try remove(file) }
    }
  }

  /// Makes runs the baselines of their cases, all or none, and reports the changed baselines.
  package mutating func accept(_ runs: [RunSummary]) throws {
    let progress = Progress(of: runs.count, noun: "case", on: console)
    defer { progress.clear() }
    var staging = try BaselineStaging(in: folder)
    var changes: [(file: String, change: BaselineStaging.Change)] = []
    for (number, run) in runs.enumerated() {
      progress.show(number)
      let run = try store.load(run.id)
      guard !isAccepted(run), let change = try staging.add(run) else { continue }
      changes.append((baselinePath(for: run.identity), change))
    }
    try staging.promote()
    progress.clear()
    for (file, change) in changes {
      try console.print("\(change)  \(folder.path)/\(file)".printable)
    }
    counts.unchanged += runs.count - changes.count
    counts.new += changes.count { $0.change == .new }
    counts.changed += changes.count { $0.change == .changed }
  }

  /// Whether a run differs from its baseline only in the revision of an app's code.
  ///
  /// Such a baseline keeps the revision that it was accepted with. Otherwise each change of the code
  /// would change all baselines. An unreadable baseline, and one of a commit that git lacks, is
  /// written again.
  private mutating func isAccepted(_ run: Run) -> Bool {
    guard AppRevision(run.engine.version) != nil,
      var accepted = (try? folder.run(for: run.identity)) ?? nil,
      accepted.engine.name == run.engine.name,
      let revision = AppRevision(accepted.engine.version), hasCommit(revision.commit)
    else { return false }
    accepted.engine = run.engine
    return accepted == run
  }

  private mutating func hasCommit(_ name: String) -> Bool {
    if let known = commits[name] { return known }
    let isKnown = GitProgram().commit(["rev-parse", "--verify", "\(name)^{commit}"]) != nil
    commits[name] = isKnown
    return isKnown
  }

  func nameObsolete(_ file: String) throws {
    try console.print("obsolete  \(folder.path)/\(file)".printable)
  }

  /// Deletes an obsolete baseline, given by its path in the folder.
  package mutating func remove(_ file: String) throws {
    try folder.remove(file)
    counts.deleted += 1
  }

  /// The outcomes in one line.
  package var summary: String {
    let left = obsolete.count - counts.deleted
    let notes = [
      counts.deleted > 0 ? "\(counts.deleted) obsolete and deleted" : nil,
      left > 0 && !removesObsolete ? "\(left) obsolete; --remove-obsolete deletes them" : nil,
      counts.declined > 0 ? "\(counts.declined) declined" : nil,
      counts.unanswered > 0 ? "\(counts.unanswered) not reviewed" : nil,
      counts.declined + counts.unanswered > 0 ? "run --review again to decide" : nil,
    ]
    return "\(counted(counts.new, "baseline")) new, \(counts.changed) changed, "
      + "\(counts.unchanged) unchanged" + notes.compactMap { $0 }.map { ", \($0)" }.joined()
  }
}
