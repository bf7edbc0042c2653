package import DriftReport
import Foundation
import ProjectFiles
import Reporting
import ScenarioModel
package import SnapshotModel
package import SnapshotStore

/// One side of a comparison, as named on the command line.
package struct DiffSide {
  private enum Source {
    case baselines(folder: String)
    case revision(GitBaselines)
    case recorded(RunSelection, database: String)
    /// The runs of recordings without common cases.
    case recordings([RecordingID], database: String)
  }

  /// The name in reports: the user's spelling, and the commit for a revision.
  package let name: String
  /// The selected value of an axis; nil for all cases.
  package let selector: AxisSelector?
  private let source: Source
  private let databases: OpenDatabases
  /// The scenarios that may still define the recorded cases.
  private let scenarioFiles: ScenarioFiles

  /// Parses the name of a side.
  ///
  /// - Parameters:
  ///   - name: `baseline`, `latest`, `run:ID`, `label:NAME`, `engine:NAME@VERSION`, a version,
  ///     `git:REVISION`, `merge-base`, `merge-base:BRANCH`, the path of a database or of a folder
  ///     of baselines, or a value of an axis, see ``AxisSelector``.
  ///   - baselines: The folder behind `baseline`, `git:REVISION` and `merge-base`.
  ///   - database: The database behind the others.
  ///   - databases: The open databases; shared by sides that may be in one file.
  /// - Throws: `Failure` for an unknown name.
  package init(
    _ name: String,
    baselines: String,
    database: String,
    in databases: OpenDatabases
  ) throws {
    self.databases = databases
    scenarioFiles = ScenarioFiles(baselines: baselines)
    let selector = try AxisSelector(name)
    self.selector = selector
    source = try Self.source(
      selector?.side ?? name,
      baselines: baselines,
      database: database,
      in: databases
    )
    if case .revision(let revision) = source, selector == nil {
      self.name = revision.name
    } else {
      self.name = name
    }
  }

  /// Makes a side from recordings of a database without common cases.
  ///
  /// - Parameters:
  ///   - recordings: The recordings with a run; at least one.
  ///   - baselines: The folder of scenarios.
  ///   - database: The database.
  ///   - databases: The open databases.
  package init(
    recordings: [RecordingID],
    baselines: String,
    database: String,
    in databases: OpenDatabases
  ) {
    self.databases = databases
    selector = nil
    scenarioFiles = ScenarioFiles(baselines: baselines)
    if recordings.count == 1 {
      source = .recorded(.recording(recordings[0]), database: database)
    } else {
      source = .recordings(recordings, database: database)
    }
    name =
      (recordings.count == 1 ? "recording " : "recordings ")
      + recordings.map(\.description).joined(separator: ", ")
  }

  private static func source(
    _ name: String,
    baselines: String,
    database: String,
    in databases: OpenDatabases
  ) throws -> Source {
    if name == "baseline" { return .baselines(folder: baselines) }
    if name.hasPrefix("git:") {
      let revision = String(name.dropFirst(4))
      return .revision(try GitBaselines(revision: revision, baselines: baselines))
    }
    if name == "merge-base" || name.hasPrefix("merge-base:") {
      let branch = name.split(separator: ":", maxSplits: 1).dropFirst().first.map(String.init)
      let base = try MergeBase(with: branch)
      let side = "merge-base:\(base.branch)"
      return .revision(
        try GitBaselines(revision: base.commit, baselines: baselines, side: side)
      )
    }
    if let selection = try selection(name) { return .recorded(selection, database: database) }
    guard let entry = try ProjectReader(around: name).entry(at: name) else {
      throw Failure(
        "there is no side '\(name)' to compare",
        hint: nearestSide(to: name, database: database, in: databases)
          ?? "a side is baseline, latest, an engine version, engine:NAME@VERSION, run:ID, "
          + "label:NAME, git:REVISION, merge-base, a database file, a folder of baselines, or a value "
          + "of an axis such as system:18"
      )
    }
    return entry == .folder ? .baselines(folder: name) : .recorded(.latest, database: name)
  }

  /// Suggests a side with a similar name, or the label that the name matches.
  private static func nearestSide(
    to name: String,
    database: String,
    in databases: OpenDatabases
  ) -> String? {
    // An unreadable database suggests nothing; the error is about the name.
    let labels = (try? databases.store(database).recordings().compactMap(\.label)) ?? []
    let side =
      labels.contains(name)
      ? "label:\(name)"
      : nearestSpelling(
        to: name,
        among: ["baseline", "latest", "merge-base"] + labels.map { "label:\($0)" }
      )
        ?? AxisSelector.nearest(to: name)
    return side.map { "did you mean '\($0)'?" } ?? nearestFileHint(to: name)
  }

  private static func selection(_ name: String) throws -> RunSelection? {
    if name == "latest" { return .latest }
    if let match = name.wholeMatch(of: /label:(.+)/) { return .label(String(match.output.1)) }
    if let match = name.wholeMatch(of: /engine:(.+)@([^@]+)/) {
      return .engine(name: String(match.output.1), version: String(match.output.2))
    }
    if name.hasPrefix("run:") {
      guard let id = Int64(name.dropFirst(4)) else {
        throw Failure("'\(name)' is not a run", fix: "write run: and a number from 'scvdb list'")
      }
      return .run(RunID(rawValue: id))
    }
    return name.wholeMatch(of: /\d+\.\d+\.\d+[-+.0-9A-Za-z]*/).map { _ in .version(name) }
  }
}

