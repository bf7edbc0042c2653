package import DriftReport
import Reporting
package import SnapshotModel

/// Draws the screen of a cause of drift before and after the change, side by side.
package struct CauseDrawings {
  /// The left side of the drawing, `before`.
  package let from: RecordingSide
  /// The right side of the drawing, `after`.
  package let to: RecordingSide
  /// The titles of the views, by scenario.
  private let titles: [String: ViewTitles]

  package init(from: RecordingSide, to: RecordingSide, titles: [String: ViewTitles] = [:]) {
    self.from = from
    self.to = to
    self.titles = titles
  }

  /// Two recognizable screens and the margin of a report.
  private static let leastColumns = 60
  /// A wider drawing shows nothing more.
  private static let mostColumns = 78
  private static let margin = 10
  /// The classes of drift that are visible on a screen.
  private static let visible: Set<DriftKind> = [
    .moved, .resized, .movedInWindow, .appeared, .vanished, .reparented, .visibility,
    .contentOffset,
    .coveredByKeyboard, .uncoveredByKeyboard, .offScreen, .onScreen, .coveredByBar, .uncoveredByBar,
  ]

  /// Returns the lines of a drawing with a heavy outline around the view.
  ///
  /// The result is nil for changes that a drawing cannot show and where the room is too small.
  package func lines(of cause: DriftCause, columns: Int) -> [String]? {
    guard columns >= Self.leastColumns, case .view(let path) = cause.subject,
      !Self.visible.isDisjoint(with: cause.kinds)
    else { return nil }
    let occurrence = cause.occurrences[0]
    let room = min(columns - Self.margin, Self.mostColumns)
    let drawings = [(from, "before"), (to, "after")].compactMap { side, caption in
      snapshot(of: occurrence, on: side).map { snapshot in
        ScreenDrawing(
          of: snapshot,
          caption: caption,
          columns: room / 2 - 1,
          highlighting: [path],
          calling: titles[occurrence.identity.scenario] ?? ViewTitles()
        )
      }
    }
    return drawings.count == 2 ? ScreenDrawing.sideBySide(drawings, columns: room) : nil
  }

  /// Returns the recorded snapshot of an occurrence.
  ///
  /// The comparison has already read this run without an error.
  private func snapshot(of occurrence: DriftCause.Occurrence, on side: RecordingSide) -> Snapshot? {
    let recorded = side.cases.first { $0.identity == occurrence.identity }
    guard let run = try? recorded?.read() else { return nil }
    return run.checkpoint(of: occurrence.step)?.snapshot
  }
}
