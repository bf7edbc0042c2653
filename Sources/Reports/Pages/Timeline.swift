import DriftReport
import Reporting
import SnapshotModel

/// What happened in a case, and its screens: of one run, or of the run before and the one after.
struct Timeline {
  let identity: CaseIdentity
  /// What people call the views of the case.
  private let titles: ViewTitles
  private let sides: [Side]
  private var runs: [(side: String, run: Run)] { sides.map { ($0.name, $0.run) } }
  /// What the timeline is called, with whatever would act on a reader's screen spelled out.
  private let title: String
  /// Whether it is kept for the page's script, which puts its name and its anchor in; see ``KeptSign``.
  private let isKept: Bool
  /// What happened; nil where it is too much to be listed.
  private let listed: [TimelineRow]?
  private var rows: [TimelineRow] { listed ?? [] }

  /// How many units the tracks are wide.
  private static let width = 1000.0

  /// A run by the side that it is of.
  struct Side {
    let name: String
    let run: Run
    /// What is drawn of its checkpoints, by the indices of its steps.
    let screens: [Int: DrawnScreen]

    /// Nil where the side has no run.
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
  ///   - sides: Its runs; nil where a side has none.
  ///   - room: How many rows there may be.
  ///   - titles: What people call the views of the case.
  ///   - isKept: Whether signs stand for what distinguishes it from timelines of other cases in which the same
  ///     happened.
  init(
    _ identity: CaseIdentity,
    _ sides: [Side?],
    room: Int,
    calling titles: ViewTitles,
    isKept: Bool = false
  ) {
    self.identity = identity
    self.isKept = isKept
    title = isKept ? KeptSign.title : identity.description.spelledOut
    self.titles = titles
    self.sides = sides.compactMap(\.self)
    let entries = self.sides.map { (name: $0.name, entries: TimelineEntry.all(of: $0.run)) }
    // To align two long lists takes time, and there are no fewer rows than either has entries.
    let least = entries.map(\.entries.count).max() ?? 0
    let rows = least > room ? nil : TimelineRow.rows(entries)
    listed = rows.flatMap { $0.count > room ? nil : $0 }
  }

  /// How many rows it has; nil where there is no room for them.
  var rowCount: Int? { listed?.count }

  /// What the template `timeline` shows.
  func values(
    anchor: String,
    _ screens: inout ScreenShelf,
    _ events: inout EventRows
  ) -> PageValues {
    [
      "anchor": anchor, "title": title, "end": end.plain,
      "isComparison": runs.count > 1,
      "eventCount": counted(rows.count, "event"),
      "checkpoints": checkpoints(&screens),
      "tracks": TimelineTrack.allCases.map(values),
      "rows": events.markup(of: rows, calling: titles),
      "hasRows": !rows.isEmpty,
    ]
  }

  /// When all has come to its end; a tenth of a second at least, so that there is something to choose.
  var end: Double {
    let times = rows.map(\.entry.end) + runs.flatMap(\.run.steps).map(\.time)
    return canonicalPoints(max(0.1, times.max() ?? 0))
  }

  // MARK: Checkpoints

  /// The checkpoints of all runs in the order of time, those of one name and time together.
  private func checkpoints(_ screens: inout ScreenShelf) -> [PageValues] {
    let steps = sides.flatMap { side in
      side.run.steps.filter { $0.snapshot != nil }.map { (side: side, step: $0) }
    }
    let keys = steps.map { Moment($0.step) }.distinct.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    return keys.map { key in
      let shown = steps.filter { Moment($0.step) == key }
      return [
        "name": key.name.spelledOut, "checkpointTime": key.time.plain,
        "figures": shown.map { side, step -> PageValues in
          [
            "side": side.name, "step": step.index,
            "screen": [screen(of: step, side, &screens)].compactMap { $0 },
          ]
        },
      ]
    }
  }

  private func screen(of step: Step, _ side: Side, _ screens: inout ScreenShelf) -> PageValues? {
    guard let snapshot = step.snapshot, let screen = side.screens[step.index] else { return nil }
    return screens.values(
      of: snapshot,
      as: screen,
      title: "\(side.name), ".spelledOut + title + " at \"\(step.detail)\"".spelledOut,
      id: isKept ? "\(KeptSign.anchor)d\(step.index)" : nil,
      reference: isKept ? side.run.checkpointIndex(of: step).map(KeptSign.drawing) : nil,
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

  private func values(of track: TimelineTrack) -> PageValues {
    let marked = rows.filter { $0.entry.track == track }
    return [
      "track": track.rawValue.withCapital, "trackCount": marked.count,
      "marks": ["both", "before", "after", "run"].compactMap { side -> PageValues? in
        let path = marked.filter { $0.side == side }.map(\.entry).map(mark).joined()
        return path.isEmpty ? nil : ["side": side, "path": path]
      },
    ]
  }

  /// A stroke for the beginning and, where it takes time, a line to the end.
  private func mark(_ entry: TimelineEntry) -> String {
    let (from, to) = (x(entry.event.time), x(entry.end))
    return "M\(from) 0v10" + (from == to ? "" : "M\(from) 5H\(to)")
  }

  private func x(_ time: Double) -> String {
    (time / end * Self.width).rounded().plain
  }
}

/// The timelines of a page, as many as there is room for.
struct TimelineList {
  private(set) var values: [PageValues] = []
  private var anchors: [CaseIdentity: String] = [:]
  /// How many rows there may still be.
  private(set) var room: Int
  private var omitted = 0
  private var events = EventRows()

  init(room: Int) {
    self.room = room
  }

  /// Adds a timeline if there is room for its rows.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - further: What else its template shows.
  ///   - screens: Where its screens are drawn.
  ///   - keepsWithoutRoom: Whether the further values are shown where there is no room for the rest.
  mutating func add(
    _ timeline: Timeline,
    tokens further: PageValues,
    _ screens: inout ScreenShelf,
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
      ? timeline.values(anchor: anchor, &screens, &events) : ["anchor": anchor, "end": "0"]
    values.append(
      own.merging(further) { $1 }.merging(["hasTimeline": hasRoom, "isKept": false]) { $1 }
    )
  }

  /// The anchor of a case's timeline; nil where it has none.
  func anchor(of identity: CaseIdentity) -> String? { anchors[identity] }

  /// That some are left out, in a sentence; none where none is.
  var leftOut: [String] { Self.leftOut(omitted) }

  /// That a number of timelines are left out, in a sentence; none for none.
  static func leftOut(_ count: Int) -> [String] {
    count == 0 ? [] : ["Size limit reached: \(counted(count, "timeline")) left out."]
  }
}
