import SnapshotModel

/// The lines of a page's timelines.
///
/// Most timelines share most of their lines. Any thread can use the cache.
final class TimelineLines: Sendable {
  private let rows = LineCache<EventRow>(capacity: 20_000)
  private let checkpoints = LineCache<TimelineCheckpoint>(capacity: 5000)
  private let frames = LineCache<TimelineFrame>(capacity: 1000)

  /// Placeholders for the checkpoints and the rows of a timeline.
  ///
  /// They are control characters, which markup never contains.
  private enum Gap {
    static let checkpoints = "\u{e}"
    static let rows = "\u{f}"
  }

  /// Returns one line for each row of a timeline.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - isComparison: Whether the timeline compares two runs.
  ///   - titles: The titles of the case's views.
  /// - Returns: The lines.
  func rows(
    _ rows: [TimelineRow],
    isComparison: Bool,
    calling titles: ViewTitles
  ) -> [MarkupLine] {
    rows.flatMap {
      let row = EventRow($0, isComparison: isComparison, calling: titles)
      return self.rows.lines(for: row, \.markup)
    }
  }

  /// Returns the lines of the template `timeline`.
  func lines(
    of frame: TimelineFrame,
    checkpoints: [TimelineCheckpoint],
    rows: [MarkupLine]
  ) -> [MarkupLine] {
    let around = frames.lines(for: frame) { frame in
      PageTemplates.part(
        "timeline",
        frame.values(checkpoints: Gap.checkpoints + "\n", rows: Gap.rows + "\n")
      )
    }
    return around.flatMap { line in
      switch line.text {
      case Gap.checkpoints:
        checkpoints.flatMap { self.checkpoints.lines(for: $0, \.markup) }
      case Gap.rows: rows
      default: [line]
      }
    }
  }
}
