import DriftReport
import Reporting
import SnapshotModel

/// The events and screens of a case, for one run or for the run before and the run after.
struct Timeline {
  let identity: CaseIdentity
  /// The titles of the case's views.
  private let titles: ViewTitles
  private let sides: [Side]
  /// The title of the timeline, with control characters spelled out.
  private let title: String
  /// Whether the timeline is stored for the page's script, which inserts its name and anchor; see
  /// ``CasePlaceholder``.
  private let isKept: Bool
  /// The events; nil if they exceed the limit.
  private let listed: [TimelineRow]?
  private var rows: [TimelineRow] { listed ?? [] }
  /// The time of the last event's end, in seconds.
  ///
  /// The minimum of 0.1 keeps the time slider usable.
  let end: Double

  /// The width of the tracks, in SVG units.
  private static let width = 1000.0

  /// A run and its side.
  struct Side {
    let name: String
    let run: Run
    /// The drawings of its checkpoints, by step index.
    let screens: [Int: DrawnScreen]

    /// Creates a side; nil if it has no run.
    init?(
      _ name: String,
      _ run: Run?,
      _ appearances: [Int: ScreenAppearance],
      calling titles: ViewTitles
    ) {
      guard let run else { return nil }
      self.init(name, DrawnRun(run, calling: titles, appearances))
    }

    init(_ name: String, _ drawn: DrawnRun) {
      (self.name, run, screens) = (name, drawn.run, drawn.screens)
    }
  }

  /// - Parameters:
  ///   - identity: The case.
  ///   - sides: Its runs; nil for a side without one.
  ///   - room: The maximum number of rows.
  ///   - titles: The titles of the case's views.
  ///   - isKept: Whether placeholders replace the properties of the case, so that cases with the
  ///     same events share the timeline.
  init(
    _ identity: CaseIdentity,
    _ sides: [Side?],
    room: Int,
    calling titles: ViewTitles,
    isKept: Bool = false
  ) {
    self.identity = identity
    self.isKept = isKept
    title = isKept ? CasePlaceholder.title : identity.description.escapedForLog
    self.titles = titles
    self.sides = sides.compactMap(\.self)
    let entries = self.sides.map { (name: $0.name, entries: TimelineEntry.all(of: $0.run)) }
    // The alignment of two long lists takes time. The longer list is a lower bound for the rows.
    let least = entries.map(\.entries.count).max() ?? 0
    let rows = least > room ? nil : TimelineRow.rows(entries)
    let listed = rows.flatMap { $0.count > room ? nil : $0 }
    self.listed = listed
    let times = (listed ?? []).map(\.entry.end) + self.sides.flatMap(\.run.steps).map(\.time)
    end = canonicalPoints(max(0.1, times.max() ?? 0))
  }

  /// The number of rows; nil if they exceed the limit.
  var rowCount: Int? { listed?.count }

  /// Returns the values of the template `timeline`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor on the page.
  ///   - references: Refers to the drawings of the screens.
  ///   - cache: The cache for lines.
  /// - Returns: The values.
  func values(
    anchor: String,
    _ references: inout some ScreenReferences,
    _ cache: TimelineLines
  ) -> PageValues {
    frame.values(
      checkpoints: checkpoints(&references).map(\.markup).joined(),
      rows: lines(of: rows, cache).map { $0.text + "\n" }.joined()
    ).merging(["anchor": anchor, "end": end.plain]) { $1 }
  }

  /// Returns the lines of the template `timeline`.
  ///
  /// - Parameters:
  ///   - references: Refers to the drawings of the screens.
  ///   - cache: The cache for lines.
  /// - Returns: The lines, without empty ones.
  func lines(
    _ references: inout some ScreenReferences,
    _ cache: TimelineLines
  ) -> [MarkupLine] {
    cache.lines(
      of: frame,
      checkpoints: checkpoints(&references),
      rows: lines(of: rows, cache)
    )
  }

  private func lines(of rows: [TimelineRow], _ cache: TimelineLines) -> [MarkupLine] {
    cache.rows(rows, isComparison: isComparison, calling: titles)
  }

  private var isComparison: Bool { sides.count > 1 }

  // MARK: Checkpoints

