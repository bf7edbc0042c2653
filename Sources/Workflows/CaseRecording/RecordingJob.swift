import EngineProtocol
package import Reporting
package import ScenarioModel
import SnapshotModel

/// A command line's request to record: the cases, the database and the name of the recording.
package struct RecordingJob {
  /// Files, folders or names of scenarios; if empty, all in the baselines folder.
  package var scenarios: [String]
  /// The path of the baselines folder.
  package var baselines: String
  /// The path of the database, which is created if necessary.
  package var database: String
  /// The name of the recording; nil for none.
  package var label: String?
  /// The version of the scenarios and screens.
  package var commit: String?
  /// The devices, orientations and users of all cases.
  package var selection: StageSelection
  /// The techniques to use instead of the scenarios' own; nil for their own.
  package var techniques: [Technique]?
  /// The part of the cases to record; nil for all.
  package var part: ShardChoice?
  /// The number of cases that run at the same time.
  package var jobs: Int
  /// See ``RecordingSession/failsFast``.
  package var failsFast: Bool
  /// See ``RecordingSession/reuse``.
  package var reuse: AnswerReuse
  /// See ``RecordingSession/keepsComparisons``.
  package var keepsComparisons: Bool
  /// Whether every scenario records the reasons for its frames, even without requesting them
  /// itself.
  package var explains: Bool
  /// See ``RecordingSession/known``.
  package var known: [KnownInvariant]

  package init(
    scenarios: [String],
    baselines: String,
    database: String,
    label: String?,
    commit: String?,
    selection: StageSelection,
    techniques: [Technique]? = nil,
    part: ShardChoice? = nil,
    jobs: Int,
    failsFast: Bool = false,
    reuse: AnswerReuse = .none,
    keepsComparisons: Bool = false,
    explains: Bool = false,
    known: [KnownInvariant] = []
  ) {
    self.scenarios = scenarios
    self.baselines = baselines
    self.database = database
    self.label = label
    self.commit = commit
    self.selection = selection
    self.techniques = techniques
    self.part = part
    self.jobs = jobs
    self.failsFast = failsFast
    self.reuse = reuse
    self.keepsComparisons = keepsComparisons
    self.explains = explains
    self.known = known
  }

  /// Reads and checks everything, then runs the cases, each engine in a recording of its own.
  ///
  /// The caller prints the results.
  ///
  /// - Parameters:
  ///   - engines: The engines, which are searched for once there are cases.
  ///   - fonts: The fonts for measuring text.
  ///   - console: The console for progress and notes.
  /// - Returns: The recordings, and the cases that could not be recorded.
  /// - Throws: Errors that prevent any recording.
  package func record(
    with engines: AskedEngines,
    measuredBy fonts: FontLibrary,
    on console: Console
  ) async throws -> FinishedJob {
    let planned = try console.during("reading scenarios") {
      try ScenarioFiles(baselines: baselines)
        .plannedCases(of: scenarios, in: selection, under: techniques, measuredBy: fonts)
    }
    console.notes(fonts.notes)
    let lost = try lostCases(of: planned)
    // A recording without cases would contain no information.
    if planned.scenarios.isEmpty, lost.isEmpty { throw Failures(errors: planned.errors) }
    let progress = Progress(of: 0, noun: "case", on: console)
    defer { progress.clear() }
    let interruption = Interruption {
      progress.clear()
      console.note("finishing the running cases; interrupt again to stop at once")
    }
    defer { interruption.end() }
    var finished = FinishedJob(of: planned)
    for step in try steps(of: planned, besides: lost, with: engines) {
      let isStopped = interruption.signal != nil || failsFast && finished.hasFailures
      if isStopped, !finished.recordings.isEmpty {
        finished.unbegun += step.planned.scenarios.reduce(0) { $0 + $1.questions.count }
        continue
      }
      let done = finished.done
      let (recording, others) = try await step.choice.withEngine(jobs: jobs) { engine in
        try await record(step, with: engine, on: console) {
          progress.expect(done + $0)
        } until: {
          interruption.signal != nil
        } progress: {
          progress.show(done + $0)
        }
      }
      if let recording { finished.recordings.append(recording) }
      finished.others.add(others)
    }
    guard !finished.recordings.isEmpty else { throw finished.failure }
    finished.signal = interruption.signal
    return finished
  }

  /// The cases for one engine.
  private struct Step {
    var choice: EngineChoice
    var planned: PlannedCases
    /// The cases without a question.
    var lost: [CaseFailure] = []
  }

  /// Returns the cases for the command line's engine, if any, and for each revision in scenarios.
  ///
  /// A part has one engine only, because the parts of a plan are merged into one recording.
  private func steps(
    of planned: PlannedCases,
    besides lost: [CaseFailure],
    with engines: AskedEngines
  ) throws -> [Step] {
    guard let choose = engines.named, part == nil else {
      return [Step(choice: try engines.main(), planned: planned, lost: lost)]
    }
    let (rest, named) = planned.separatedByRevision()
    let isAsked = !rest.scenarios.isEmpty || !lost.isEmpty
    return try (isAsked ? [Step(choice: engines.main(), planned: rest, lost: lost)] : [])
      + named.map { Step(choice: try choose($0), planned: $1) }
  }

  /// Runs the engine's cases; nothing is recorded without any.
  private func record(
    _ step: Step,
    with engine: any Engine,
    on console: Console,
    expect: (Int) -> Void,
    until shouldStop: @escaping @Sendable () -> Bool,
    progress: (Int) -> Void
  ) async throws -> (FinishedRecording?, OtherEngineScenarios) {
    let technique = step.choice.technique
    let (planned, others) = step.planned.split(by: engine.identity, technique)
    others.note(on: console, isPart: part != nil)
    let lost = step.lost.filter { failure in
      technique.map { $0.rawValue == failure.identity.technique } ?? true
    }
    if planned.scenarios.isEmpty, lost.isEmpty { return (nil, others) }
    let recording = try await record(
      planned,
      besides: lost,
      with: engine,
      on: console,
      expect: expect,
      until: shouldStop,
      progress: progress
    )
    return (recording, others)
  }

  /// Records the cases of the engine's scenarios.
  private func record(
    _ planned: PlannedCases,
    besides lost: [CaseFailure],
    with engine: any Engine,
    on console: Console,
    expect: (Int) -> Void,
    until shouldStop: @escaping @Sendable () -> Bool,
    progress: (Int) -> Void
  ) async throws -> FinishedRecording {
    let digest = QuestionDigest()
    let all = planned.scenarios.map {
      (explains ? $0.questions.explained : $0.questions).hashed(by: digest)
    }
    let assignment = Assignment(plan: Plan(of: all, besides: lost), shard: part?.shard ?? .whole)
    let questions = all.map { $0.only(assignment.shard.contains) }
    let lostHere = lost.filter { assignment.shard.contains($0.identity) }
    let count = questions.reduce(0) { $0 + $1.count }
    expect(count)
    let ignored = planned.ignoredKeys(by: engine)
    console.notes(ignored.map(\.description))
    let session = RecordingSession(
      database: database,
      label: label,
      commit: commit,
      jobs: jobs,
      assignment: assignment,
      failsFast: failsFast,
      reuse: reuse,
      keepsComparisons: keepsComparisons,
      known: known,
      titles: planned.titles
    )
    let result = try await session.record(
      questions.joined(),
      besides: lostHere,
      with: engine,
      until: shouldStop,
      progress: progress
    )
    return FinishedRecording(
      result: result,
      ignored: ignored,
      cases: questions.joined().map(\.identity) + lostHere.map(\.identity),
      count: count
    )
  }

  /// Returns the known cases of unreadable scenarios.
  private func lostCases(of planned: PlannedCases) throws -> [CaseFailure] {
    let unread = planned.lost.filter { $0.identities == nil }
    let source = KnownCases(baselines: baselines, database: part == nil ? database : nil)
    let known = try source.cases(of: Set(unread.map(\.name)))
    return planned.lost.flatMap { $0.failures(among: known, where: selection.matches) }
  }
}

extension PlannedCases {
  /// Returns the options and settings without effect on any case of their scenario, for all its
  /// techniques.
  fileprivate func ignoredKeys(by engine: any Engine) -> [IgnoredKey] {
    let keys = scenarios.map { file, questions in
      file.ignoredKeys(by: engine, on: questions.first?.screens ?? [])
    }
    let indices = Dictionary(grouping: scenarios.indices) { scenarios[$0].file.file }
    return keys.joined().merged.filter { key in
      indices[key.location.file, default: []].allSatisfy { index in
        keys[index].contains { $0.isSame(as: key) }
      }
    }
  }
}

extension Plan {
  /// Makes the plan of a recorder from its questions and the cases without a question.
  fileprivate init(of questions: [CaseQuestions], besides lost: [CaseFailure]) {
    let cases = questions.joined().lazy
      .map { Plan.Case(identity: $0.identity, questionHash: $0.hash) }
    self.init(
      Array(cases)
        + lost.map { Plan.Case(identity: $0.identity, questionHash: $0.questionHash) }
    )
  }
}
