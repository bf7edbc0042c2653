import DriftReport
import Reporting
import SnapshotModel

/// The runs of a large page.
///
/// Its script draws a screen when it scrolls into view.
///
/// The runs are read and drawn in batches of 32 for each job. Runs of a scenario that look the same
/// are drawn once. While a batch is prepared, the previous batch is added to the page.
struct DeferredRuns {
  /// The cases without a run in ``dressed``, in their order.
  private var remaining: ArraySlice<RecordedCase>
  /// The next runs.
  private var dressed: [PageRun] = []
  private let dressing: ([RecordedCase]) -> [PageRun]
  private let jobs: Int
  private var frame: RecordingFrame
  private var screens = PageScreens(room: room.drawings, isStored: true)
  private var stored: StoredRuns
  private var explanations = PageExplanations(room: room.explanations)
  private var sheets = StoredSheets()
  /// The indices of the cases with the first pictures.
  private var gallery = Gallery<Int>()
  /// The last answers, by their hashes.
  ///
  /// Successive runs often have the same answer.
  private var answers = RecentValues<String, Run>(limit: 64)
  /// The scenario of the last run that was read, and of the last one that was added.
  private var readScenario, addedScenario: String?
  /// The keys of the scenario's runs that were read.
  private var seen: Set<StoredRuns.Key> = []
  /// Their keys without appearances.
  private var planned: Set<StoredRuns.Key> = []
  private let written = StoredContentStream()
  /// The number of runs without a timeline.
  private var omitted = 0
  /// The findings in their order and the cases of each, for readers without scripts.
  private var found: [String] = []
  private var foundIn: [String: [String]] = [:]

  /// The limits of drawings, timelines and explanations, in bytes before compression.
  ///
  /// Browsers open a page within these limits at once.
  private static let room = (drawings: 48_000_000, timelines: 12_000_000, explanations: 4_000_000)

  /// - Parameters:
  ///   - cases: The cases in their order.
  ///   - frame: The page's parts around the runs.
  ///   - jobs: The number of runs that are drawn concurrently.
  ///   - dressing: Returns the runs of cases of one scenario with the page's additions. The
  ///     additions of 100,000 runs would take 100 MB.
  init(
    _ cases: [RecordedCase],
    in frame: RecordingFrame,
    jobs: Int,
    dressing: @escaping ([RecordedCase]) -> [PageRun]
  ) {
    remaining = cases[...]
    self.dressing = dressing
    self.frame = frame
    self.jobs = jobs
    stored = StoredRuns(room: Self.room.timelines, kinds: frame.kinds)
  }

  /// Returns the values of the template `recording` and the number of findings.
  ///
  /// - Throws: Any error from reading a run.
  func content() async throws -> RecordingContent {
    var page = self
    var last: (batch: Batch, prepared: Task<[PreparedRun], Never>)?
    while let batch = try page.nextBatch() {
      let prepared = await last?.prepared.value
      let preparing = await page.startPreparing(batch)
      if let last, let prepared { try page.add(last.batch, prepared) }
      last = (batch, preparing)
    }
    if let last { try page.add(last.batch, await last.prepared.value) }
    return page.finished
  }

  /// Runs that are added to the page together.
  private struct Batch {
    /// The runs, each with its index in ``undrawn`` if it looks different from all earlier runs of
    /// its scenario.
    var runs: [(run: PageRun, undrawn: Int?)] = []
    /// The runs as they were read, and whether each is the first with its plan.
    var undrawn: [(run: UndrawnRun, isPlanned: Bool)] = []
  }

  /// Reads the next runs that look different from all earlier runs of their scenarios; returns nil
  /// after the last run.
  private mutating func nextBatch() throws -> Batch? {
    let runs = nextRuns()
    guard !runs.isEmpty else { return nil }
    var batch = Batch()
    for run in runs {
      if run.scenario != readScenario {
        // Runs of different scenarios seldom look the same.
        (seen, planned, readScenario) = ([], [], run.scenario)
      }
      guard seen.insert(run.key).inserted else {
        batch.runs.append((run, nil))
        continue
      }
      let isPlanned = planned.insert(run.key.withoutAppearances).inserted
      batch.runs.append((run, batch.undrawn.count))
      batch.undrawn.append((try undrawn(run), isPlanned))
    }
    return batch
  }