  /// Returns the checkpoints of all runs in the order of time.
  ///
  /// Checkpoints with equal names and times are combined.
  private func checkpoints(_ references: inout some ScreenReferences) -> [TimelineCheckpoint] {
    let steps = sides.flatMap { side in
      side.run.steps.filter { $0.snapshot != nil }.map { (side: side, step: $0) }
    }
    let keys = steps.map { Moment($0.step) }.distinct.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    return keys.map { key in
      TimelineCheckpoint(
        name: key.name,
        time: key.time,
        isComparison: isComparison,
        figures: steps.filter { Moment($0.step) == key }.map { side, step in
          TimelineCheckpoint.Figure(
            side: side.name,
            step: step.index,
            screen: screen(of: step, side, &references)
          )
        }
      )
    }
  }

  private func screen(
    of step: Step,
    _ side: Side,
    _ references: inout some ScreenReferences
  ) -> ReferencedScreen? {
    guard let snapshot = step.snapshot, let screen = side.screens[step.index],
      let reference = references.reference(to: screen, of: step, in: side.run)
    else { return nil }
    return ReferencedScreen(
      snapshot,
      reference,
      title: "\(side.name), ".escapedForLog + title + " at \"\(step.detail)\"".escapedForLog,
      calling: titles
    )
  }

  private struct Moment: Hashable {
    let time: Double
    let name: String

    init(_ step: Step) {
      time = step.time
      name = step.detail
    }
  }

  // MARK: Events

  private var frame: TimelineFrame {
    TimelineFrame(
      title: title,
      isComparison: isComparison,
      eventCount: rows.count,
      tracks: TimelineTrack.allCases.map(marks)
    )
  }

  private func marks(on track: TimelineTrack) -> TimelineFrame.Track {
    let marked = rows.filter { $0.entry.track == track }
    return TimelineFrame.Track(
      name: track.rawValue.withCapital,
      count: marked.count,
      marks: ["both", "before", "after", "run"].compactMap { side in
        let path = marked.filter { $0.side == side }.map(\.entry).map(mark).joined()
        return path.isEmpty ? nil : TimelineFrame.Marks(side: side, path: path)
      }
    )
  }

  /// Returns a stroke at the start and, for an event with a duration, a line to its end.
  private func mark(_ entry: TimelineEntry) -> String {
    let (from, to) = (x(entry.event.time), x(entry.end))
    return "M\(from) 0v10" + (from == to ? "" : "M\(from) 5H\(to)")
  }

  private func x(_ time: Double) -> String {
    (time / end * Self.width).rounded().plain
  }
}

/// The timelines of a page, up to a maximum number of rows.
struct TimelineList {
  private(set) var values: [PageValues] = []
  private var anchors: [CaseIdentity: String] = [:]
  /// The number of rows left.
  private(set) var room: Int
  private var omitted = 0
  private let lines = TimelineLines()

  init(room: Int) {
    self.room = room
  }

  /// Adds a timeline if its rows are within the limit.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - further: Further values of the template.
  ///   - screens: Collects the drawings of its screens.
  ///   - keepsWithoutRoom: Whether to show the further values if the timeline exceeds the limit.
  mutating func add(
    _ timeline: Timeline,
    tokens further: PageValues,
    _ screens: inout PageScreens,
    keepsWithoutRoom: Bool = false
  ) {
    let hasRoom = timeline.rowCount != nil
    room -= timeline.rowCount ?? 0
    omitted += hasRoom ? 0 : 1
    guard hasRoom || keepsWithoutRoom else { return }
    let anchor = "t\(values.count + 1)"
    anchors[timeline.identity] = anchor
    let own =
      hasRoom
      ? timeline.values(anchor: anchor, &screens, lines) : ["anchor": anchor, "end": "0"]
    values.append(
      own.merging(further) { $1 }.merging(["hasTimeline": hasRoom, "isKept": false]) { $1 }
    )
  }

  /// Returns the anchor of a case's timeline; nil if it has none.
  func anchor(of identity: CaseIdentity) -> String? { anchors[identity] }

  /// A sentence about omitted timelines; empty if all are included.
  var leftOut: [String] { Self.leftOut(omitted) }

  /// Returns a sentence about a number of omitted timelines; empty for 0.
  static func leftOut(_ count: Int) -> [String] {
    count == 0 ? [] : ["Size limit reached: \(counted(count, "timeline")) left out."]
  }
}
