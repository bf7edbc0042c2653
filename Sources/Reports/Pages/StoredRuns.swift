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
    /// See ``SharedAppearances/number``.
    private(set) var appearances: Int?
    let titles: ViewTitles

    /// The properties that determine the plan of a page with room for all drawings.
    var withoutAppearances: Key {
      var key = self
      key.appearances = nil
      return key
    }

    init(_ recorded: RecordedCase, _ appearances: SharedAppearances?, calling titles: ViewTitles) {
      answer = recorded.answerHash
      self.appearances = appearances?.number
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
  /// The caches for the lines of ``plans``.
  let cache = PlanLines()
  private let kinds: FindingKindMenu
  /// The maximum size of the timelines, in bytes.
  private let room: Int

  init(room: Int, kinds: FindingKindMenu) {
    self.room = room
    self.kinds = kinds
  }

  /// The lines that the numbers in ``plans`` refer to.
  var lines: [String] { store.lines }

  /// The number of plans that are kept for equal answers in other scenarios; each takes 400 bytes.
  private static let planLimit = 10_000

  /// Forgets the content of runs, and their plans if these are very many.
  mutating func forgetRuns() {
    contents = [:]
    if knownPlans.count > Self.planLimit { knownPlans = [:] }
  }

  /// Returns the content of runs; nil if it was not added.
  func content(for key: Key) -> Content? { contents[key] }

  /// Returns the number of a drawn checkpoint.
  func number(ofCheckpoint name: String) -> Int? { checkpoints[name] }

  /// Adds the content of runs.
  ///
  /// - Parameters:
  ///   - prepared: One of the runs.
  ///   - key: The key of the runs.
  ///   - screens: Collects the drawings of their screens.
  mutating func add(_ prepared: PreparedRun, for key: Key, on screens: inout PageScreens) {
    let drawn = prepared.drawn
    let drawings = drawn.checkpoints.map { screens.number(of: $0.screen) }
    let planKey = PlanKey(
      answer: key.answer,
      titles: key.titles,
      isDrawn: drawings.map { $0 != nil }
    )
    let plan =
      knownPlans[planKey]
      ?? plan(markup(of: prepared, for: planKey), of: drawn, on: &screens)
    knownPlans[planKey] = plan
    contents[key] = Content(plan: plan, drawings: drawings)
  }

  /// Returns the prepared markup if the page has room for it, else the markup with the parts that
  /// have room.
  private func markup(of prepared: PreparedRun, for key: PlanKey) -> PlanMarkup {
    let rowLimit = max(0, room - store.size - 5 * keptNumbers)
    if let plan = prepared.plan, plan.isDrawn == key.isDrawn, plan.rowCount ?? 0 <= rowLimit {
      return plan
    }
    return PlanMarkup(
      of: prepared.drawn,
      calling: key.titles,
      isDrawn: key.isDrawn,
      rowLimit: rowLimit,
      kinds: kinds,
      cache: cache
    )
  }

  private mutating func plan(
    _ markup: PlanMarkup,
    of drawn: DrawnRun,
    on screens: inout PageScreens
  ) -> Plan {
    let timeline = store.keep(markup.timeline)
    let pictures = pictures(of: drawn, on: &screens)
    let content = StoredContent.Plan(
      kinds: markup.kinds,
      article: store.keep(markup.article),
      timeline: timeline,
      pictures: pictures.map(\.picture),
      gallery: pictures.first?.gallery ?? []
    )
    return Plan(
      number: number(of: content),
      hasTimeline: markup.rowCount != nil,
      findings: markup.findings,
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
    let lines = store.keep(MarkupLine.lines(of: PageTemplates.part("thumbnail", values)))
    values["link"] = CasePlaceholder.link
    let gallery = store.keep(MarkupLine.lines(of: PageTemplates.part("thumbnail", values)))
    return (StoredContent.Picture(checkpoint: number, lines: lines), gallery)
  }
}