  /// Returns the next runs, at most 32 for each job.
  private mutating func nextRuns() -> [PageRun] {
    let size = 32 * jobs
    while dressed.count < size, let scenario = remaining.first?.identity.scenario {
      let cases = remaining.prefix { $0.identity.scenario == scenario }
      remaining = remaining.dropFirst(cases.count)
      dressed += dressing(Array(cases))
    }
    let runs = Array(dressed.prefix(size))
    dressed.removeFirst(runs.count)
    return runs
  }

  /// Returns a run with its answer.
  ///
  /// The answer may carry the name of another case with the same answer.
  private mutating func undrawn(_ run: PageRun) throws -> UndrawnRun {
    let hash = run.recorded.answerHash
    if let answer = answers[hash] {
      return UndrawnRun(run: answer, titles: run.titles, appearances: run.appearances)
    }
    let read = try run.undrawn()
    answers.add(read.run, for: hash)
    return read
  }

  private func startPreparing(_ batch: Batch) async -> Task<[PreparedRun], Never> {
    let preparation = RunPreparation(
      markups: screens.markups,
      kinds: frame.kinds,
      lines: stored.cache
    )
    let task = Task { [undrawn = batch.undrawn, jobs] in
      await undrawn.concurrentMap(jobs: jobs) { run, isPlanned in
        preparation.prepare(run, isPlanned: isPlanned)
      }
    }
    // A single job does nothing else meanwhile.
    if jobs == 1 { _ = await task.value }
    return task
  }

  private mutating func add(_ batch: Batch, _ prepared: [PreparedRun]) throws {
    for (run, undrawn) in batch.runs {
      if run.scenario != addedScenario {
        stored.forgetRuns()
        addedScenario = run.scenario
      }
      if let undrawn { stored.add(prepared[undrawn], for: run.key, on: &screens) }
      try append(run)
    }
  }

  private mutating func append(_ run: PageRun) throws {
    guard let content = stored.content(for: run.key) else { return }
    let identity = run.recorded.identity
    let plan = content.plan
    written.add(
      StoredContent.Case(
        tokens: frame.menus.words(of: identity),
        plan: plan.number,
        drawings: content.drawings,
        variant: identity.withoutScenario.escapedForLog
      )
    )
    let anchor = "t\(written.caseCount)"
    gallery.add(identity) { plan.pictures.isEmpty ? nil : written.caseCount - 1 }
    omitted += plan.hasTimeline ? 0 : 1
    let explained = try run.recorded.explanations()
    explanations.add(explained, at: plan.hasTimeline ? anchor : nil, calling: run.titles)
    sheets.add(plan.pictures, of: identity.scenario)
    // Without scripts, the findings replace the runs.
    frame.add(plan.findings.count, in: identity, at: "runs")
    for finding in plan.findings.distinct {
      if foundIn[finding] == nil { found.append(finding) }
      foundIn[finding, default: []].append(identity.description.escapedForLog)
    }
  }

  private var finished: RecordingContent {
    let shown = sheets.values(stored, frame.menus)
    let content = StoredContent(
      lines: stored.lines,
      plans: stored.plans,
      gallery: gallery.pictures,
      elements: screens.stored.elements,
      drawings: screens.stored.drawings,
      parts: screens.partDefinitions
    )
    return RecordingContent(
      frame: frame,
      values: [
        "runs": [String](),
        "timelinesLeftOut": TimelineList.leftOut(omitted) + explanations.leftOut,
        "gallery": [PageValues](), "hasGallery": !gallery.pictures.isEmpty,
        "sheets": shown, "hasSheets": !shown.isEmpty,
        "stored": written.finish(content),
        "found": found.map { finding -> PageValues in
          ["finding": finding, "cases": foundIn[finding, default: []].joined(separator: "; ")]
        },
        "explanationData": explanations.values,
      ].merging(screens.pageValues) { $1 }
    )
  }
}

extension PageRun {
  fileprivate var scenario: String { recorded.identity.scenario }

  fileprivate var key: StoredRuns.Key { StoredRuns.Key(recorded, appearances, calling: titles) }
}

extension CaseIdentity {
  /// The case in one line without its scenario's name.
  var withoutScenario: String {
    String(decoding: description.utf8.dropFirst(scenario.utf8.count + 1), as: UTF8.self)
  }
}
