import SnapshotModel

/// The result of an import.
package struct ImportResult: Equatable, Sendable {
  /// The number of added recordings.
  package var recordings = 0
  /// The number of runs in the added recordings.
  package var runs = 0
  /// The number of recordings that already existed with equal content.
  package var known = 0
  /// The change to the schema of the database.
  package var migration: AppliedMigration?
}

extension RecordingStore {
  /// Adds the new recordings of an export, all of them or none.
  ///
  /// - Parameters:
  ///   - source: A file of JSON Lines, see `ExportLine`.
  ///   - target: The database; it is created if it does not exist.
  /// - Returns: The numbers of added and existing recordings.
  /// - Throws: An error of the file, with its line, or of the database.
  package static func importRecordings(
    from source: String,
    into target: String
  ) throws(StoreError) -> ImportResult {
    let reader = try ExportReader(file: source)
    return try withStore(writing: target) { store throws(StoreError) in
      try store.transaction { () throws(StoreError) in
        var importer = try Importer(reader, into: store)
        var result = try importer.run()
        result.migration = store.migration
        return result
      }
    }
  }
}

/// Adds an export to a database, inside a transaction of its caller.
private struct Importer {
  private let store: RecordingStore
  private let reader: ExportReader
  private var plans: [String: Plan] = [:]
  /// For each description, the number of existing recordings that have not been matched with
  /// recordings of the export.
  private var present: [ExportLine.Recording: Int] = [:]
  private var counts = ExportLine.End()
  private var result = ImportResult()

  init(_ reader: ExportReader, into store: RecordingStore) throws(StoreError) {
    self.reader = reader
    self.store = store
    for recording in try store.recordings() {
      let runs = try store.sortedRuns(of: recording.id).answered
      let failures = try store.failures(of: recording.id)
      present[ExportLine.Recording(recording, runs: runs, failures: failures), default: 0] += 1
    }
  }

  mutating func run() throws(StoreError) -> ImportResult {
    guard let header = try reader.line().header else { throw reader.fault("it has no header") }
    guard header == .current else {
      throw reader.fault("its format \(header.format) \(header.version) is unknown")
    }
    while true {
      let line = try reader.line()
      if let plan = line.plan {
        try read(plan)
      } else if let recording = line.recording {
        try read(recording)
      } else if let end = line.end {
        try check(end)
        return result
      } else {
        throw reader.fault("expected the start of a recording")
      }
    }
  }

  /// Rejects a last line that does not match the previous lines.
  private func check(_ end: ExportLine.End) throws(StoreError) {
    guard (end.recordings, end.runs) == (counts.recordings, counts.runs) else {
      throw reader.fault("the count in its last line is not its number of lines")
    }
    guard end.root == reader.rootBefore.hash else {
      throw reader.fault("its root differs: lines are missing, or were changed")
    }
    try reader.checkEnd()
  }

  private mutating func read(_ line: ExportLine.PlanLine) throws(StoreError) {
    let plan = Plan(line.cases)
    guard plan.hash == line.hash else { throw reader.fault("the plan's hash differs") }
    plans[plan.hash] = plan
  }

  private mutating func read(_ line: ExportLine.Recording) throws(StoreError) {
    let isKnown = present[line, default: 0] > 0
    var recording: RecordingID?
    if isKnown { present[line, default: 0] -= 1 } else { recording = try begin(line) }
    var runs: [Answered] = []
    var geometry: [(identity: CaseIdentity, geometryHash: String)] = []
    let planned = line.plan.flatMap { plans[$0] }.map { Set($0.cases) }
    for _ in 0..<max(0, line.runs) {
      let (run, geometryHash) = try readRun(of: line, into: recording)
      geometry.append((identity: run.identity, geometryHash: geometryHash))
      let asked = Plan.Case(identity: run.identity, questionHash: run.question)
      guard planned?.contains(asked) ?? true else {
        throw reader.fault("the plan of its recording does not have the run's question")
      }
      runs.append(run)
    }
    guard ExportLine.Recording.content(of: runs, failures: line.failures ?? []) == line.content
    else {
      throw reader.fault("the recording that ends here has a different hash")
    }
    if let recording {
      try store.writer.finish(recording, contentHash: recordingHash(of: geometry))
    }
    counts.recordings += 1
    counts.runs += runs.count
    result.known += isKnown ? 1 : 0
    result.recordings += isKnown ? 0 : 1
    result.runs += isKnown ? 0 : runs.count
  }

  private func begin(_ line: ExportLine.Recording) throws(StoreError) -> RecordingID {
    let recording = try store.writer.startRecording(
      engine: line.engine,
      label: line.label,
      commit: line.commit,
      recordedAt: line.recordedAt
    )
    switch (line.plan, line.shard) {
    case (nil, nil): break
    case (let hash?, let shard?):
      guard let plan = plans[hash] else { throw reader.fault("its plan does not precede it") }
      try store.writer.write(Assignment(plan: plan, shard: shard), of: recording)
    default: throw reader.fault("a plan requires a part, and a part requires a plan")
    }
    for failure in line.failures ?? [] { try store.writer.write(failure, in: recording) }
    return recording
  }

  private mutating func readRun(
    of recording: ExportLine.Recording,
    into id: RecordingID?
  ) throws(StoreError) -> (run: Answered, geometryHash: String) {
    guard let line = try reader.line().run else { throw reader.fault("expected a run") }
    let run = line.run
    guard run.engine == recording.engine else {
      throw reader.fault("the run's engine is not the recording's engine")
    }
    var digested: DigestedRun
    do throws(InconsistentRun) {
      digested = try DigestedRun(run)
    } catch {
      throw reader.fault("the run is inconsistent: \(error.problem)")
    }
    guard digested.digests.answer == line.answer else {
      throw reader.fault("the run's hash differs")
    }
    digested.wordings = (line.wordings ?? []).sorted { $0.view < $1.view }
    guard Set(digested.wordings.map(\.view)).count == digested.wordings.count else {
      throw reader.fault("a view has two texts")
    }
    if let id { try store.writer.write(digested, in: id) }
    let answered = Answered(
      run.identity,
      run.questionHash,
      answer: line.answer,
      digested.digests.explanations
    )
    return (run: answered, geometryHash: digested.digests.geometry)
  }
}
