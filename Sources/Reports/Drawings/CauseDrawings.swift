package import DriftReport
import Reporting
package import SnapshotModel

/// Draws what a cause of drift is about: the screen before and after, side by side.
package struct CauseDrawings {
  /// The side that is drawn on the left, as `before`.
  package let from: RecordingSide
  /// The side that is drawn on the right, as `after`.
  package let to: RecordingSide
  /// What people call the views, by scenario.
  private let titles: [String: ViewTitles]

  package init(from: RecordingSide, to: RecordingSide, titles: [String: ViewTitles] = [:]) {
    self.from = from
    self.to = to
    self.titles = titles
  }

  /// Two screens that are still to be recognized, and the margin of a report.
  private static let leastColumns = 60
  /// Beyond this a drawing states no more.
  private static let mostColumns = 78
  private static let margin = 10
  /// The classes of drift that catch the eye.
  private static let visible: Set<DriftKind> = [
    .moved, .resized, .movedInWindow, .appeared, .vanished, .reparented, .visibility,
    .contentOffset,
    .coveredByKeyboard, .uncoveredByKeyboard, .offScreen, .onScreen, .coveredByBar, .uncoveredByBar,
  ]

  /// The lines of a drawing with the view's outline drawn heavily; nil for what a drawing does not
  /// show, or where there is no room for it.
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

  /// What a side recorded; it was read for the comparison, so that it can be read again.
  private func snapshot(of occurrence: DriftCause.Occurrence, on side: RecordingSide) -> Snapshot? {
    let recorded = side.cases.first { $0.identity == occurrence.identity }
    guard let run = try? recorded?.read() else { return nil }
    return run.checkpoint(of: occurrence.step)?.snapshot
  }
}
