import SnapshotModel

/// One thing that happened in a run, as a timeline shows it.
struct TimelineEntry: Hashable {
  let event: RunEvent

  /// Everything that happened, in order: events, or the keyboard notifications alone of an engine that
  /// reports no events.
  static func all(of run: Run) -> [TimelineEntry] { run.events.map(TimelineEntry.init) }

  /// Without a cause it is a notification of the keyboard, which is UIKit's doing and takes as long as
  /// the keyboard.
  private init(_ event: RunEvent) {
    var event = event
    if event.cause == nil {
      event.cause = .system
      event.duration = event.keyboard?.duration
    }
    self.event = event
  }

  /// Where a keyboard notification moves the keyboard; nil for all else.
  var keyboard: Rect? { event.keyboard?.end }

  /// Whether the same happens at the same time, in whatever step.
  func isSame(as other: TimelineEntry) -> Bool {
    var event = other.event
    event.step = self.event.step
    event.keyboard = self.event.keyboard
    return event == self.event && keyboard == other.keyboard
  }

  /// When it has come to its end, in seconds.
  var end: Double { event.time + (event.duration ?? 0) }

  /// The track on which it is marked; nil for none.
  var track: TimelineTrack? {
    switch event.kind {
    case .notification: .notifications
    case .inset: .insets
    case .scroll: .offsets
    case .call, .focus, .rotation, .trait, .content, .layout, .diagnostic: nil
    }
  }
}

/// What is drawn along the time.
enum TimelineTrack: String, CaseIterable {
  case notifications, insets, offsets
}

/// One row of a timeline: what happened, and in which of the runs.
struct TimelineRow: Hashable {
  let entry: TimelineEntry
  /// `before`, `after`, or `both`.
  let side: String

  /// The rows of runs of one case, in the order of time; what happened in both is one row.
  static func rows(_ sides: [(name: String, entries: [TimelineEntry])]) -> [TimelineRow] {
    guard sides.count == 2 else {
      return sides.flatMap { side in
        side.entries.map { TimelineRow(entry: $0, side: side.name) }
      }
    }
    let (before, after) = (sides[0].entries, sides[1].entries)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    // Another number of the step alone, because one was put in before, is no other event.
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
    // Each run is in the order of time; what only one has may stand beside what the other did
    // later.
    return rows.enumerated().sorted {
      ($0.element.entry.event.time, $0.offset) < ($1.element.entry.event.time, $1.offset)
    }.map(\.element)
  }
}
