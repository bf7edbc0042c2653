import DriftReport
import Reporting
import SnapshotModel

/// The runs of a large page.
///
/// Its script draws a screen when it scrolls into view.
///
/// The runs are read and drawn in batches of 32 for each job. Runs that look the same are drawn
/// once.
struct DeferredRuns {
  private let runs: [PageRun]
  private let jobs: Int
  private var frame: RecordingFrame
  private var screens = PageScreens(room: room.drawings, isStored: true)
  private var stored = StoredRuns(room: room.timelines)
  private var explanations = PageExplanations(room: room.explanations)
  private var sheets = StoredSheets()
  /// The indices of the cases with the first pictures.
  private var gallery = Gallery<Int>()
  private var answers = RecentAnswers()
  private var cases: [StoredContent.Case] = []
  /// The number of runs without a timeline.
  private var omitted = 0
  /// The findings in their order and the cases of each, for readers without scripts.
  private var found: [String] = []
  private var foundIn: [String: [String]] = [:]

  /// The limits of drawings, timelines and explanations, in bytes before compression.
  ///
  /// Browsers open a page within these limits at once.
  private static let room = (drawings: 48_000_000, timelines: 12_000_000, explanations: 4_000_000)

  init(_ runs: [PageRun], in frame: RecordingFrame, jobs: Int) {
    self.runs = runs
    self.frame = frame
    self.jobs = jobs
  }

  /// Returns the values of the template `recording` and the number of findings.
  ///
  /// - Throws: Any error from reading a run.
  func content() async throws -> RecordingContent {
    var page = self
    let batch = 32 * jobs
    for start in stride(from: 0, to: runs.count, by: batch) {
      try await page.add(runs[start...].prefix(batch))
    }
    return page.finished
  }

  /// Adds runs.
  ///
  /// Only runs that look different from all earlier runs are drawn.
  private mutating func add(_ batch: ArraySlice<PageRun>) async throws {
    var seen: Set<StoredRuns.Key> = []
    let fresh = batch.filter {
      stored.content(for: $0.key) == nil && seen.insert($0.key).inserted
    }
    var undrawn: [UndrawnRun] = []
    for run in fresh { undrawn.append(try answers.undrawn(run)) }
    let drawn = await undrawn.concurrentMap(jobs: jobs) { $0.drawn }
    await screens.prepare(drawn.flatMap(\.checkpoints).map(\.screen), jobs: jobs)
    for (run, drawn) in zip(fresh, drawn) {
      stored.add(drawn, for: run.key, in: frame, on: &screens)
    }
    for run in batch { try append(run) }
  }

  private mutating func append(_ run: PageRun) throws {
    guard let content = stored.content(for: run.key) else { return }
    let identity = run.recorded.identity
    let plan = content.plan
    cases.append(
      StoredContent.Case(
        tokens: frame.menus.words(of: identity),
        plan: plan.number,
        drawings: content.drawings,
        variant: identity.withoutScenario.escapedForLog
      )
    )
    let anchor = "t\(cases.count)"
    gallery.add(identity) { plan.pictures.isEmpty ? nil : cases.count - 1 }
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
      cases: cases,
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
        "stored": content.base64,
        "found": found.map { finding -> PageValues in
          ["finding": finding, "cases": foundIn[finding, default: []].joined(separator: "; ")]
        },
        "explanationData": explanations.values,
      ].merging(screens.pageValues) { $1 }
    )
  }
}

extension PageRun {
  fileprivate var key: StoredRuns.Key { StoredRuns.Key(recorded, appearances, calling: titles) }
}

extension CaseIdentity {
  /// The case in one line without its scenario's name.
  var withoutScenario: String {
    String(decoding: description.utf8.dropFirst(scenario.utf8.count + 1), as: UTF8.self)
  }
}

/// A cache of the last answers.
///
/// Successive runs often have the same answer.
private struct RecentAnswers {
  private static let capacity = 64

  /// The most recent answer is last.
  private var known: [(hash: String, run: Run)] = []

  /// Returns a run with its answer.
  ///
  /// The answer may carry the name of another case with the same answer.
  mutating func undrawn(_ run: PageRun) throws -> UndrawnRun {
    let hash = run.recorded.answerHash
    if let answer = known.last(where: { $0.hash == hash })?.run {
      return UndrawnRun(run: answer, titles: run.titles, appearances: run.appearances)
    }
    let read = try run.undrawn()
    if known.count == Self.capacity { known.removeFirst() }
    known.append((hash, read.run))
    return read
  }
}
