import DriftReport
import Reporting
import SnapshotModel

/// The runs of a large page.
///
/// Its script inserts a run when it scrolls into view.
///
/// The content of runs with equal answers is stored once, independent of their names and
/// appearances.
struct StoredRuns {
  /// The properties of a run that determine its content, except for its name.
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

  /// The content of runs with one answer, except for the appearances of their screens.
  struct Plan {
    /// The number of the plan in ``plans``.
    fileprivate let number: String
    /// Whether the timeline was within the limit.
    let hasTimeline: Bool
    let findings: [String]
    /// The names of the drawn checkpoints.
    let pictures: [String]
  }

  private struct PlanKey: Hashable {
    let answer: String
    let titles: ViewTitles
    /// Whether the drawing of each checkpoint was within the limit.
    let isDrawn: [Bool]
  }

  /// The content of the runs with one key.
  struct Content {
    let plan: Plan
    /// The numbers of the plan and of the checkpoints' drawings, for the page's script.
    let text: String
  }

  private var contents: [Key: Content] = [:]
  private var knownPlans: [PlanKey: Plan] = [:]
  /// The lines of markup.
  private var store = LineStore()
  /// The plans.
  ///
  /// Each has these fields, with a tab after each: the kinds of its findings, the lines of its
  /// article, and the lines of its timeline. For each picture follow the number of its checkpoint
  /// and its line.
  private var kept = LineStore()
  private var checkpoints: [String: Int] = [:]
  private var events = EventRows()
  /// The maximum size of the timelines, in bytes.
  private let room: Int

  init(room: Int) {
    self.room = room
  }

  /// The lines that the numbers in ``plans`` refer to.
  var lines: [String] { store.lines }
  /// The stored fields of each plan.
  var plans: [String] { kept.lines }

  /// Returns the content of runs; nil if it was not added.
  func content(for key: Key) -> Content? { contents[key] }

  /// Returns the number of a drawn checkpoint.
  func number(ofCheckpoint name: String) -> Int? { checkpoints[name] }

  /// Adds the content of runs.
  ///
  /// - Parameters:
  ///   - drawn: One of the runs.
  ///   - key: The key of the runs.
  ///   - frame: The surrounding page.
  ///   - screens: The shelf for the drawings of their screens.
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

  /// Returns the thumbnails of a run's screens for contact sheets, each with the number of its
  /// checkpoint and its line.
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
