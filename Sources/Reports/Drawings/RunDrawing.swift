import DriftReport
import Reporting
package import SnapshotModel

/// A run's screens at its checkpoints, drawn for a terminal or as a picture.
package struct RunDrawing {
  /// The recorded run.
  package let run: Run
  /// The drawn checkpoints.
  package let steps: [Step]
  /// The highlighted views; nil for none.
  package let view: ViewPattern?
  /// The titles of the run's views.
  private let titles: ViewTitles
  /// The appearances of the views by step index; empty if only the geometry is available.
  private let appearances: [Int: ScreenAppearance]

  package init(
    run: Run,
    steps: [Step],
    view: ViewPattern?,
    titles: ViewTitles = ViewTitles(),
    appearances: [Int: ScreenAppearance] = [:]
  ) {
    self.appearances = appearances
    self.run = run
    self.steps = steps
    self.view = view
    self.titles = titles
  }

  /// Returns a heading and the drawings, side by side where the width allows it.
  ///
  /// Each line is terminated.
  package func text(columns: Int) -> String {
    let drawings = screens.map { step, snapshot in
      ScreenDrawing(
        of: snapshot,
        caption: step.detail,
        columns: columns,
        highlighting: highlighted(in: snapshot),
        calling: titles
      )
    }
    let heading = RunTree(run: run).heading.map(\.printable) + [""]
    return (heading + ScreenDrawing.sideBySide(drawings, columns: columns))
      .map { $0 + "\n" }.joined()
  }

  /// Returns one SVG document with the screens from left to right.
  ///
  /// - Parameter interface: The drawn interface style; nil follows the reader's setting.
  /// - Returns: A panel for each screen, with its caption.
  package func picture(in interface: ColorStyle.Interface? = nil) -> ScreenPicture {
    let panels = screens.map {
      ScreenPicture.Panel(
        caption: $0.step.detail,
        snapshot: $0.snapshot,
        appearance: appearances[$0.step.index]
      )
    }
    let highlighted = screens.map { self.highlighted(in: $0.snapshot) }
    return ScreenPicture(
      title: "\(run.identity), \(run.engine.name) \(run.engine.version)",
      panels: panels,
      highlighting: highlighted.reduce([]) { $0.union($1) },
      calling: titles,
      in: interface
    )
  }

  private var screens: [(step: Step, snapshot: Snapshot)] {
    steps.compactMap { step in step.snapshot.map { (step, $0) } }
  }

  private func highlighted(in snapshot: Snapshot) -> Set<ViewPath> {
    guard let view else { return [] }
    return Set(snapshot.views.map(\.path).filter(view.matches))
  }
}
