import DriftReport
import Reporting
import SnapshotModel

/// What a page shows of so many runs that its script makes them when they come into sight.
///
/// What runs with the same answer show is there once, whatever they are called and whatever they look like.
struct StoredRuns {
  /// What decides what is shown of a run, but for its name.
  struct Key: Hashable {
    /// See `RunDigests.answer`.
    let answer: String
    let look: ObjectIdentifier?
    let titles: ViewTitles

    init(_ recorded: RecordedCase, _ look: SharedLook?, calling titles: ViewTitles) {
      answer = recorded.answerHash
      self.look = look.map(ObjectIdentifier.init)
      self.titles = titles
    }
  }

  /// What is shown of runs with one answer, but for what their screens look like.
  struct Plan {
    /// The plan among ``plans``.
    fileprivate let number: String
    /// Whether there was room for the timeline.
    let hasTimeline: Bool
    let findings: [String]
    /// The names of the checkpoints that are drawn.
    let pictures: [String]
  }

  private struct PlanKey: Hashable {
    let answer: String
    let titles: ViewTitles
    /// For which checkpoints there was room.
    let isDrawn: [Bool]
  }

  /// What is shown of the runs with one key.
  struct Content {
    let plan: Plan
    /// The number of the plan, and those of the drawings of the run's checkpoints, for the page's script.
    let text: String
  }

  private var contents: [Key: Content] = [:]
  private var knownPlans: [PlanKey: Plan] = [:]
  /// The lines of markup.
  private var store = LineStore()
  /// Of each plan the kinds of its findings, the lines of its article, those of its timeline, and for each picture
  /// the number of its checkpoint and its line, with a tab after each.
  private var kept = LineStore()
  private var checkpoints: [String: Int] = [:]
  private var events = EventRows()
  /// How many bytes timelines may take.
  private let room: Int

  init(room: Int) {
    self.room = room
  }

  /// The lines that ``plans`` have the numbers of.
  var lines: [String] { store.lines }
  /// What is kept of each plan.
  var plans: [String] { kept.lines }

  /// What is shown of runs; nil where nothing has been added for them.
  func content(for key: Key) -> Content? { contents[key] }

  /// The number of a checkpoint that is drawn.
  func number(ofCheckpoint name: String) -> Int? { checkpoints[name] }

  /// Adds what is shown of runs.
  ///
  /// - Parameters:
  ///   - drawn: One of them.
  ///   - key: What they have in common.
  ///   - frame: The page around them.
  ///   - screens: Where their screens are drawn.
  mutating func add(
    _ drawn: DrawnRun,
    for key: Key,
    in frame: RecordingFrame,
    on screens: inout ScreenShelf
  ) {
    let drawings = drawn.checkpoints.map { screens.number(of: $0.screen) }
    let planKey = PlanKey(
      answer: key.answer,
      titles: key.titles,
      isDrawn: drawings.map { $0 != nil }
    )
    let plan =
      knownPlans[planKey] ?? plan(of: drawn, calling: key.titles, in: frame, on: &screens)
    knownPlans[planKey] = plan
    let words = [plan.number] + drawings.map { $0.map(LineStore.word) ?? "-" }
    contents[key] = Content(plan: plan, text: words.joined(separator: " "))
  }

  private mutating func plan(
    of drawn: DrawnRun,
    calling titles: ViewTitles,
    in frame: RecordingFrame,
    on screens: inout ScreenShelf
  ) -> Plan {
    let timeline = Timeline(
      drawn.run.identity,
      [Timeline.Side("run", drawn)],
      room: max(0, room - store.size - kept.size),
      calling: titles,
      isKept: true
    )
    let hasRoom = timeline.rowCount != nil
    let values = hasRoom ? timeline.values(anchor: KeptSign.anchor, &screens, &events) : nil
    let lines = values.map { store.keep(PageTemplates.part("timeline", $0)) } ?? ""
    let findings = drawn.run.findings.map { $0.line(calling: titles) }
    let classes = frame.classes(of: drawn.run.findings.map(\.kind.label))
    let article = PageTemplates.part(
      "run",
      KeptSign.tokens.merging([
        "anchor": KeptSign.anchor, "title": KeptSign.title, "classes": classes,
        "findings": findings, "end": hasRoom ? timeline.end.plain : "0", "hasTimeline": hasRoom,
        "isKept": true,
      ]) { $1 }
    )
    let pictures = pictures(of: drawn, on: &screens)
    let fields = [classes, store.keep(article), lines] + pictures.map(\.text)
    return Plan(
      number: kept.keep(fields.map { $0 + "\t" }.joined()),
      hasTimeline: hasRoom,
      findings: findings,
      pictures: pictures.map(\.name)
    )
  }

  /// The small pictures of a run's screens for contact sheets, each with the number of its checkpoint and its line.
  private mutating func pictures(
    of drawn: DrawnRun,
    on screens: inout ScreenShelf
  ) -> [(name: String, text: String)] {
    drawn.checkpoints.enumerated().compactMap { index, checkpoint in
      let (step, snapshot, screen) = checkpoint
      let title = KeptSign.title + " at \"\(step.detail)\"".spelledOut
      let thumbnail = screens.thumbnail(of: snapshot, as: screen, title: title)
      guard var values = thumbnail else { return nil }
      values["caption"] = KeptSign.variant
      values["number"] = KeptSign.drawing(index)
      let number = checkpoints[step.detail] ?? checkpoints.count
      checkpoints[step.detail] = number
      let line = store.keep(PageTemplates.part("thumbnail", values))
      return (step.detail, "\(LineStore.word(number)) \(line)")
    }
  }
}
