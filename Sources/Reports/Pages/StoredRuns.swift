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
    let appearances: ObjectIdentifier?
    let titles: ViewTitles

    init(_ recorded: RecordedCase, _ appearances: SharedAppearances?, calling titles: ViewTitles) {
      answer = recorded.answerHash
      self.appearances = appearances.map(ObjectIdentifier.init)
      self.titles = titles
    }
  }

  /// The content of runs with one answer, except for the appearances of their screens.
  struct Plan {
    /// The index of the plan in ``plans``.
    let number: Int
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

  /// The properties of a checkpoint that determine the markup of its thumbnails.
  private struct PictureKey: Hashable {
    let checkpoint: String
    let index: Int
    /// The size of the window in points.
    let width, height: Double
  }

  /// A thumbnail for contact sheets, and its lines for the gallery.
  private typealias Thumbnails = (picture: StoredContent.Picture, gallery: [Int])

  /// The content of the runs with one key.
  struct Content {
    let plan: Plan
    /// The numbers of the checkpoints' drawings; nil for a drawing above the limit.
    let drawings: [Int?]
  }

  private var contents: [Key: Content] = [:]
  private var knownPlans: [PlanKey: Plan] = [:]
  /// The lines of markup.
  private var store = LineStore()
  /// The content of each plan.
  private(set) var plans: [StoredContent.Plan] = []
  private var planNumbers: [StoredContent.Plan: Int] = [:]
  /// The number of references to lines in ``plans``, of about 5 bytes each.
  private var keptNumbers = 0
  private var checkpoints: [String: Int] = [:]
  private var thumbnails: [PictureKey: Thumbnails] = [:]
  private var events = EventRows()
  /// The maximum size of the timelines, in bytes.
  private let room: Int

  init(room: Int) {
    self.room = room
  }

  /// The lines that the numbers in ``plans`` refer to.
  var lines: [String] { store.lines }

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
  ///   - screens: Collects the drawings of their screens.
  mutating func add(
    _ drawn: DrawnRun,
    for key: Key,
    in frame: RecordingFrame,
    on screens: inout PageScreens
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
    contents[key] = Content(plan: plan, drawings: drawings)
  }

  private mutating func plan(
    of drawn: DrawnRun,
    calling titles: ViewTitles,
    in frame: RecordingFrame,
    on screens: inout PageScreens
  ) -> Plan {
    let timeline = Timeline(
      drawn.run.identity,
      [Timeline.Side("run", drawn)],
      room: max(0, room - store.size - 5 * keptNumbers),
      calling: titles,
      isKept: true
    )
    let hasRoom = timeline.rowCount != nil
    let values = hasRoom ? timeline.values(anchor: CasePlaceholder.anchor, &screens, &events) : nil
    let lines = values.map { store.keep(PageTemplates.part("timeline", $0)) } ?? []
    let findings = drawn.run.findings.map { $0.line(calling: titles) }
    let classes = frame.classes(of: drawn.run.findings.map(\.kind.label))
    let article = PageTemplates.part(
      "run",
      CasePlaceholder.tokens.merging([
        "anchor": CasePlaceholder.anchor, "title": CasePlaceholder.title, "classes": classes,
        "findings": findings, "omissions": drawn.run.omissionLines,
        "end": hasRoom ? timeline.end.plain : "0", "hasTimeline": hasRoom, "isKept": true,
      ]) { $1 }
    )
    let pictures = pictures(of: drawn, on: &screens)
    let content = StoredContent.Plan(
      kinds: classes,
      article: store.keep(article),
      timeline: lines,
      pictures: pictures.map(\.picture),
      gallery: pictures.first?.gallery ?? []
    )
    return Plan(
      number: number(of: content),
      hasTimeline: hasRoom,
      findings: findings,
      pictures: pictures.map(\.name)
    )
  }

  private mutating func number(of plan: StoredContent.Plan) -> Int {
    if let number = planNumbers[plan] { return number }
    planNumbers[plan] = plans.count
    plans.append(plan)
    keptNumbers +=
      plan.article.count + plan.timeline.count + 2 * plan.pictures.count + plan.gallery.count
    return plans.count - 1
  }

  /// Returns the thumbnails of a run's screens, with their checkpoints.
  private mutating func pictures(
    of drawn: DrawnRun,
    on screens: inout PageScreens
  ) -> [(name: String, picture: StoredContent.Picture, gallery: [Int])] {
    drawn.checkpoints.enumerated().compactMap { index, checkpoint in
      let (step, snapshot, screen) = checkpoint
      let key = PictureKey(
        checkpoint: step.detail,
        index: index,
        width: snapshot.window.width,
        height: snapshot.window.height
      )
      guard screens.number(of: screen) != nil else { return nil }
      if let known = thumbnails[key] { return (step.detail, known.picture, known.gallery) }
      let title = CasePlaceholder.title + " at \"\(step.detail)\"".escapedForLog
      guard let values = screens.thumbnail(of: snapshot, as: screen, title: title) else {
        return nil
      }
      let made = thumbnails(values, of: step.detail, index: index)
      thumbnails[key] = made
      return (step.detail, made.picture, made.gallery)
    }
  }

  /// Renders and keeps the thumbnails of a checkpoint.
  private mutating func thumbnails(
    _ values: PageValues,
    of checkpoint: String,
    index: Int
  ) -> Thumbnails {
    var values = values
    values["caption"] = CasePlaceholder.variant
    values["number"] = CasePlaceholder.drawing(index)
    let number = checkpoints[checkpoint] ?? checkpoints.count
    checkpoints[checkpoint] = number
    let lines = store.keep(PageTemplates.part("thumbnail", values))
    values["link"] = CasePlaceholder.link
    let gallery = store.keep(PageTemplates.part("thumbnail", values))
    return (StoredContent.Picture(checkpoint: number, lines: lines), gallery)
  }
}