extension DiffSide {
  /// Returns the side's cases; each one is read only if the comparison needs it.
  package func cases() throws -> [RecordedCase] { try content().cases }

  /// Returns the side's cases and their recordings; baselines have no recordings.
  ///
  /// - Throws: A failure if no case has the selected value of an axis.
  func content() throws -> (cases: [RecordedCase], recordings: [RecordingID]) {
    let (cases, recordings) = try wholeContent()
    guard let selector else { return (cases, recordings) }
    try selector.checkMatches(cases.map(\.identity))
    let matching = cases.indices.filter { selector.matches(cases[$0].identity) }
    return (matching.map { cases[$0] }, recordings.isEmpty ? [] : matching.map { recordings[$0] })
  }

  /// Returns the hashes of the side's questions, for all values of an axis.
  func questionHashes() throws -> [CaseIdentity: QuestionHash] {
    let cases = try wholeContent().cases
    return Dictionary(cases.map { ($0.identity, $0.questionHash) }) { first, _ in first }
  }

  /// Returns all cases of the side, and their recordings.
  private func wholeContent() throws -> (cases: [RecordedCase], recordings: [RecordingID]) {
    switch source {
    case .baselines(let folder):
      let runs = try BaselineFolder(path: folder).runs()
      guard !runs.isEmpty else {
        throw Failure(
          "there is no baseline in this folder",
          at: folder,
          hint: "'scvdb accept' makes the latest recording the baseline"
        )
      }
      return (runs.map { RecordedCase($0) }, [])
    case .revision(let revision):
      return (try revision.runs().map { RecordedCase($0) }, [])
    case .recorded(let selection, let database):
      let store = try databases.store(database)
      let runs =
        selection == .latest
        ? try databases.latestRuns(in: database, askedBy: scenarioFiles).runs
        : try store.runs(selection)
      return (RecordedCase.cases(runs, in: store), runs.map(\.recording))
    case .recordings(let recordings, let database):
      let store = try databases.store(database)
      let runs = try recordings.flatMap { try store.runs(.recording($0)) }
      return (RecordedCase.cases(runs, in: store), runs.map(\.recording))
    }
  }

