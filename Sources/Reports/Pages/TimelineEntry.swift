import SnapshotModel

/// One event of a run on a timeline.
struct TimelineEntry: Hashable {
  let event: RunEvent

  /// Returns all events in order.
  ///
  /// An engine without events has only keyboard notifications.
  static func all(of run: Run) -> [TimelineEntry] { run.events.map(TimelineEntry.init) }

  /// Treats an event without a cause as a keyboard notification: UIKit sends it, and its duration
  /// is the keyboard's.
  private init(_ event: RunEvent) {
    var event = event
    if event.cause == nil {
      event.cause = .system
      event.duration = event.keyboard?.duration
    }
    self.event = event
  }

  /// The keyboard's frame after a keyboard notification; nil for other events.
  var keyboard: Rect? { event.keyboard?.end }

  /// Whether both entries describe the same event at the same time.
  ///
  /// The step may differ.
  func isSame(as other: TimelineEntry) -> Bool {
    var event = other.event
    event.step = self.event.step
    event.keyboard = self.event.keyboard
    return event == self.event && keyboard == other.keyboard
  }

  /// The time of the event's end, in seconds.
  var end: Double { event.time + (event.duration ?? 0) }

  /// The track of the event; nil for none.
  var track: TimelineTrack? {
    switch event.kind {
    case .notification: .notifications
    case .inset: .insets
    case .scroll: .offsets
    case .call, .focus, .rotation, .trait, .content, .layout, .diagnostic: nil
    }
  }
}

/// The tracks along the time axis.
enum TimelineTrack: String, CaseIterable {
  case notifications, insets, offsets
}

/// A row of a timeline: an event and the runs that contain it.
struct TimelineRow: Hashable {
  let entry: TimelineEntry
  /// `before`, `after`, or `both`.
  let side: String

  /// Returns the rows of one case's runs in the order of time.
  ///
  /// An event of both runs is one row.
  static func rows(_ sides: [(name: String, entries: [TimelineEntry])]) -> [TimelineRow] {
    guard sides.count == 2 else {
      return sides.flatMap { side in
        side.entries.map { TimelineRow(entry: $0, side: side.name) }
      }
    }
    let (before, after) = (sides[0].entries, sides[1].entries)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    // The same event can have another step number if a step was inserted before it.
    for change in after.difference(from: before, by: { $0.isSame(as: $1) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [TimelineRow] = []
    var next = 0
    for (index, entry) in before.enumerated() {
      if removed.contains(index) {
        rows.append(TimelineRow(entry: entry, side: sides[0].name))
        continue
      }
      while inserted.contains(next) {
        rows.append(TimelineRow(entry: after[next], side: sides[1].name))
        next += 1
      }
      rows.append(TimelineRow(entry: entry, side: "both"))
      next += 1
    }
    rows += after[next...].map { TimelineRow(entry: $0, side: sides[1].name) }
    // Each run is in the order of time. After the merge, an event of one run can precede earlier
    // events of the other.
    return rows.enumerated().sorted {
      ($0.element.entry.event.time, $0.offset) < ($1.element.entry.event.time, $1.offset)
    }.map(\.element)
  }
}