  /// Returns the side's only finished recording and its database; nil for any other side.
  func digest() throws -> (RecordingStore, RecordingDigest)? {
    guard selector == nil, case .recorded(let selection, let database) = source else { return nil }
    let store = try databases.store(database)
    guard let digest = try store.digest(of: selection), digest.runCount > 0 else { return nil }
    return (store, digest)
  }

  /// Returns the cases without an answer in the latest attempt; empty unless the side is `latest`.
  package func failures() throws -> [CaseFailure] {
    guard case .recorded(.latest, let database) = source else { return [] }
    return try databases.latestRuns(in: database, askedBy: scenarioFiles).failures
      .filter { selector?.matches($0.identity) ?? true }
  }

  /// The baselines folder of the side.
  ///
  /// It is nil for a database's runs, for a revision, because its baselines cannot be repaired, and
  /// for a value of an axis, because the other side's cases have other baselines.
  package var baselines: BaselineFolder? {
    guard selector == nil, case .baselines(let folder) = source else { return nil }
    return BaselineFolder(path: folder)
  }
}

extension DiffSide {
  /// The location of the side's scenarios and screens.
  package enum ScenarioSource {
    case folder(String)
    case revision(GitBaselines)
  }

  /// Returns the location of the questions for the side's runs.
  ///
  /// - Parameter baselines: The folder with the possible scenarios of a database's runs.
  /// - Returns: The folder or the revision.
  package func scenarios(baselines: String) -> ScenarioSource {
    switch source {
    case .baselines(let folder): .folder(folder)
    case .revision(let revision): .revision(revision)
    case .recorded, .recordings: .folder(baselines)
    }
  }

  /// Further details of the side: the commit date of a revision.
  package var details: [String] {
    if case .revision(let revision) = source { ["committed \(revision.committedAt)"] } else { [] }
  }

  /// Whether the side's scenarios and screens never change.
  package var isRevision: Bool {
    if case .revision = source { true } else { false }
  }
}

extension RecordedCase {
  /// Returns the runs of a database as cases; each run is read on demand.
  static func cases(_ runs: [RunSummary], in store: RecordingStore) -> [RecordedCase] {
    var previous: (recording: RecordingID, origin: [String])?
    return runs.map { run in
      let isSame = previous?.recording == run.recording
      let origin = isSame ? previous?.origin ?? [] : run.origin
      if !isSame { previous = (run.recording, origin) }
      return RecordedCase(StoredCase(run, origin: origin, reader: store.reader))
    }
  }

  /// Makes a case from a run in a database; the run is read on demand.
  package convenience init(_ run: RunSummary, in store: RecordingStore) {
    self.init(StoredCase(run, origin: run.origin, reader: store.reader))
  }
}

/// A run in a database, as the source of a case.
private final class StoredCase: CaseSource {
  private let run: RunSummary
  let origin: [String]
  private let reader: RunReader

  init(_ run: RunSummary, origin: [String], reader: RunReader) {
    self.run = run
    self.origin = origin
    self.reader = reader
  }

  var identity: CaseIdentity { run.identity }
  var engine: EngineIdentity { run.engine }
  var questionHash: QuestionHash { run.questionHash }
  var geometryHash: String { run.geometryHash }
  var answerHash: String { run.answerHash }

  func snapshotHashes() throws -> [String: String] { try reader.snapshotHashes(of: run) }

  func read(without checkpoints: Set<String>) throws -> Run {
    try reader.load(run, without: checkpoints)
  }

  func explanations() throws -> [ExplainedStep] { try reader.explanations(of: run) }
}

extension RunSummary {
  /// The date of the recording and the version of its screens.
  fileprivate var origin: [String] {
    originWords(recordedAt: recordedAt, shortCommit: shortCommit)
  }
}

/// Returns the date of a recording and the version of its screens, in words.
func originWords(recordedAt: String?, shortCommit: String?) -> [String] {
  [recordedAt.map { "recorded \($0)" }, shortCommit.map { "commit \($0)" }].compactMap { $0 }
}
